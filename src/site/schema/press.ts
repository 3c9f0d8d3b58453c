import * as v from 'valibot';
import { heading, text, wholeNumber } from '#site/schema/parts/fields.ts';

/** Articles that the embedded database holds on its first start. Never in the bundle. */
export const pressSchema = v.strictObject({
  articles: v.array(
    v.strictObject({
      id: v.pipe(text('groundbreaking'), v.regex(/^[A-Za-z0-9-]+$/, 'write letters, digits and hyphens')),
      title: heading('기사 제목'),
      summary: text('한 문장 요약입니다.'),
      content: v.string('write the body; a new line begins a new paragraph'),
      /** Moment in Korea: 2026-10-05T09:30 */
      date: v.pipe(
        v.string(),
        v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "write a moment as '2026-10-05T09:30' (Korean time)"),
      ),
      views: wholeNumber(0),
    }),
  ),
});
export type Press = v.InferOutput<typeof pressSchema>;
