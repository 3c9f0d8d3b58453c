import { fieldName } from '#editor/model/problems.ts';
import { isList, isObject, type Path, type Tree, type Trees } from '#editor/model/tree.ts';
import { filmOf } from './brought-file.ts';

/** The form of what belongs to no content file: the icon and the lettering. */
export const ICONS = 'icons';

/** Where a form shows a file that was brought. */
export interface FormPlace {
  form: string;
  field: string;
}

function sourcesOf(tree: Tree | undefined, film: string, path: Path = []): Path[] {
  if (isList(tree)) return tree.flatMap((part, index) => sourcesOf(part, film, [...path, index]));
  if (!isObject(tree)) return [];
  if (tree['file'] === film && path.at(-1) === 'source') return [path];
  return Object.entries(tree).flatMap(([key, part]) => sourcesOf(part, film, [...path, key]));
}

/** Every place that plays a film: a new one is seen in all of them. */
export const filmUses = (trees: Trees, film: string): Path[] => sourcesOf(trees['videos'], film);

/** Where a file stands that was brought, or that a check names by its path; undefined where it is a text. */
export function formPlace(trees: Trees, file: string): FormPlace | undefined {
  if (file.startsWith('icons/') || file.startsWith('splash/'))
    return { form: ICONS, field: file.endsWith('logo.svg') ? 'logo' : 'icon' };
  if (file.startsWith('files/')) return { form: 'announcement', field: 'pdf' };
  const film = filmOf(file);
  if (film === null) return undefined;
  const [use] = filmUses(trees, film);
  return { form: 'videos', field: use ? fieldName(use) : '' };
}
