import { pictureOf } from '#editor/model/pictures/new-picture.ts';
import type { PictureWork } from '#editor/state/editor-context.ts';
import type { useEditor } from '#editor/state/use-editor.ts';
import { SAVING_TEXT } from '#text/editor/words.ts';

/** What fields that show a picture need of the editor. */
export const pictureWork = ({ change, check, problems, retry, shapes }: ReturnType<typeof useEditor>): PictureWork => ({
  shapes,
  problems: problems.filter(({ file }) => pictureOf(file) !== null),
  failure: check.kind === 'failed' ? SAVING_TEXT.failed(check.reason) : null,
  retry,
  edit: (edit) => change({ kind: 'edit', edit }),
  put: (picture) => change({ kind: 'picture', ...picture }),
});
