import { fullAddress } from '#site/address.ts';
import { formatArea, formatPercent, formatUnitArea } from '#site/units/areas.ts';
import { escapeHtml } from '#site/head/html.ts';
import { FACT_TEXT } from '#text/pages/overview.ts';
import type { AnnouncementSource } from '#tools/content/announcement-file.ts';
import { list, paragraph, particulars, table, type Row } from './markup.ts';

type Tower = AnnouncementSource['towers'][number];

const inTower = ({ firstFloor, lastFloor, lines }: Tower, unit: string) =>
  (lastFloor - firstFloor + 1) * lines.filter((line) => line.unit === unit).length;

/** Homes of a type in all towers. */
export const countOf = (towers: readonly Tower[], unit: string): number =>
  towers.reduce((sum, tower) => sum + inTower(tower, unit), 0);

const whole = new Intl.NumberFormat('ko-KR');
const counted = (count: number, use: string) => `${whole.format(count)}${use === 'apartment' ? '세대' : '실'}`;

/** Place and scale, then what the overview adds. */
export const overview = ({
  facts: { name, englishName, location, scale },
  overview: more,
}: AnnouncementSource): string => {
  const rows: Row[] = [
    { label: '단지명', value: `${name} (${englishName})` },
    { label: '대지위치', value: fullAddress(location) },
    { label: '건축규모', value: FACT_TEXT.scale(scale.basementFloors, scale.floors, scale.buildings) },
    { label: '대지면적', value: `${formatArea(scale.siteAreaM2)}㎡` },
    { label: '연면적', value: `${formatArea(scale.totalFloorAreaM2)}㎡` },
    {
      label: '건폐율·용적률',
      value: `${formatPercent(scale.buildingCoveragePercent)} · ${formatPercent(scale.floorAreaRatioPercent)}`,
    },
    ...(more?.rows ?? []),
  ];
  return particulars(rows) + list(more?.notes ?? []);
};

/**
 * What is for sale: areas as the law lists them, and homes by type and tower.
 * @throws {Error} when the towers' homes are not as many as the facts say
 */
export function supply({ units, towers, facts: { scale } }: AnnouncementSource): string {
  const uses = [
    { use: 'apartment', title: '아파트', stated: scale.apartments },
    { use: 'officetel', title: '오피스텔', stated: scale.officetels },
  ] as const;
  return uses
    .map(({ use, title, stated }) => {
      const types = units.filter((unit) => unit.use === use);
      const total = types.reduce((sum, { id }) => sum + countOf(towers, id), 0);
      if (types.length === 0) return '';
      if (towers.length > 0 && total !== stated)
        throw new Error(`complex.ts has ${total} homes of use ${use} in its towers, facts.ts says ${stated}`);
      const kind = use === 'apartment' ? HOUSING : OFFICE;
      return areaTable(title, kind, types, towers, counted(stated, use)) + towerTable(title, use, types, towers);
    })
    .join('')
    .concat(
      paragraph('면적의 단위는 ㎡입니다. 공급면적은 전용과 공용을, 계약면적은 공급과 기타공용을 더한 면적입니다.'),
      scale.officetels > 0
        ? paragraph('오피스텔은 참고로 적었습니다. 오피스텔은 입주자모집공고가 아니라 분양광고로 따로 알립니다.')
        : '',
      paragraph(
        '총 세대수와 일반분양 세대수는 서로 다를 수 있습니다. 동·호수별 공급금액은 이 예시 문서에 적지 않았습니다.',
      ),
    );
}

/** An office-tel is no housing: it has types and common area, not 주택형 and 주거공용. */
interface Terms {
  types: string;
  common: string;
  total: string;
}
const HOUSING: Terms = { types: '주택형', common: '주거공용', total: '총 세대수' };
const OFFICE: Terms = { types: '타입', common: '공용', total: '총 호실수' };

const cell = (value: number | null) => (value === null ? '–' : formatUnitArea(value));

function areaTable(
  title: string,
  terms: Terms,
  types: AnnouncementSource['units'],
  towers: readonly Tower[],
  total: string,
): string {
  const rows = types.map(({ id, label, use, structure, areasM2: area }) =>
    [
      `<th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(structure)}</td>`,
      ...[area.exclusive, area.residentialCommon, area.supply, area.otherCommon, area.contract].map(
        (value) => `<td class="amount">${cell(value)}</td>`,
      ),
      `<td class="amount">${towers.length > 0 ? counted(countOf(towers, id), use) : '–'}</td>`,
    ].join(''),
  );
  return `<table><caption>${title} ${terms.types}별 면적(㎡)과 ${terms.total} (예시)</caption>
<thead><tr><th rowspan="2" scope="col">${terms.types}</th><th rowspan="2" scope="col">구조</th><th colspan="3" scope="colgroup" class="group">공급면적</th><th rowspan="2" scope="col" class="amount">기타공용</th><th rowspan="2" scope="col" class="amount">계약면적</th><th rowspan="2" scope="col" class="amount">${terms.total}</th></tr>
<tr><th scope="col" class="amount">전용</th><th scope="col" class="amount">${terms.common}</th><th scope="col" class="amount">소계</th></tr></thead>
<tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody>
<tfoot><tr><th scope="row" colspan="7">합계</th><td class="amount">${total}</td></tr></tfoot></table>`;
}

function towerTable(title: string, use: string, types: AnnouncementSource['units'], towers: readonly Tower[]): string {
  const theirs = towers.filter((tower) => types.some(({ id }) => inTower(tower, id) > 0));
  // Of a single tower it would say again what the table of areas says.
  if (theirs.length < 2) return '';
  return table({
    caption: `${title} 동별 배치 (예시)`,
    head: ['동', '층', '층마다', ...types.map(({ label }) => label), '합계'],
    rows: theirs.map((tower) => {
      const counts = types.map(({ id }) => inTower(tower, id));
      return [
        tower.name,
        `${tower.firstFloor}~${tower.lastFloor}층`,
        counted(tower.lines.length, use),
        ...counts.map((count) => counted(count, use)),
        counted(
          counts.reduce((sum, count) => sum + count, 0),
          use,
        ),
      ];
    }),
  });
}
