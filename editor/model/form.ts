import { toJsonSchema } from '@valibot/to-json-schema';
import { contentSchema } from '#site/content-schema.ts';
import { LISTED_KINDS } from '#site/pages/page-kinds.ts';
import { noticeSource } from '#site/schema/announcement.ts';
import { picture } from '#site/schema/parts/fields.ts';
import { filmSource } from '#site/schema/videos.ts';
import type { BroughtKind } from './brought/brought-file.ts';

/** What a form knows of a value: valibot's own JSON schema of it, and what the checks of its schema would ask for. */
export interface FormSchema {
  type?: string;
  properties?: Readonly<Record<string, FormSchema>>;
  required?: readonly string[];
  items?: FormSchema;
  prefixItems?: readonly FormSchema[];
  additionalProperties?: FormSchema | boolean;
  /** What the names must be, under which entries are kept. */
  propertyNames?: FormSchema;
  anyOf?: readonly FormSchema[];
  oneOf?: readonly FormSchema[];
  enum?: readonly (string | number)[];
  const?: string | number | boolean;
  pattern?: string;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  remedies?: readonly string[];
  /** It names a picture of the content folder. */
  isPicture?: boolean;
  /** It says where a file comes from that can be dropped in. */
  brings?: BroughtKind;
}

/** What says where a file comes from. */
const BRINGING: ReadonlyMap<unknown, BroughtKind> = new Map<unknown, BroughtKind>([
  [noticeSource, 'notice'],
  [filmSource, 'film'],
]);

const messageOf = (part: object): string[] =>
  'message' in part && typeof part.message === 'string' ? [part.message] : [];

const converted = new Map<string, FormSchema>();

/** The form of a content file. */
export function formOf(file: string): FormSchema {
  const known = converted.get(file);
  if (known) return known;
  const schema = contentSchema.entries[file as keyof typeof contentSchema.entries];
  const form = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // What JSON Schema has no word for is left out: valibot stays the judge.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => ({
      ...jsonSchema,
      ...(valibotSchema.type === 'custom' && { enum: [...LISTED_KINDS] }),
      ...(valibotSchema === picture && { isPicture: true }),
      ...(BRINGING.has(valibotSchema) && { brings: BRINGING.get(valibotSchema) }),
      remedies: messageOf(valibotSchema),
    }),
    overrideAction: ({ valibotAction, jsonSchema }) => ({
      ...jsonSchema,
      remedies: [...((jsonSchema as FormSchema).remedies ?? []), ...messageOf(valibotAction as object)],
    }),
  }) as FormSchema;
  converted.set(file, form);
  return form;
}

const isNull = ({ type }: FormSchema): boolean => type === 'null';

/** The kinds of value of which one may stand there, without nothing. */
export function variantsOf(schema: FormSchema): readonly FormSchema[] {
  const variants = schema.anyOf ?? schema.oneOf;
  return variants ? variants.filter((variant) => !isNull(variant)).flatMap(variantsOf) : [schema];
}

/** Whether `null` may stand there: the part is then known to be nothing. */
export const mayBeNull = (schema: FormSchema): boolean => schema.anyOf?.some(isNull) ?? false;

/** The example that the checks' sentences give; undefined where they give none. */
export function exampleOf({ remedies = [] }: FormSchema): string | undefined {
  // The last check is the narrowest.
  const found = remedies.map((remedy) => /for example (.+)$/.exec(remedy)?.[1]).findLast((example) => example);
  const example = found?.replace(/^'(.*)'$/, '$1');
  return example?.startsWith('[') || example?.startsWith('{') ? undefined : example;
}

/** What the platform has a control for, by the pattern that its schema asks for. */
const PICKED: readonly (readonly [start: string, type: string])[] = [
  [String.raw`^\d{4}-\d{2}-\d{2}$`, 'date'],
  [String.raw`^\d{4}-\d{2}-\d{2}T`, 'datetime-local'],
  [String.raw`^([01]\d|2[0-3]):`, 'time'],
];

/** The control with which a day or a time is picked; undefined for what is typed. */
export const pickedType = ({ pattern = '' }: FormSchema): string | undefined =>
  PICKED.find(([start]) => pattern.startsWith(start))?.[1];
