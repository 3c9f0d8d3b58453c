import type { Customer } from '#site/schema/customer.ts';

export const customer: Customer | null = {
  heading: '궁금한 점을 남겨 주세요',
  badge: '고객센터',
  text: '분양에 관해 궁금하신 점이 있으면 적어 주세요. 상담사가 확인하는 대로 답해 드립니다.',
  benefit: '광고성 정보 수신에 동의하신 관심고객께 공고와 견본주택 개관 등 단지의 분양 소식을 보내 드립니다.',
  picture: { name: 'customer-desk', alt: '상담 자리' },
};
