import type { Walk } from '#site/schema/tour.ts';

export const walk44: Walk = {
  unit: '44',
  poster: { name: 'interior-44-living', alt: '작은 소파와 낮은 탁자가 놓인 44㎡ 거실' },
  points: [
    {
      id: 'living',
      room: '거실',
      at: [3750, 2700],
      picture: {
        name: 'panorama-44-living',
        alt: '44㎡ 거실의 360도 이미지. 소파와 낮은 탁자, 맞은편 벽의 TV, 넓은 창이 보이고 뒤로 주방이 이어집니다.',
      },
      finish: '강마루 바닥, 실크벽지, 나무 패널 (유상옵션)',
    },
    {
      id: 'kitchen',
      room: '주방/식당',
      at: [3150, 4600],
      heading: 226,
      picture: {
        name: 'panorama-44-kitchen',
        alt: '44㎡ 주방의 360도 이미지. 짙은 회색 하부장과 나무 무늬 상부장, 세탁·수납 공간의 문, 둥근 식탁이 보입니다.',
      },
      finish: '강마루 바닥, 인조대리석 상판',
    },
    {
      id: 'bedroom',
      room: '침실',
      at: [2250, 1160],
      heading: 306,
      picture: {
        name: 'panorama-44-bedroom',
        alt: '44㎡ 침실의 360도 이미지. 침대와 나무 무늬 옷장, 벽의 그림과 창이 보입니다.',
      },
      finish: '강마루 바닥, 실크벽지, 나무 패널 (유상옵션)',
    },
    {
      id: 'entrance',
      room: '현관',
      at: [4200, 7100],
      heading: 165,
      picture: {
        name: 'panorama-44-entrance',
        alt: '44㎡ 현관의 360도 이미지. 현관문과 나무 무늬 신발장, 전신 거울이 보이고 중문 너머로 식탁과 거실이 이어집니다.',
      },
      finish: '석재 무늬 타일 바닥',
    },
    {
      id: 'bath',
      room: '욕실',
      at: [1100, 6900],
      heading: 280,
      down: 32,
      picture: {
        name: 'panorama-44-bath',
        alt: '44㎡ 욕실의 360도 이미지. 양변기와 거울 아래 세면대, 샤워 공간이 보입니다.',
      },
      finish: '포세린 타일 바닥과 벽',
    },
  ],
};
