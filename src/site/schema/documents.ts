import * as v from 'valibot';
import { day, heading, list, text } from '#site/schema/parts/fields.ts';
import { readingSectionSchema } from '#site/schema/parts/section.ts';

/** Long texts without picture (개인정보처리방침), by path. */
export const documentsSchema = v.record(
  v.string(),
  v.strictObject({
    title: heading('개인정보처리방침'),
    lead: text('한 문단입니다.'),
    effective: day,
    sections: list(readingSectionSchema, '{ title: … }'),
  }),
);
export type Documents = v.InferOutput<typeof documentsSchema>;
