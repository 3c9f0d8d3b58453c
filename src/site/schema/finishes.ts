import * as v from 'valibot';
import { day, heading, list, text } from '#site/schema/parts/fields.ts';
import { won } from '#site/schema/parts/money.ts';

const itemSchema = v.strictObject({
  id: v.pipe(text('extension-59a'), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write small letters, digits and hyphens')),
  name: text('발코니 확장'),
  /** 기본: in the price; 유상옵션: for a price of its own; 전시품: only shown. */
  kind: v.picklist(['basic', 'option', 'display'], "write 'basic', 'option' or 'display'"),
  /** Types that it holds for; null: all. */
  units: v.nullable(list(text('59A'), "'59A'")),
  place: text('거실'),
  maker: v.nullable(text('제조사')),
  /** Size or model. */
  measure: v.nullable(text('600 × 600mm')),
  /** Of an option, VAT included; null for what has no price. */
  price: v.nullable(won),
});
export type Finish = v.InferOutput<typeof itemSchema>;

/** The ledger of what is in a home: 기본, 유상옵션, 전시품. */
export const finishesSchema = v.strictObject({
  title: heading('마감과 옵션'),
  lead: text('한두 문장의 소개 글입니다.'),
  example: v.boolean('write true while the entries are examples, else false'),
  revised: day,
  items: list(itemSchema, "{ id: …, name: …, kind: 'option', … }"),
});
export type Finishes = v.InferOutput<typeof finishesSchema>;
