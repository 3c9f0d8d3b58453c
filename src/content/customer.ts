import type { Customer } from '#site/schema/customer.ts';

export const customer: Customer | null = {
  heading: '궁금한 점을 남겨 주세요',
  badge: '고객센터',
  text: '분양에 관해 궁금하신 점이 있으면 적어 주세요. 상담사가 확인하는 대로 빠르게 답해 드립니다.',
  benefit: '광고성 정보 수신에 동의하신 관심고객께 공고와 견본주택 개관 등 단지의 분양 소식을 보내 드립니다.',
  picture: { name: 'customer-desk', alt: '전화기와 안내 책자가 놓인 상담 책상을 그린 이미지' },
  visit: {
    path: '/{site}/customer',
    heading: '견본주택 방문을 예약해 주세요',
    text: '원하시는 날짜와 시간을 골라 주시면 상담사가 확인한 뒤 연락드립니다. 궁금하신 점은 문의 내용에 미리 적어 주십시오.',
  },
};
