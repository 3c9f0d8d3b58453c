import { formatDay, formatLastDay, formatWeekday } from '#text/dates.ts';
import { escapeHtml } from '#site/head/html.ts';
import type { AnnouncementSource } from '#tools/content/announcement-file.ts';
import { guideSection, list, part, particulars, type Row } from './markup.ts';
import { overview, supply } from './supply.ts';

const EXAMPLE = '예시';

/** As CSS writes a string. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The lines that stand on every page; margin boxes take no HTML, so they are CSS of this document. */
const runningLines = ({ facts: { name, phone }, title }: AnnouncementSource) => `@page {
  @top-left { content: ${quoted(`${name} ${title}`)}; }
  @top-right { content: ${quoted(EXAMPLE)}; }
  @bottom-left { content: ${quoted(`${EXAMPLE} 문서이며 실제 입주자모집공고가 아닙니다. 문의 ${phone}`)}; }
}`;

const titleBlock = ({ facts: { name, englishName, basisDate }, title }: AnnouncementSource) => `<header class="title">
<p class="english">${escapeHtml(englishName)}</p>
<h1>${escapeHtml(name)}<br>${escapeHtml(title)}</h1>
<p class="state"><strong>${EXAMPLE}</strong> ${formatDay(basisDate)} 기준</p>
</header>
<p class="notice">이 문서는 홈페이지의 구성을 보여 드리기 위해 만든 <strong>${EXAMPLE}</strong>입니다. 실제 공고가 아니며 청약이나 계약의 근거로 쓰실 수 없습니다. 여기에 적힌 내용은 사업주체와 시공사를 구속하지 않습니다.</p>`;

const when = (from: string, until: string | null) =>
  formatWeekday(from) + (until === null ? '' : ` ~ ${formatLastDay(from, until)}`);

const schedule = ({ steps, notes, example }: NonNullable<AnnouncementSource['schedule']>): string =>
  `<table class="schedule"><caption>절차와 날짜${example ? ` (${EXAMPLE})` : ''}</caption>
<thead><tr><th scope="col">절차</th><th scope="col">날짜</th><th scope="col">내용</th></tr></thead>
<tbody>${steps
    .map(
      ({ title, from, until, text }) =>
        `<tr><th scope="row">${escapeHtml(title)}</th><td class="when">${when(from, until)}</td><td>${escapeHtml(text)}</td></tr>`,
    )
    .join('')}</tbody></table>${list(notes)}`;

const optional = (label: string, value: string | null): Row[] => (value === null ? [] : [{ label, value }]);

const contact = ({ facts: { companies, permits, modelHouse, phone, phoneHours } }: AnnouncementSource): string => {
  const rows: Row[] = [
    { label: '시행', value: companies.developer },
    { label: '시공', value: companies.builder },
    ...optional('신탁', companies.trustee),
    { label: '분양대행', value: companies.agency },
    ...optional('사업계획승인', permits.projectPlan),
    ...optional('분양신고', permits.saleReport),
    { label: '견본주택', value: `${modelHouse.address}, ${modelHouse.hours}, ${modelHouse.parking}` },
    { label: '문의', value: `${phone} (${phoneHours})` },
  ];
  return particulars(rows);
};

/** The whole notice as HTML for paper, all of it from the content. */
export function announcementDocument(source: AnnouncementSource, style: string): string {
  const { facts, title, summary, schedule: dates, sections, cautions } = source;
  const bodies: ((number: number) => string)[] = [
    (number) => part(number, '공고 요약', particulars(summary)),
    (number) => part(number, '단지 개요', overview(source)),
    (number) => part(number, '사업 관계자와 문의', contact(source)),
    (number) => part(number, '공급 대상', supply(source)),
    ...(dates ? [(number: number) => part(number, '공급 일정', schedule(dates))] : []),
    ...sections.flatMap((section) => (section ? [(number: number) => guideSection(number, section)] : [])),
    (number) => part(number, '단지와 문서에 관한 유의사항', list(cautions)),
  ];
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`[${EXAMPLE}] ${facts.name} ${title}`)}</title>
<style>${style}${runningLines(source)}</style>
</head>
<body>
<div class="ghost" aria-hidden="true">${EXAMPLE}</div>
${titleBlock(source)}
<main>${bodies.map((body, index) => body(index + 1)).join('\n')}</main>
</body>
</html>`;
}
