import fs from 'node:fs/promises';
import path from 'node:path';
import { inProject } from '#tools/commands/project.mjs';
import type { Content } from '#site/content-schema.ts';
import { loadContent } from '#tools/content/content.ts';
import { wordsOf } from '#tools/readiness/texts.ts';

const FIRST = inProject('src/content');

/** Everything that only the first development may say: names, phone, addresses, companies, slug, articles, units. */
export async function firstSiteWords(other: Content): Promise<string[]> {
  const first = await loadContent(FIRST);
  const shared = JSON.stringify(other);
  return [
    ...wordsOf(first),
    encodeURIComponent(first.facts.slug),
    first.facts.location.address,
    ...(first.press?.articles.map(({ title }) => title) ?? []),
    ...first.units.units.flatMap(({ label, lead }) => [label, lead]),
  ].filter((word) => !shared.includes(word));
}

/** Every file of a build that holds one of the words, in its name or its text. */
export async function filesWith(dist: string, words: readonly string[]): Promise<string[]> {
  const files = (await fs.readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  if (files.length <= 10) throw new Error(`The build in ${dist} has ${files.length} files: nothing was searched.`);
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const place = path.relative(dist, file);
      const text = `${place}\n${await fs.readFile(file, 'utf8')}`;
      return words.filter((word) => text.includes(word)).map((word) => `${word} in ${place}`);
    }),
  );
  return found.flat();
}
