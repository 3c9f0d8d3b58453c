import type { Overview } from '#site/schema/overview.ts';
import { facts } from './facts.ts';

export const overview: Overview | null = {
  lead: `${facts.name}는 아파트와 오피스텔, 근린생활시설이 저층부를 함께 쓰는 주상복합입니다. 아래 표는 기준일 현재의 계획 내용입니다.`,
  picture: { name: 'overview-aerial', alt: '단지와 앞길, 주변 시가지를 하늘에서 내려다본 이미지' },
  rows: [
    { label: '용도', value: '공동주택(아파트), 업무시설(오피스텔), 근린생활시설' },
    { label: '아파트 주택형', value: '59㎡A·59㎡B·84㎡A·84㎡B(주거전용면적 기준)' },
    { label: '오피스텔', value: '44㎡(전용면적 기준)' },
    { label: '동별 구성', value: '101동·102동·103동 아파트, 104동 오피스텔' },
    { label: '일반분양 세대수', value: '미정(예시)' },
    { label: '입주 예정', value: '2030년 10월(예시)' },
    { label: '시행', value: facts.companies.developer },
    { label: '시공', value: facts.companies.builder },
  ],
  notes: [
    '총 세대수와 일반분양 세대수는 다를 수 있습니다.',
    '면적과 규모는 인허가와 실시설계 과정에서 달라질 수 있습니다.',
    '2026년 7월 1일 행정구역 개편에 따라 신흥동3가는 현재 제물포구에 속하며, 이 홈페이지는 사업 계획의 주소 표기를 함께 씁니다.',
  ],
};
