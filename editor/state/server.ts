import type {
  Drawn,
  DrawRequest,
  EditAnswer,
  EditedContent,
  EditRequest,
  PictureAnswer,
} from '#editor/model/messages.ts';

// The page stands at the address that holds the token: what it asks for lies beside it.

/** Every content file as it stands on the disk. @throws where the editor's server has ended */
export async function readContent(): Promise<EditedContent> {
  const response = await fetch('content');
  if (!response.ok) throw new Error(`content: ${response.status}`);
  return (await response.json()) as EditedContent;
}

const post = (name: 'try' | 'save' | 'draw', asked: EditRequest | DrawRequest): Promise<Response> =>
  fetch(name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });

/** A server that fails says so in its answer, whatever its status. */
async function ask(name: 'try' | 'save', asked: EditRequest): Promise<EditAnswer> {
  const response = await post(name, asked);
  return (await response.json()) as EditAnswer;
}

/** Has the whole content checked, and shown in the site beside where nothing is wrong. */
export const tryEdits = (asked: EditRequest): Promise<EditAnswer> => ask('try', asked);

/** Has it written. */
export const saveEdits = (asked: EditRequest): Promise<EditAnswer> => ask('save', asked);

/** Has a plan or a map drawn as it is being written. @throws where the server has ended, or fails */
export async function draw(asked: DrawRequest): Promise<Drawn> {
  const response = await post('draw', asked);
  if (!response.ok) throw new Error(`draw: ${response.status}`);
  return (await response.json()) as Drawn;
}

/** Hands over a picture that is dropped in; it is in no content yet. */
export async function sendPicture(file: Blob): Promise<PictureAnswer> {
  const response = await fetch('picture', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  return (await response.json()) as PictureAnswer;
}

/** Where such a picture can be seen. */
export const pictureAddress = (master: string): string => `picture/${master}`;
