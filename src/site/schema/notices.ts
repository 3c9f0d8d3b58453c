import * as v from 'valibot';
import { day, heading, list, text } from '#site/schema/parts/fields.ts';

const noticeSchema = v.strictObject({
  /** Its place in the page's address: /…#2027-03-units */
  id: v.pipe(text('2027-03-units'), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write small letters, digits and hyphens')),
  date: day,
  title: heading('면적표를 바로잡습니다'),
  paragraphs: list(text('한두 문장의 안내입니다.'), "'한두 문장의 안내입니다.'"),
  /** What a correction changed; [] for what corrects nothing. */
  changes: v.array(
    v.strictObject({ item: text('59㎡A 서비스면적'), before: text('17.60㎡'), after: text('17.64㎡') }),
    'write a list, for example [{ item: …, before: …, after: … }], or []',
  ),
});

/** 공지사항: notices and corrections, the newest first. */
export const noticesSchema = v.strictObject({
  title: heading('알려 드립니다'),
  lead: text('한두 문장의 소개 글입니다.'),
  notices: list(noticeSchema, "{ id: '2027-03-units', date: '2027-03-08', … }"),
});
export type Notices = v.InferOutput<typeof noticesSchema>;
export type Notice = v.InferOutput<typeof noticeSchema>;
