import { EditError, type FileEdit } from '#editor/model/edit.ts';
import { PICTURE_NAME } from '#editor/model/pictures/new-picture.ts';
import { at, isObject, type Path, type Tree, type Trees } from '#editor/model/tree.ts';
import { filmFile, ICON_FILE, LOGO_FILE, NOTICE_FILE, type BroughtKind, type NewFile } from './brought-file.ts';

/** A file that is dropped in, for the field that names it. */
export interface PutFile {
  what: BroughtKind;
  /** Of the text, and the place in it, that says where the file comes from; an icon has none. */
  file: string;
  path: Path;
  /** What stood around the field when it was last seen: another one may stand in its place by now. */
  field: Tree | undefined;
  brought: NewFile;
}

const put = (file: string, value: NewFile): FileEdit => ({ kind: 'set', file, path: [], value });

/** The film that a source names; undefined where it names none that can be a file's. */
function nameIn(source: Tree | undefined): string | undefined {
  const name = isObject(source) ? source['file'] : undefined;
  return typeof name === 'string' && PICTURE_NAME.test(name) ? name : undefined;
}

function freeFilm(trees: Trees): string {
  let number = 1;
  while (filmFile(`film-${number}`) in trees) number += 1;
  return `film-${number}`;
}

/** How a file gets into its place, with the text that names it. @throws {EditError} where its field is gone */
export function filePut(trees: Trees, { what, file, path, field, brought }: PutFile): FileEdit[] {
  if (what === 'icon') return [put(ICON_FILE, brought)];
  if (what === 'logo') return [put(LOGO_FILE, brought)];
  const now = at(trees[file], path);
  if (now === undefined || at(trees[file], path.slice(0, -1)) === undefined) throw new EditError(path);
  if (what === 'notice')
    return [{ kind: 'set', file, path, value: { approved: brought.brought } }, put(NOTICE_FILE, brought)];
  // An entry of a list may have been moved meanwhile.
  if (JSON.stringify(now) !== JSON.stringify(field)) throw new EditError(path);
  const known = nameIn(now);
  const name = known ?? freeFilm(trees);
  const named: FileEdit[] = known === undefined ? [{ kind: 'set', file, path, value: { file: name } }] : [];
  return [...named, put(filmFile(name), brought)];
}
