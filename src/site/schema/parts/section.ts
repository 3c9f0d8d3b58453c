import * as v from 'valibot';
import { LAW_TABLES } from './law-ids.ts';
import { heading, law, list, source, statement, text, use } from './fields.ts';

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

/** A section of a long text: paragraphs, a list, tables, and what they rest on. */
export const readingSectionSchema = v.strictObject({
  title: heading('청약 자격'),
  paragraphs: v.array(statement),
  /** Bullets, or numbered where `ordered`. */
  items: v.array(statement),
  ordered: v.boolean('write true or false'),
  tables: v.array(tableSchema),
  /** Tables of the law that the engine has; they stand before the others. */
  lawTables: v.optional(list(v.picklist(LAW_TABLES, `write one of '${LAW_TABLES.join("', '")}'`), "'deposits'")),
  /** true: the page adds 입주자모집공고 확인, of an officetel 분양광고 확인, because the fact may change. */
  mayChange: v.boolean('write true or false'),
  /** What it tells of, where it is no apartment. */
  use: v.optional(use),
  /** Where what is no law comes from, such as a portal's own instructions. */
  sources: v.array(source),
});
export type ReadingSection = v.InferOutput<typeof readingSectionSchema>;
