import * as v from 'valibot';
import { day, heading, list, text } from '#site/schema/parts/fields.ts';

/** 공고, 견본주택 개관, 청약 접수, 당첨자 발표, 서류접수, 계약, 예비입주자·무순위·선착순. */
export const SALE_STAGES = [
  'announcement',
  'opening',
  'application',
  'winners',
  'papers',
  'contract',
  'remaining',
] as const;

const stage = v.picklist(SALE_STAGES, `write one of '${SALE_STAGES.join("', '")}'`);
export type SaleStage = v.InferOutput<typeof stage>;

const step = v.strictObject({
  title: heading('입주자모집공고'),
  from: day,
  /** Last day, where it takes more than one. */
  until: v.nullable(day),
  text: text('한 문장의 설명입니다.'),
  /** What it is in the sale, which no title tells. Left out, the sale's state is what it was: a payment for instance. */
  stage: v.optional(stage),
  /** What the site says on its days; left out, the word of its stage. */
  now: v.optional(text('1순위 접수 중')),
});

/** What is said from the end on, in one word and in a sentence. */
const said = { state: text('분양 완료'), text: text('분양이 모두 끝났습니다.') };

/** What the forms are from then on: as they were, a waiting list under a title of its own, or gone, with the phone instead. */
const closed = v.variant(
  'forms',
  [
    v.strictObject({ forms: v.literal('keep'), ...said }),
    v.strictObject({ forms: v.literal('waiting'), ...said, title: heading('잔여세대 알림 등록') }),
    v.strictObject({ forms: v.literal('off'), ...said }),
  ],
  "write forms: 'keep', 'waiting' or 'off'",
);

/** 분양일정. `example: true` marks every date 예시. */
export const scheduleSchema = v.strictObject({
  lead: text('한두 문장의 소개 글입니다.'),
  example: v.boolean('write true while the dates are examples, else false'),
  steps: list(step, "{ title: …, from: '2027-03-05', until: null, text: … }"),
  /** The first day on which nothing is for sale any more; left out while nobody knows it. */
  end: v.optional(v.strictObject({ from: day, closed })),
  notes: v.array(text('일정은 변경될 수 있습니다.')),
});
export type Schedule = v.InferOutput<typeof scheduleSchema>;
export type ScheduleStep = Schedule['steps'][number];
/** What the content says of the end. */
export type ClosedSale = v.InferOutput<typeof closed>;
