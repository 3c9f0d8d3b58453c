import type { EditAnswer, EditRequest } from '#editor/model/messages.ts';
import { fileHashes } from './read-edited.ts';

type Save = (asked: EditRequest) => Promise<EditAnswer>;

/**
 * Answers what is asked again as it was answered before, for as long as the files are as that save left them: whose
 * answer was lost on the way would otherwise be told that somebody else has changed the files.
 */
export function saveOnce(folder: string, save: Save): Save {
  let last = { asked: '', hashes: '', answer: { kind: 'fine' } as EditAnswer };
  const hashesNow = async ({ edits }: EditRequest) =>
    JSON.stringify(await fileHashes(folder, [...new Set(edits.map(({ file }) => file))]));
  return async (request) => {
    const asked = JSON.stringify(request);
    if (asked === last.asked && (await hashesNow(request)) === last.hashes) return last.answer;
    const answer = await save(request);
    if (answer.kind === 'fine') last = { asked, hashes: await hashesNow(request), answer };
    return answer;
  };
}
