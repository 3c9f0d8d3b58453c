import type { Announcement } from '#site/schema/announcement.ts';
import { facts } from './facts.ts';

const PLACE = `${facts.location.address}(${facts.location.addressNote})`;

export const announcement: Announcement | null = {
  title: '입주자모집공고',
  lead: '공급 세대와 자격, 분양가, 계약 조건은 공고문이 정합니다. 지금 올려 둔 PDF는 형식을 보여 드리기 위한 예시입니다.',
  picture: { name: 'announcement', alt: '표와 글이 실린 입주자모집공고문의 첫 장을 그린 이미지' },
  summary: [
    { label: '공고일', value: '2027년 3월 5일(금) (예시)' },
    { label: '공급 위치', value: PLACE },
    {
      label: '건축 규모',
      value: `지하 ${facts.scale.basementFloors}층~지상 최고 ${facts.scale.floors}층, ${facts.scale.buildings}개 동`,
    },
    { label: '총 세대수', value: `아파트 ${facts.scale.apartments}세대, 오피스텔 ${facts.scale.officetels}실` },
    { label: '주택형', value: '59㎡A·59㎡B·84㎡A·84㎡B' },
    { label: '특별공급 접수', value: '2027년 3월 15일(월) (예시)' },
    { label: '1순위 접수', value: '2027년 3월 16일(화) (예시)' },
    { label: '2순위 접수', value: '2027년 3월 17일(수) (예시)' },
    { label: '당첨자 발표', value: '2027년 3월 24일(수) (예시)' },
    { label: '정당계약', value: '2027년 4월 5일(월)~4월 7일(수) (예시)' },
    { label: '문의', value: `${facts.phone} (${facts.phoneHours})` },
  ],
  sections: [
    {
      title: '공고문을 읽는 순서',
      paragraphs: [
        '공고문은 길지만 처음부터 모두 읽지 않아도 됩니다. 아래 순서로 본인에게 해당하는 곳을 먼저 찾아보세요.',
      ],
      items: [
        '공급 규모: 총 세대수와 일반분양 세대수, 타입별 세대수를 봅니다.',
        '신청 자격: 거주 지역과 순위, 예치금 조건을 봅니다.',
        '분양가와 납부 일정: 층별 금액과 계약금·중도금·잔금의 날짜를 봅니다.',
        '추가 선택 품목: 발코니 확장과 유상옵션의 금액을 따로 봅니다.',
        '유의사항: 단지 안팎의 시설과 설계에 관한 안내를 봅니다.',
      ],
      ordered: true,
      tables: [],
      mayChange: false,
      sources: [],
    },
    {
      title: '미리 알려 드립니다',
      paragraphs: [],
      items: [
        '이 페이지의 요약과 공고문의 내용이 다르면 공고문이 우선합니다.',
        '일반분양 세대수와 분양가, 납부 조건은 아직 정해지지 않았습니다.',
        { lawText: 'resale' },
        { lawText: 'officetel-advertisement' },
        '공고문이 바뀌면 정정 공고를 같은 자리에 올립니다.',
      ],
      ordered: false,
      tables: [],
      mayChange: true,
      sources: [],
    },
  ],
  notice: '편집 과정의 오류가 있을 수 있으니 반드시 입주자모집공고를 확인해 주세요.',
  pdf: {
    example: [
      '누가 신청할 수 있나요',
      '특별공급',
      '청약통장 예치금',
      '청약가점',
      '당첨 뒤에 낼 서류',
      '꼭 알아 두실 점',
      '오피스텔 청약',
    ],
  },
  documents: { label: '계약서류 안내', path: '/BusinessGuide/documents' },
};
