import path from 'node:path';
import type { Content } from '#site/content-schema.ts';
import type { Readiness } from '#site/readiness.ts';
import { loadContent } from '#tools/content/content.ts';
import { checkReadiness } from './check-readiness.ts';

const EXAMPLE = 'src/content';

/**
 * What stands between a development and its visitors, as a deploy and the editor count it.
 * @param root of the checkout @param folder of its content; both absolute
 * @throws {Error} where the first development's content, against which it is held, cannot be read
 */
export async function judgeReadiness(root: string, folder: string, content: Content, today: Date): Promise<Readiness> {
  const example = path.resolve(root, EXAMPLE);
  return checkReadiness(folder, content, folder === example ? null : await loadContent(example), today);
}
