import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Source files below a folder of the project, as paths from its root with `/`; a missing folder has none. */
export function sourceFiles(folder: string, extensions = /\.(tsx?|mjs)$/): string[] {
  const start = path.join(root, folder);
  if (!fs.existsSync(start)) return [];
  return fs
    .readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extensions.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

const STRING_OR_COMMENT = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** A file's code without its comments; lines keep their numbers. */
export const codeOf = (file: string): string =>
  fs
    .readFileSync(path.join(root, file), 'utf8')
    .replaceAll(STRING_OR_COMMENT, (match, text: string | undefined) => text ?? match.replaceAll(/[^\n]/g, ''));

/** A file's comments, and of its texts those that pass; a text's quotes stay. */
export const commentsOf = (file: string, isWanted: (text: string) => boolean = () => false): string[] =>
  [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(STRING_OR_COMMENT)].flatMap(([match, text]) =>
    text === undefined || isWanted(text) ? [match] : [],
  );

/** `file:line: the line` for every line of code that matches. */
export const findInCode = (file: string, pattern: RegExp): string[] =>
  codeOf(file)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
