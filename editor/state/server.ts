import type { BroughtKind } from '#editor/model/brought/brought-file.ts';
import type {
  BroughtAnswer,
  Drawn,
  DrawRequest,
  EditAnswer,
  EditedContent,
  EditRequest,
  PictureAnswer,
  ReadinessAnswer,
} from '#editor/model/messages.ts';
import { pictureOf } from '#editor/model/pictures/new-picture.ts';
import {
  broughtAnswerSchema,
  contentSchema,
  drawnSchema,
  editAnswerSchema,
  pictureAnswerSchema,
  readinessSchema,
} from './answers.ts';
import { ask, type Unanswered } from './ask.ts';

// The page stands at the address that holds the token: what it asks for lies beside it.

/** Every content file as it stands on the disk. */
export const readContent = (): Promise<EditedContent | Unanswered> => ask('content', contentSchema);

/** What a deploy would refuse of what stands on the disk. */
export const readReadiness = (): Promise<ReadinessAnswer | Unanswered> => ask('readiness', readinessSchema);

const asJson = (asked: EditRequest | DrawRequest): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(asked),
});

/** Has the whole content checked, and shown in the site beside where nothing is wrong. */
export const tryEdits = (asked: EditRequest): Promise<EditAnswer | Unanswered> =>
  ask('try', editAnswerSchema, asJson(asked), CHECK_MS);

/** A check waits for others that the same machine is at. */
const CHECK_MS = 60_000;
/** The files of a picture are encoded while a save runs: half a minute where nothing else is to do. */
const PICTURE_MS = 180_000;

const limitOf = ({ edits }: EditRequest): number =>
  CHECK_MS + PICTURE_MS * new Set(edits.flatMap(({ file }) => (pictureOf(file) === null ? [] : file))).size;

/** Has it written. The same asked again, because no answer came, is written once. */
export const saveEdits = (asked: EditRequest): Promise<EditAnswer | Unanswered> =>
  ask('save', editAnswerSchema, asJson(asked), limitOf(asked));

/** Has a plan or a map drawn as it is being written. */
export const draw = (asked: DrawRequest): Promise<Drawn | Unanswered> => ask('draw', drawnSchema, asJson(asked));

const asBytes = (file: Blob): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/octet-stream' },
  body: file,
});

/** Hands over a picture that is dropped in; it is in no content yet. */
export const sendPicture = (file: Blob): Promise<PictureAnswer | Unanswered> =>
  ask('picture', pictureAnswerSchema, asBytes(file));

/** Where such a picture can be seen. */
export const pictureAddress = (master: string): string => `picture/${master}`;

/** Hands over a file that an office brings as it is; it is in no content yet. */
export const sendFile = (kind: BroughtKind, file: Blob): Promise<BroughtAnswer | Unanswered> =>
  ask(`file/${kind}`, broughtAnswerSchema, asBytes(file));

/** Where one of the files can be seen that it is saved as. */
export const fileAddress = (kind: BroughtKind, brought: string, file: string): string =>
  `file/${kind}/${brought}/${file}`;
