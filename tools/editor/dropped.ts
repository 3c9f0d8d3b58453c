import { broughtKind, filmOf, isNewFile, isText, type NewFile } from '#editor/model/brought/brought-file.ts';
import { EditError } from '#editor/model/edit.ts';
import type { EditRequest } from '#editor/model/messages.ts';
import { isNewPicture, pictureFile, pictureOf, type NewPicture } from '#editor/model/pictures/new-picture.ts';
import type { Content } from '#site/content-schema.ts';
import { filmNames } from '#site/film-files.ts';
import { pictureNames } from '#tools/content/content-assets.ts';
import type { NewFiles } from './brought/brought-desk.ts';
import type { NewPictures } from './pictures/picture-desk.ts';

/** What was dropped in. */
export interface Dropped {
  pictures: NewPictures;
  files: NewFiles;
}

/** Of each picture and file the last that was chosen. @throws {EditError} */
export function droppedIn({ edits }: EditRequest): Dropped {
  const [pictures, files] = [new Map<string, NewPicture>(), new Map<string, NewFile>()];
  for (const edit of edits.filter(({ file }) => !isText(file))) {
    const name = pictureOf(edit.file);
    const value = edit.kind === 'set' && edit.path.length === 0 ? edit.value : undefined;
    if (name !== null && isNewPicture(value)) pictures.set(name, value);
    else if (name === null && isNewFile(value)) files.set(edit.file, value);
    else throw new EditError([edit.file]);
  }
  return { pictures, files };
}

/** Whether the content says that a file is to stand there; icons it need not name. */
function isNamed(file: string, { brought }: NewFile, { announcement, videos }: Content): boolean {
  const film = filmOf(file);
  if (film !== null) return filmNames(videos).includes(film);
  if (broughtKind(file) !== 'notice') return true;
  return announcement !== null && 'approved' in announcement.pdf && announcement.pdf.approved === brought;
}

/** What of it a content names; and the rest, as the editor calls it, which would lie in the folder for nothing. */
export function byUse({ pictures, files }: Dropped, content: Content): { named: Dropped; unused: string[] } {
  const names = new Set(pictureNames(content));
  const shown = new Map([...pictures].filter(([name]) => names.has(name)));
  const kept = new Map([...files].filter(([file, value]) => isNamed(file, value, content)));
  const unused = [
    ...[...pictures.keys()].filter((name) => !shown.has(name)).map(pictureFile),
    ...[...files.keys()].filter((file) => !kept.has(file)),
  ];
  return { named: { pictures: shown, files: kept }, unused };
}
