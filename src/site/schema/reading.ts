import * as v from 'valibot';
import { day, heading, law, list, path, picture, source, statement, text, wholeNumber } from './fields.ts';

const tableSchema = v.pipe(
  v.strictObject({
    caption: text('예치금'),
    head: list(text('구분'), "'구분', '금액'"),
    /** The first cell of a row is its heading. */
    rows: list(list(text('인천'), "'인천', '250만원'"), "['인천', '250만원']"),
    /** What all of its figures rest on. */
    law: v.optional(law),
  }),
  v.check(
    (table) => table.rows.every((row) => row.length === table.head.length),
    'write as many cells in every row as in head',
  ),
);
export type Table = v.InferOutput<typeof tableSchema>;

const sectionSchema = v.strictObject({
  title: heading('청약 자격'),
  paragraphs: v.array(statement),
  /** Bullets, or numbered where `ordered`. */
  items: v.array(statement),
  ordered: v.boolean('write true or false'),
  tables: v.array(tableSchema),
  /** true: the page adds 입주자모집공고 확인, because the fact may change. */
  mayChange: v.boolean('write true or false'),
  /** Where what is no law comes from, such as a portal's own instructions. */
  sources: v.array(source),
});
export type ReadingSection = v.InferOutput<typeof sectionSchema>;

/** Subscription pages (청약방법 …), by path: a picture and the same in text. */
export const guidesSchema = v.record(
  v.string(),
  v.strictObject({
    title: heading('청약, 이렇게 신청합니다'),
    lead: text('한두 문장의 소개 글입니다.'),
    picture,
    sections: list(sectionSchema, '{ title: …, … }'),
    notice: text('편집 과정의 오류가 있을 수 있으니 반드시 입주자모집공고를 확인해 주세요.'),
  }),
);
export type Guides = v.InferOutput<typeof guidesSchema>;

export const announcementSchema = v.strictObject({
  title: heading('입주자모집공고'),
  lead: text('한두 문장의 소개 글입니다.'),
  picture,
  summary: list(v.strictObject({ label: text('공고일'), value: text('2027-03-05 (예시)') }), '{ label: …, value: … }'),
  sections: v.array(sectionSchema),
  notice: text('편집 과정의 오류가 있을 수 있으니 반드시 입주자모집공고를 확인해 주세요.'),
  /** Where files/announcement.pdf comes from. The build refuses any other file under this name. */
  pdf: v.union(
    [
      /** Printed from this content by art/announcement/print.mjs, every page marked 예시; titles of guides.ts to print. */
      v.strictObject({ example: v.array(text('누가 신청할 수 있나요')) }),
      /** The approved notice: the SHA-256 of the file, so that it cannot be another development's. */
      v.strictObject({
        approved: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'write the SHA-256 of the file, 64 digits and a–f')),
      }),
    ],
    "write { example: ['title of a section of guides.ts', …] } or { approved: 'the SHA-256 of the file' }",
  ),
  /** Link to the contract documents page; left out, or null, where there is none. */
  documents: v.nullish(v.strictObject({ label: text('계약서류 안내'), path })),
});
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** Long texts without picture (개인정보처리방침), by path. */
export const documentsSchema = v.record(
  v.string(),
  v.strictObject({
    title: heading('개인정보처리방침'),
    lead: text('한 문단입니다.'),
    effective: day,
    sections: list(sectionSchema, '{ title: … }'),
  }),
);
export type Documents = v.InferOutput<typeof documentsSchema>;

export const customerSchema = v.strictObject({
  heading: heading('관심고객 등록'),
  badge: text('고객센터'),
  text: text('문의를 남겨 주시면 빠르게 답변드립니다.'),
  benefit: text('등록하시면 단지의 분양 소식을 받아 보실 수 있습니다.'),
  picture,
});
export type Customer = v.InferOutput<typeof customerSchema>;

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
