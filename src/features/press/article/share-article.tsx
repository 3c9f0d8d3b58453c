import { SHARE_TEXT } from '#text/share.ts';
import { ShareButton } from '#ui/controls/share-button.tsx';

/** Hands the article on, by its own address. */
export const ShareArticle = ({ title }: { title: string }) => <ShareButton title={title} words={SHARE_TEXT} />;
