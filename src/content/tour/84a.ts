import type { Walk } from '#site/schema/tour.ts';

export const walk84A: Walk = {
  unit: '84A',
  poster: { name: 'tour-poster', alt: 'VR로 둘러볼 84㎡A 거실의 한쪽 모습' },
  partial: true,
  points: [
    {
      id: 'living',
      room: '거실',
      at: [5860, 2400],
      middle: 180,
      picture: {
        name: 'panorama-84a-living',
        alt: '84㎡A 거실의 360도 이미지. 소파와 탁자, 큰 창과 주방 쪽 벽이 이어집니다.',
      },
      finish: '강마루 바닥',
    },
  ],
};
