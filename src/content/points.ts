import type { Points } from '#site/schema/points.ts';

export const points: Points | null = {
  title: '내 가점은 몇 점일까요',
  lead: '세 가지를 고르시면 84점 가운데 몇 점인지 더해 드립니다. 고르신 내용은 저장하거나 보내지 않습니다.',
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
