import { fieldOf } from '#site/content-field.ts';

/** A part of the content with the place where it stands. */
export interface Found<Part> {
  file: string;
  field: string;
  value: Part;
}

function find<Part extends object>(
  value: unknown,
  isWanted: (part: object) => part is Part,
  file: string,
  field = '',
): Found<Part>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    find(part, isWanted, file, fieldOf(field, key, Array.isArray(value))),
  );
  return isWanted(value) ? [{ file, field, value }, ...inside] : inside;
}

/** Every part of a content folder's files that is of one kind, at any depth. */
export const partsIn = <Part extends object>(
  content: Readonly<Record<string, unknown>>,
  isWanted: (part: object) => part is Part,
): Found<Part>[] => Object.entries(content).flatMap(([name, value]) => find(value, isWanted, `${name}.ts`));
