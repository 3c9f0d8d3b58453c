import { articleMoment } from '#features/press/article/article-date.ts';
import { DESK_TEXT } from '#text/press/desk.ts';
import { DRAFT_TEXT } from '#text/press/drafts.ts';
import form from '#ui/style/form.module.css';
import type { Draft } from './drafts.ts';
import type { Keeping } from './use-draft.ts';
import type { Place } from './use-following.ts';

interface DraftPlaceProps {
  draft: Draft;
  keeping: Keeping;
  place: Place;
}

/** Where what is typed is kept. It stands under a form's buttons: it grows as a field is left, and must not move one from under a finger. */
export const DraftPlace = ({ draft, keeping, place }: DraftPlaceProps) => (
  <p className={form.hint}>
    {keeping === 'kept' && `${DESK_TEXT.kept(articleMoment(new Date(draft.savedAt)))} ${DRAFT_TEXT.places[place]}`}
    {keeping === 'not-kept' && DESK_TEXT.notKept}
  </p>
);
