import { writtenValue } from './written-value.ts';

/** Files whose type has another name than they have. */
const TYPES: Readonly<Record<string, string>> = { maps: 'MapsContent' };

/** What a content file's type is called in its schema. */
export const typeNameOf = (file: string): string => TYPES[file] ?? file.charAt(0).toUpperCase() + file.slice(1);

/** A content file that was not there, in the shape of all others. */
export function begunSource(file: string, value: unknown): string {
  const type = typeNameOf(file);
  return `import type { ${type} } from '#site/schema/${file}.ts';

export const ${file}: ${type} | null = ${writtenValue(value)};
`;
}
