import type { Walk } from '#site/schema/tour.ts';

export const walk84B: Walk = {
  unit: '84B',
  poster: { name: 'interior-84b-living', alt: '저녁 불빛 아래 소파와 낮은 탁자가 놓인 84㎡B 거실' },
  points: [
    {
      id: 'living',
      room: '거실',
      at: [3200, 1900],
      heading: 204,
      picture: {
        name: 'panorama-84b-living',
        alt: '84㎡B 거실의 360도 이미지. 회색 소파와 낮은 탁자, 맞은편 TV 벽, 남쪽의 넓은 창이 보이고 뒤로 주방이 이어집니다.',
      },
      finish: '헤링본 강마루 바닥과 나무 패널 (유상옵션)',
    },
    {
      id: 'kitchen',
      room: '주방/식당',
      at: [2500, 4760],
      heading: 302,
      picture: {
        name: 'panorama-84b-kitchen',
        alt: '84㎡B 주방의 360도 이미지. 남색 하부장과 밝은 상부장, 냉장고와 식탁이 보이고 남쪽으로 거실이 이어집니다.',
      },
      finish: '헤링본 강마루 바닥 (유상옵션), 인조대리석 상판',
    },
    {
      id: 'bedroom',
      room: '침실1',
      at: [5500, 2200],
      heading: 125,
      picture: {
        name: 'panorama-84b-bedroom',
        alt: '84㎡B 침실1의 360도 이미지. 침대와 협탁 두 개, 맞은편의 낮은 장, 남쪽의 창과 드레스룸으로 가는 문이 보입니다.',
      },
      finish: '헤링본 강마루 바닥과 나무 패널 (유상옵션)',
    },
    {
      id: 'bedroom-2',
      room: '침실2',
      at: [900, 7800],
      heading: 255,
      picture: {
        name: 'panorama-84b-bedroom-2',
        alt: '84㎡B 침실2의 360도 이미지. 1인용 침대와 책상, 옷장, 서쪽의 창이 보입니다.',
      },
      finish: '헤링본 강마루 바닥 (유상옵션), 실크벽지',
    },
    {
      id: 'bedroom-3',
      room: '침실3',
      at: [800, 10600],
      heading: 260,
      picture: {
        name: 'panorama-84b-bedroom-3',
        alt: '84㎡B 침실3의 360도 이미지. 1인용 침대와 책상, 옷장, 서쪽의 창이 보입니다.',
      },
      finish: '헤링본 강마루 바닥 (유상옵션), 실크벽지',
    },
    {
      id: 'hall',
      room: '복도',
      at: [3300, 8200],
      heading: 268,
      picture: {
        name: 'panorama-84b-hall',
        alt: '84㎡B 복도의 360도 이미지. 한쪽에 침실의 문이, 맞은편에 팬트리와 욕실, 현관으로 가는 문이 보입니다.',
      },
      finish: '헤링본 강마루 바닥 (유상옵션), 실크벽지',
    },
    {
      id: 'entrance',
      room: '현관',
      at: [4900, 9950],
      heading: 350,
      picture: {
        name: 'panorama-84b-entrance',
        alt: '84㎡B 현관의 360도 이미지. 현관문과 신발장, 옆의 현관창고가 보이고 복도로 이어집니다.',
      },
      finish: '석재 무늬 타일 바닥',
    },
    {
      id: 'bath',
      room: '욕실1',
      at: [4750, 7750],
      heading: 8,
      down: 32,
      picture: {
        name: 'panorama-84b-bath',
        alt: '84㎡B 욕실1의 360도 이미지. 욕조와 거울 아래 세면대, 양변기가 보입니다.',
      },
      finish: '포세린 타일 바닥과 벽',
    },
  ],
};
