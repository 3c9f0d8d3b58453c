import { mendPictures } from '#ui/pictures/mend-pictures.ts';
import { prefetchPages } from '#app/routing/prefetch-pages.ts';
import { followSaleEnd } from './sale-end.tsx';

/** What a page does for its visitor once it is there; nothing of it is seen at once. */
export function startLateWork(): void {
  prefetchPages();
  mendPictures(document);
  followSaleEnd();
}
