import fs from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/** The settings that `npx oxfmt` follows, without what they say of whole folders. */
async function settings(root: string): Promise<FormatConfig> {
  const {
    $schema: _schema,
    ignorePatterns: _ignored,
    ...options
  } = JSON.parse(await fs.readFile(path.join(root, '.oxfmtrc.json'), 'utf8')) as Record<string, unknown>;
  return options;
}

/**
 * An edited file as the repository formats it. One that somebody has formatted otherwise keeps its form, or a change of
 * a word would be a commit of a hundred lines.
 */
export async function formatLike(before: string, after: string, file: string, root: string): Promise<string> {
  const options = await settings(root);
  const formatted = async (source: string) => (await format(path.basename(file), source, options)).code;
  return (await formatted(before)) === before ? formatted(after) : after;
}
