import type { Notices } from '#site/schema/notices.ts';

export const notices: Notices | null = {
  title: '알려 드립니다',
  lead: '일정과 자료가 바뀌면 이곳에 날짜와 함께 남깁니다. 바로잡은 내용은 지우지 않고 앞뒤를 나란히 적습니다.',
  notices: [
    {
      id: 'officetel-page',
      date: '2026-10-28',
      title: '(예시) 44㎡ 오피스텔 평면을 올렸습니다',
      paragraphs: ['104동 오피스텔 168실의 평면과 면적을 세대안내에서 보실 수 있습니다.'],
      changes: [],
    },
    {
      id: 'model-house-day',
      date: '2026-10-14',
      title: '(예시) 견본주택 개관 예정일을 바로잡습니다',
      paragraphs: ['분양일정에 적은 견본주택 개관 예정일이 실제 계획과 달라 바로잡습니다.'],
      changes: [{ item: '견본주택 개관 예정일', before: '2027년 3월 5일(금)', after: '2027년 3월 12일(금)' }],
    },
    {
      id: 'interest',
      date: '2026-09-30',
      title: '(예시) 관심고객 등록을 시작합니다',
      paragraphs: [
        '홈페이지에서 관심고객 등록을 받습니다. 광고성 정보 수신에 동의하신 분께 공고와 견본주택 개관 소식을 보내 드립니다.',
      ],
      changes: [],
    },
  ],
};
