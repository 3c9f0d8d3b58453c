import { CHOICE_NAMES } from '#text/editor/choices.ts';
import { FILE_NAMES, OTHER_FILE_NAMES } from '#text/editor/files.ts';
import { PAGE_LABELS, PART_LABELS } from '#text/editor/labels/pages.ts';
import { PLAN_LABELS } from '#text/editor/labels/plans.ts';
import { SITE_LABELS } from '#text/editor/labels/site.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { LAW_NAMES } from '#text/editor/law-names.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { pictureOf } from './pictures/new-picture.ts';
import { columnsOf } from './table-cells.ts';
import { at, isList, isObject, type Key, type Path, type Tree } from './tree.ts';

const LABELS = { ...PLAN_LABELS, ...SITE_LABELS, ...PAGE_LABELS };

/** The longest end of a place that a table of names knows. */
export function named<Name>(table: Readonly<Record<string, Name>>, names: readonly string[]): Name | undefined {
  for (let start = 0; start < names.length; start += 1) {
    const end = names.slice(start).join('.');
    if (Object.hasOwn(table, end)) return table[end];
  }
  return undefined;
}

/** What a field is called. @param names the file and the fields on the way to it */
export const labelOf = (names: readonly string[]): string => named(LABELS, names) ?? names.at(-1) ?? '';

/** What one of a fixed number of values is called. @param names the file and the fields on the way to all of them */
export const partLabel = (names: readonly string[], index: number): string =>
  named(PART_LABELS, names)?.[index] ?? EDITOR_TEXT.entry(index + 1);

/** What a choice of a field is called; as it is written, where that is a name already. */
export const choiceName = (names: readonly string[], choice: string | number): string =>
  named(CHOICE_NAMES, names)?.[choice] ?? String(choice);

export function fileName(file: string): string {
  const picture = pictureOf(file);
  return picture === null ? (FILE_NAMES[file] ?? OTHER_FILE_NAMES[file] ?? file) : PICTURE_TEXT.file(picture);
}

const HEADINGS = [
  'title',
  'name',
  'label',
  'question',
  'item',
  'text',
  'id',
  'unit',
  'line',
  'path',
  'caption',
] as const;

/** What a choice is called where only its field is known, not the way to it. */
function chosenName(field: string, choice: string): string {
  const tables = Object.entries(CHOICE_NAMES).filter(([place]) => `.${place}`.endsWith(`.${field}`));
  return tables.map(([, names]) => names[choice]).find((name) => name !== undefined) ?? choice;
}

/** What an entry of a list says of itself, to find it among the others. */
export function headingOf(tree: Tree | undefined): string {
  if (typeof tree === 'string' || typeof tree === 'number') return String(tree);
  // A row of a table goes by its first cell.
  if (isList(tree)) return typeof tree[0] === 'string' ? tree[0] : '';
  if (!isObject(tree)) return '';
  if (typeof tree['lawText'] === 'string') return LAW_NAMES[tree['lawText']] ?? tree['lawText'];
  const found = HEADINGS.map((key) => tree[key]).find((value) => typeof value === 'string' && value !== '');
  if (typeof found === 'string') return found;
  const [key, value] = Object.entries(tree).find(([, part]) => typeof part === 'string') ?? [];
  return key && typeof value === 'string' ? chosenName(key, value) : '';
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** An entry's name, and its day where it has one. */
export function noteOf(tree: Tree | undefined): string {
  const days = isObject(tree) ? [tree['from'], tree['date']] : [];
  const day = days.find((value) => typeof value === 'string' && DAY.test(value));
  return [headingOf(tree), ...(typeof day === 'string' ? [day] : [])].join(' · ');
}

/** A field's own name is a word; the paths and types under which entries are kept are not. */
const isFieldName = (key: Key): key is string => typeof key === 'string' && /^[a-z]\w*$/i.test(key);

/** The file and the fields on the way to a place. */
export const namesOf = (file: string, path: Path): string[] => [file, ...path.filter(isFieldName)];

/** Where something stands, from the outside in, as staff read it. */
export function placeName(file: string, path: Path, tree: Tree | undefined): string[] {
  const steps = path.map((key, index) => {
    const upTo = path.slice(0, index + 1);
    if (isFieldName(key)) return labelOf(namesOf(file, upTo));
    const value = at(tree, upTo);
    const heading = headingOf(value);
    if (typeof key === 'string') return heading || key;
    if (!isList(value) && !isObject(value))
      return columnsOf(tree, path.slice(0, index))?.[key] ?? partLabel(namesOf(file, upTo), key);
    const place = EDITOR_TEXT.entry(key + 1);
    return heading && index < path.length - 1 ? `${place} ‘${heading}’` : place;
  });
  return [fileName(file), ...steps];
}
