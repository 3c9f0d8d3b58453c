import { DESK_TEXT } from '#text/press/desk.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ArticleBody } from '#features/press/article/article-body.tsx';
import { readyText, type ArticleText } from '#site/press/article-text.ts';

interface ArticlePreviewProps {
  text: ArticleText;
  /** The day that it would be published on. */
  date: Date;
  siteId: string;
  /** Pictures that are not at the storage yet. */
  waiting: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** The article as it will be read, before it is published. */
export function ArticlePreview({ text, date, siteId, waiting, onClose }: ArticlePreviewProps) {
  return (
    <Dialog title={DESK_TEXT.preview} closeLabel={DESK_TEXT.closePreview} onClose={onClose}>
      <ArticleBody level={3} waiting={waiting} article={{ ...readyText(text), siteId, date, views: 0 }} />
    </Dialog>
  );
}
