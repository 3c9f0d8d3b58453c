import path from 'node:path';
import { expect, test } from 'vitest';
import { contentSchema } from '#site/content-schema.ts';
import { codeOf, sourceFiles } from '#tests/support/source-files.ts';

/** Names of the files that stand in a folder itself. */
const namesIn = (folder: string) =>
  sourceFiles(folder, /\.ts$/)
    .filter((file) => path.posix.dirname(file) === folder)
    .map((file) => path.posix.basename(file, '.ts'))
    .toSorted();

const contentFiles = namesIn('src/content');

test('every content file has its schema in the file of its name, and every schema file is a content file’s', () => {
  expect(contentFiles.length).toBeGreaterThan(20);
  expect(namesIn('src/site/schema')).toEqual(contentFiles);
  expect(Object.keys(contentSchema.entries).toSorted()).toEqual(contentFiles);
});

test.each(contentFiles)('%s.ts of the content is checked by the schema of its name, and typed by it', (name) => {
  expect(codeOf(`src/site/schema/${name}.ts`)).toContain(`export const ${name}Schema = `);
  expect(codeOf('src/site/content-schema.ts')).toMatch(new RegExp(String.raw`\b${name}: .*\b${name}Schema\b`));
  expect(codeOf(`src/content/${name}.ts`)).toContain(`from '#site/schema/${name}.ts'`);
});
