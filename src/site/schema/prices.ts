import * as v from 'valibot';
import { day, heading, list, text, use, wholeNumber } from '#site/schema/parts/fields.ts';
import { percent, won } from '#site/schema/parts/money.ts';

const bandSchema = v.strictObject({
  /** Floors, both included. */
  from: wholeNumber(5),
  to: wholeNumber(9),
  /** 대지비, 건축비, 부가가치세; their sum is the price. */
  land: won,
  building: won,
  vat: won,
});
export type PriceBand = v.InferOutput<typeof bandSchema>;

/** How the price of a home is paid; the parts make 100 per cent. */
const planSchema = v.strictObject({
  use,
  /** 계약금 */
  contract: list(
    v.strictObject({ label: text('계약할 때'), percent, due: v.nullable(day) }),
    "{ label: '계약할 때', percent: 10, due: '2027-04-05' }",
  ),
  /** 중도금 */
  interim: v.array(v.strictObject({ percent, due: day })),
  /** 잔금; its day where it is known, in the words of the notice. */
  balance: v.strictObject({ label: text('입주지정일'), percent, due: v.nullable(day) }),
  /** Of the options' price, what is paid with the contract; the rest with the balance. */
  optionsWithContract: percent,
  /** Who bears the interest of a loan for 중도금, and when. */
  interest: text('중도금 대출의 이자 조건은 입주자모집공고에서 공개합니다.'),
});
export type PaymentPlan = v.InferOutput<typeof planSchema>;

/** 분양가와 납부. `example: true` marks every figure 예시, and the deploy refuses it. */
export const pricesSchema = v.strictObject({
  title: heading('분양가와 납부 계산'),
  lead: text('한두 문장의 소개 글입니다.'),
  example: v.boolean('write true while the figures are examples, else false'),
  /** Since when they hold. */
  revised: day,
  types: list(
    v.strictObject({
      unit: text('59A'),
      /** From the lowest floors up; null: not published yet. */
      bands: v.nullable(list(bandSchema, '{ from: 5, to: 9, land: …, building: …, vat: 0 }')),
    }),
    "{ unit: '59A', bands: […] }",
  ),
  plans: list(planSchema, "{ use: 'apartment', contract: […], … }"),
  notes: v.array(text('취득세와 등기 비용은 들어 있지 않습니다.')),
});
export type Prices = v.InferOutput<typeof pricesSchema>;
