import type { Walk } from '#site/schema/tour.ts';

export const walk59B: Walk = {
  unit: '59B',
  poster: {
    name: 'interior-59b-living',
    alt: '둥근 탁자 두 개를 앞에 둔 소파가 TV와 마주 보고, 큰 창 밖으로 나무가 보이는 59㎡B 거실',
  },
  points: [
    {
      id: 'living',
      room: '거실',
      at: [2750, 1500],
      heading: 204,
      picture: {
        name: 'panorama-59b-living',
        alt: '59㎡B 거실의 360도 이미지. 소파와 낮은 탁자, 맞은편 TV 벽, 남쪽의 넓은 창이 보이고 뒤로 식탁과 주방이 이어집니다.',
      },
      finish: '강마루 바닥, 실크벽지, 세라믹 타일 벽 (유상옵션)',
    },
    {
      id: 'kitchen',
      room: '주방/식당',
      at: [2300, 3900],
      heading: 252,
      picture: {
        name: 'panorama-59b-kitchen',
        alt: '59㎡B 주방의 360도 이미지. 흙빛 하부장과 밝은 상부장, 냉장고가 보이고 남쪽으로 식탁과 거실이 이어집니다.',
      },
      finish: '강마루 바닥, 인조대리석 상판',
    },
    {
      id: 'bedroom',
      room: '침실1',
      at: [4750, 1900],
      heading: 125,
      picture: {
        name: 'panorama-59b-bedroom',
        alt: '59㎡B 침실1의 360도 이미지. 침대와 협탁 두 개, 맞은편의 낮은 장, 남쪽의 창과 드레스룸으로 가는 문이 보입니다.',
      },
      finish: '강마루 바닥, 실크벽지, 나무 패널 (유상옵션)',
    },
    {
      id: 'bedroom-2',
      room: '침실2',
      at: [700, 6450],
      heading: 260,
      picture: {
        name: 'panorama-59b-bedroom-2',
        alt: '59㎡B 침실2의 360도 이미지. 1인용 침대와 책상, 옷장, 서쪽의 창이 보입니다.',
      },
      finish: '강마루 바닥, 실크벽지',
    },
    {
      id: 'bedroom-3',
      room: '침실3',
      at: [600, 8750],
      heading: 265,
      picture: {
        name: 'panorama-59b-bedroom-3',
        alt: '59㎡B 침실3의 360도 이미지. 1인용 침대와 책상, 옷장, 서쪽의 창이 보입니다.',
      },
      finish: '강마루 바닥, 실크벽지',
    },
    {
      id: 'hall',
      room: '복도',
      at: [2850, 7200],
      heading: 242,
      picture: {
        name: 'panorama-59b-hall',
        alt: '59㎡B 복도의 360도 이미지. 한쪽에 침실의 문이, 맞은편에 욕실과 현관으로 가는 문이 보입니다.',
      },
      finish: '강마루 바닥, 실크벽지',
    },
    {
      id: 'entrance',
      room: '현관',
      at: [4200, 8200],
      heading: 44,
      picture: {
        name: 'panorama-59b-entrance',
        alt: '59㎡B 현관의 360도 이미지. 현관문과 신발장, 옆의 현관창고가 보이고 복도로 이어집니다.',
      },
      finish: '석재 무늬 타일 바닥',
    },
    {
      id: 'bath',
      room: '욕실1',
      at: [3950, 6300],
      heading: 90,
      down: 32,
      picture: {
        name: 'panorama-59b-bath',
        alt: '59㎡B 욕실1의 360도 이미지. 욕조와 양변기, 거울 아래 세면대가 보입니다.',
      },
      finish: '포세린 타일 바닥과 벽',
    },
  ],
};
