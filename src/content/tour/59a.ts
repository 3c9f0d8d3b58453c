import type { Walk } from '#site/schema/tour.ts';

export const walk59A: Walk = {
  unit: '59A',
  poster: { name: 'interior-59a-living', alt: '가운데를 나눈 넓은 창 앞에 소파와 낮은 탁자가 놓인 59㎡A 거실' },
  points: [
    {
      id: 'living',
      room: '거실',
      at: [4500, 1700],
      picture: {
        name: 'panorama-59a-living',
        alt: '59㎡A 거실의 360도 이미지. 흰 소파와 낮은 탁자, 맞은편 TV 벽, 남쪽의 넓은 창이 보이고 뒤로 주방이 이어집니다.',
      },
      finish: '강마루 바닥, 실크벽지, 나무 패널 (유상옵션)',
    },
    {
      id: 'kitchen',
      room: '주방/식당',
      at: [6750, 3500],
      heading: 285,
      picture: {
        name: 'panorama-59a-kitchen',
        alt: '59㎡A 주방의 360도 이미지. 세이지색 하부장과 개수대 위의 창, 냉장고, 식탁이 보입니다.',
      },
      finish: '강마루 바닥, 인조대리석 상판',
    },
    {
      id: 'bedroom',
      room: '침실1',
      at: [2400, 1350],
      heading: 220,
      picture: {
        name: 'panorama-59a-bedroom',
        alt: '59㎡A 침실1의 360도 이미지. 침대와 협탁 두 개, 맞은편의 낮은 장, 남쪽의 창과 드레스룸으로 가는 문이 보입니다.',
      },
      finish: '강마루 바닥, 실크벽지, 나무 패널 (유상옵션)',
    },
    {
      id: 'bedroom-2',
      room: '침실2',
      at: [8750, -250],
      heading: 172,
      picture: {
        name: 'panorama-59a-bedroom-2',
        alt: '59㎡A 침실2의 360도 이미지. 1인용 침대와 책상, 옷장, 남쪽의 창이 보입니다.',
      },
      finish: '강마루 바닥, 실크벽지',
    },
    {
      id: 'bedroom-3',
      room: '침실3',
      at: [11300, -250],
      heading: 36,
      picture: {
        name: 'panorama-59a-bedroom-3',
        alt: '59㎡A 침실3의 360도 이미지. 1인용 침대와 책상, 옷장, 남쪽의 창이 보입니다.',
      },
      finish: '강마루 바닥, 실크벽지',
    },
    {
      id: 'hall',
      room: '복도',
      at: [9000, 2520],
      heading: 262,
      picture: {
        name: 'panorama-59a-hall',
        alt: '59㎡A 복도의 360도 이미지. 양쪽에 침실과 욕실로 가는 문이 있고 한쪽 끝으로 거실이 이어집니다.',
      },
      finish: '강마루 바닥, 실크벽지',
    },
    {
      id: 'entrance',
      room: '현관',
      at: [11700, 3800],
      heading: 316,
      picture: {
        name: 'panorama-59a-entrance',
        alt: '59㎡A 현관의 360도 이미지. 현관문과 신발장, 옆의 현관창고가 보이고 복도가 앞으로 이어집니다.',
      },
      finish: '석재 무늬 타일 바닥',
    },
    {
      id: 'bath',
      room: '욕실1',
      at: [8800, 3550],
      heading: 2,
      down: 32,
      picture: {
        name: 'panorama-59a-bath',
        alt: '59㎡A 욕실1의 360도 이미지. 욕조와 거울 아래 세면대, 양변기가 보입니다.',
      },
      finish: '포세린 타일 바닥과 벽',
    },
  ],
};
