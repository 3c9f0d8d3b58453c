import type { EditAnswer, EditedContent, EditRequest } from '#editor/model/messages.ts';

// The page stands at the address that holds the token: what it asks for lies beside it.

/** Every content file as it stands on the disk. @throws where the editor's server has ended */
export async function readContent(): Promise<EditedContent> {
  const response = await fetch('content');
  if (!response.ok) throw new Error(`content: ${response.status}`);
  return (await response.json()) as EditedContent;
}

async function ask(name: 'try' | 'save', asked: EditRequest): Promise<EditAnswer> {
  const response = await fetch(name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  return (await response.json()) as EditAnswer;
}

/** Has the whole content checked, and shown in the site beside where nothing is wrong. */
export const tryEdits = (asked: EditRequest): Promise<EditAnswer> => ask('try', asked);

/** Has it written. */
export const saveEdits = (asked: EditRequest): Promise<EditAnswer> => ask('save', asked);
