import * as v from 'valibot';
import { heading, list, path, picture, text } from '#site/schema/parts/fields.ts';
import { readingSectionSchema } from '#site/schema/parts/section.ts';

/** Where files/announcement.pdf comes from. The build refuses any other file under this name. */
export const noticeSource = v.union(
  [
    /** Printed from this content by art/announcement/print.mjs, every page marked 예시; titles of guides.ts to print. */
    v.strictObject({ example: v.array(text('누가 신청할 수 있나요')) }),
    /** The approved notice: the SHA-256 of the file, so that it cannot be another development's. */
    v.strictObject({
      approved: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'write the SHA-256 of the file, 64 digits and a–f')),
    }),
  ],
  "write { example: ['title of a section of guides.ts', …] } or { approved: 'the SHA-256 of the file' }",
);

/** 입주자모집공고: its page, and where its printed form comes from. */
export const announcementSchema = v.strictObject({
  title: heading('입주자모집공고'),
  lead: text('한두 문장의 소개 글입니다.'),
  picture,
  summary: list(v.strictObject({ label: text('공고일'), value: text('2027-03-05 (예시)') }), '{ label: …, value: … }'),
  sections: v.array(readingSectionSchema),
  notice: text('편집 과정의 오류가 있을 수 있으니 반드시 입주자모집공고를 확인해 주세요.'),
  pdf: noticeSource,
  /** Link to the contract documents page; left out, or null, where there is none. */
  documents: v.nullish(v.strictObject({ label: text('계약서류 안내'), path })),
});
export type Announcement = v.InferOutput<typeof announcementSchema>;
