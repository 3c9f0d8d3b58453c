import type { ReadinessAnswer } from '#editor/model/messages.ts';
import { ContentError } from '#tools/content/content-error.ts';
import { loadContent } from '#tools/content/content.ts';
import { judgeReadiness } from '#tools/readiness/judge.ts';

/** What a deploy refuses of a development as it stands on the disk: its own dry run says the same. */
export async function readReadiness(root: string, folder: string): Promise<ReadinessAnswer> {
  try {
    const content = await loadContent(folder);
    const { unready } = await judgeReadiness(root, folder, content, new Date());
    return { kind: 'judged', places: unready };
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'wrong' };
    throw error;
  }
}
