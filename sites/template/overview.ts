import type { Overview } from '#site/schema/overview.ts';
import { facts } from './facts.ts';

export const overview: Overview | null = {
  lead: `아래 표는 기준일 현재 ${facts.name}의 계획 내용입니다.`,
  picture: { name: 'overview-aerial', alt: '위에서 내려다본 단지' },
  rows: [
    { label: '시행', value: facts.companies.developer },
    { label: '시공', value: facts.companies.builder },
  ],
  notes: [
    '총 세대수와 일반분양 세대수는 다를 수 있습니다.',
    '면적과 규모는 인허가와 실시설계 과정에서 달라질 수 있습니다.',
  ],
};
