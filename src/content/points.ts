import type { Points } from '#site/schema/points.ts';

const CHECKED = '2026-11-22';
const TABLE = { article: '주택공급에 관한 규칙 별표 1', checked: CHECKED };

export const points: Points | null = {
  title: '내 가점은 몇 점일까요',
  lead: '세 가지를 고르시면 84점 가운데 몇 점인지 더해 드립니다. 고르신 내용은 저장하거나 보내지 않습니다.',
  withoutHome: {
    answers: [
      { label: '주택이 있거나 만 30세 미만 미혼', points: 0 },
      { label: '1년 미만', points: 2 },
      { label: '1년 이상 2년 미만', points: 4 },
      { label: '2년 이상 3년 미만', points: 6 },
      { label: '3년 이상 4년 미만', points: 8 },
      { label: '4년 이상 5년 미만', points: 10 },
      { label: '5년 이상 6년 미만', points: 12 },
      { label: '6년 이상 7년 미만', points: 14 },
      { label: '7년 이상 8년 미만', points: 16 },
      { label: '8년 이상 9년 미만', points: 18 },
      { label: '9년 이상 10년 미만', points: 20 },
      { label: '10년 이상 11년 미만', points: 22 },
      { label: '11년 이상 12년 미만', points: 24 },
      { label: '12년 이상 13년 미만', points: 26 },
      { label: '13년 이상 14년 미만', points: 28 },
      { label: '14년 이상 15년 미만', points: 30 },
      { label: '15년 이상', points: 32 },
    ],
    counting: [
      '만 30세가 된 날부터 세며, 그 전에 혼인했으면 혼인신고일부터 셉니다.',
      '세대원 중 한 명이라도 주택이 있으면 0점이고, 만 30세 미만의 미혼도 0점입니다.',
    ],
    law: TABLE,
  },
  dependants: {
    answers: [
      { label: '0명', points: 5 },
      { label: '1명', points: 10 },
      { label: '2명', points: 15 },
      { label: '3명', points: 20 },
      { label: '4명', points: 25 },
      { label: '5명', points: 30 },
      { label: '6명 이상', points: 35 },
    ],
    counting: ['신청하는 본인은 세지 않습니다.', { lawText: 'points-ancestors' }],
    law: TABLE,
  },
  account: {
    answers: [
      { label: '6개월 미만', points: 1 },
      { label: '6개월 이상 1년 미만', points: 2 },
      { label: '1년 이상 2년 미만', points: 3 },
      { label: '2년 이상 3년 미만', points: 4 },
      { label: '3년 이상 4년 미만', points: 5 },
      { label: '4년 이상 5년 미만', points: 6 },
      { label: '5년 이상 6년 미만', points: 7 },
      { label: '6년 이상 7년 미만', points: 8 },
      { label: '7년 이상 8년 미만', points: 9 },
      { label: '8년 이상 9년 미만', points: 10 },
      { label: '9년 이상 10년 미만', points: 11 },
      { label: '10년 이상 11년 미만', points: 12 },
      { label: '11년 이상 12년 미만', points: 13 },
      { label: '12년 이상 13년 미만', points: 14 },
      { label: '13년 이상 14년 미만', points: 15 },
      { label: '14년 이상 15년 미만', points: 16 },
      { label: '15년 이상', points: 17 },
    ],
    counting: ['통장에 가입한 날부터 공고일까지의 기간입니다.', { lawText: 'points-minors' }],
    law: TABLE,
  },
  spouseAccount: {
    answers: [
      { label: '더하지 않음', points: 0 },
      { label: '1년 미만', points: 1 },
      { label: '1년 이상 2년 미만', points: 2 },
      { label: '2년 이상', points: 3 },
    ],
    counting: ['본인 통장 점수와 더하되 17점을 넘지 않습니다.'],
    law: TABLE,
  },
  checklist: {
    title: '신청 전에 확인할 것',
    lead: '자격은 여기서 판정하지 않습니다. 아래를 스스로 확인하신 뒤 청약홈과 공고문에서 한 번 더 확인해 주세요.',
    items: [
      {
        title: '세대주인가요?',
        text: { lawText: 'heads-only' },
        asOf: '입주자모집공고',
      },
      {
        title: '어디에 얼마나 살았나요?',
        text: { lawText: 'residence-counts' },
        asOf: '입주자모집공고',
      },
      {
        title: '세대원 모두의 주택과 분양권을 확인했나요?',
        text: { lawText: 'spouse-counts' },
        asOf: '입주자모집공고',
      },
      {
        title: '통장의 예치금이 채워져 있나요?',
        text: { lawText: 'deposit-by-day' },
        asOf: '입주자모집공고',
      },
      {
        title: '최근에 당첨된 적이 있나요?',
        text: { lawText: 'past-wins' },
        asOf: '입주자모집공고',
      },
      {
        title: '인증서를 준비했나요?',
        text: '청약홈에 로그인할 인증서를 미리 발급받고 청약연습을 해 보세요.',
        asOf: '1순위 접수',
      },
      {
        title: '가점을 증명할 서류를 뗄 수 있나요?',
        text: '가점은 당첨된 뒤에 서류로 증명하며, 맞지 않으면 당첨이 취소됩니다.',
        asOf: '서류접수',
      },
      {
        title: '계약금을 마련했나요?',
        text: '계약 기간에 낼 돈입니다. 비율은 공고문에서 확인해 주세요.',
        asOf: '정당계약',
      },
    ],
  },
  notice: '가점은 참고용이며, 적용 기준은 입주자모집공고에서 확인해 주세요. 오피스텔 청약에는 가점을 쓰지 않습니다.',
};
