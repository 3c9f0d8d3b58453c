import { READING_TEXT } from '#text/pages/reading.ts';
import { formatDay } from '#text/dates.ts';
import { escapeHtml } from '#site/head/html.ts';
import type { Law, Statement } from '#site/schema/parts/fields.ts';
import type { ReadingSection, Table } from '#site/schema/parts/section.ts';
import { lawOf, wordsIn } from '#site/statement.ts';

/** Rows of label and value, such as the notice's particulars. */
export interface Row {
  label: string;
  value: string;
}

/** The article of a statement, as the pages show it. */
const lawLine = (law: Law | undefined): string =>
  law
    ? `<span class="law">${escapeHtml(READING_TEXT.lawNote(law.article, law.checked === null ? null : formatDay(law.checked), law.use))}</span>`
    : '';

const sentence = (statement: Statement) => `${escapeHtml(wordsIn(statement))} ${lawLine(lawOf(statement))}`.trim();

export const paragraph = (statement: Statement): string => `<p>${sentence(statement)}</p>`;

export const list = (items: readonly Statement[], tag: 'ul' | 'ol' = 'ul'): string =>
  items.length === 0 ? '' : `<${tag}>${items.map((item) => `<li>${sentence(item)}</li>`).join('')}</${tag}>`;

/** A part of the notice: its number stands in the margin, its heading is in the outline. */
export const part = (number: number, title: string, body: string): string =>
  `<section class="part"><h2><span class="number">${number}</span>${escapeHtml(title)}</h2>${body}</section>`;

/** Numbers and short amounts; a column of them stands flush right, one under the other. */
const isAmount = (cell: string) => /^[\d,.]+(%|만 원|세대|실|점|㎡)?$/.test(cell);

/** A table whose rows begin with their heading; its head stands again on every page. */
export function table({ caption, head, rows, law }: Table): string {
  const styles = head.map((_, column) =>
    column > 0 && rows.every((row) => isAmount(row[column] ?? '')) ? ' class="amount"' : '',
  );
  const headCells = head.map((cell, column) => `<th scope="col"${styles[column]}>${escapeHtml(cell)}</th>`).join('');
  const bodyRows = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell, index) => `<td${styles[index + 1]}>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells}</tr>`;
  });
  return `<table><caption>${escapeHtml(caption)} ${lawLine(law)}</caption>
<thead><tr>${headCells}</tr></thead><tbody>${bodyRows.join('')}</tbody></table>`;
}

const rowsOfLabels = (rows: readonly Row[]) =>
  `<table class="particulars"><tbody>${rows
    .map(({ label, value }) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('')}</tbody></table>`;

/** Particulars in two halves, each a table of its own: in one of four columns a value would have two headings. */
export function particulars(rows: readonly Row[]): string {
  const half = Math.ceil(rows.length / 2);
  return `<div class="halves">${rowsOfLabels(rows.slice(0, half))}${rowsOfLabels(rows.slice(half))}</div>`;
}

const sourceLine = (sources: ReadingSection['sources']) =>
  sources.length === 0
    ? ''
    : `<p class="sources">출처: ${sources
        .map(({ name, checked }) => `${escapeHtml(name)}(${formatDay(checked)} 확인)`)
        .join(', ')}</p>`;

/** A section of the guides, with its sources; what may change says so. */
export const guideSection = (number: number, section: ReadingSection): string => {
  const { title, paragraphs, items, ordered, tables, mayChange, sources } = section;
  // Two narrow tables share a line: a table of two columns over the whole width is hard to read across.
  const isPair = tables.length === 2 && tables.every(({ head }) => head.length <= 3);
  const drawn = tables.map((each) => table(each)).join('');
  return part(
    number,
    title,
    [
      ...paragraphs.map(paragraph),
      list(items, ordered ? 'ol' : 'ul'),
      isPair ? `<div class="pair">${drawn}</div>` : drawn,
      mayChange
        ? '<p class="may-change">바뀔 수 있는 내용입니다. 신청하시기 전에 실제 공고문에서 확인해 주세요.</p>'
        : '',
      sourceLine(sources),
    ].join(''),
  );
};
