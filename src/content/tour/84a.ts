import type { Walk } from '#site/schema/tour.ts';

export const walk84A: Walk = {
  unit: '84A',
  poster: { name: 'interior-84a-living', alt: '긴 소파와 낮은 탁자, 넓은 창이 보이는 84㎡A 거실' },
  points: [
    {
      id: 'living',
      room: '거실',
      at: [5860, 2400],
      picture: {
        name: 'panorama-84a-living',
        alt: '84㎡A 거실의 360도 이미지. 한쪽 벽의 긴 소파와 맞은편 TV 벽, 남쪽의 넓은 창이 보이고 뒤로 식탁과 주방이 이어집니다.',
      },
      finish: '광폭 강마루 바닥과 세라믹 타일 벽 (유상옵션)',
    },
    {
      id: 'kitchen',
      room: '주방/식당',
      at: [6900, 5050],
      heading: 314,
      picture: {
        name: 'panorama-84a-kitchen',
        alt: '84㎡A 주방의 360도 이미지. 월넛 무늬 키 큰 장과 냉장고, 한 줄로 놓인 조리대와 개수대 위의 창, 긴 식탁이 보입니다.',
      },
      finish: '광폭 강마루 바닥과 엔지니어드스톤 상판 (유상옵션)',
    },
    {
      id: 'bedroom',
      room: '침실1',
      at: [2550, 1900],
      heading: 215,
      picture: {
        name: 'panorama-84a-bedroom',
        alt: '84㎡A 침실1의 360도 이미지. 침대와 협탁 두 개, 맞은편의 낮은 장, 남쪽의 창과 드레스룸으로 가는 문이 보입니다.',
      },
      finish: '광폭 강마루 바닥과 나무 패널 (유상옵션)',
    },
    {
      id: 'bedroom-2',
      room: '침실2',
      at: [9330, -150],
      heading: 166,
      picture: {
        name: 'panorama-84a-bedroom-2',
        alt: '84㎡A 침실2의 360도 이미지. 1인용 침대와 책상, 옷장, 남쪽의 창이 보입니다.',
      },
      finish: '광폭 강마루 바닥 (유상옵션), 실크벽지',
    },
    {
      id: 'bedroom-3',
      room: '침실3',
      at: [12350, -150],
      heading: 36,
      picture: {
        name: 'panorama-84a-bedroom-3',
        alt: '84㎡A 침실3의 360도 이미지. 1인용 침대와 책상, 옷장, 남쪽의 창이 보입니다.',
      },
      finish: '광폭 강마루 바닥 (유상옵션), 실크벽지',
    },
    {
      id: 'hall',
      room: '복도',
      at: [10000, 2950],
      heading: 274,
      picture: {
        name: 'panorama-84a-hall',
        alt: '84㎡A 복도의 360도 이미지. 양쪽에 침실과 팬트리, 욕실로 가는 문이 있고 한쪽 끝으로 거실이 이어집니다.',
      },
      finish: '광폭 강마루 바닥 (유상옵션), 실크벽지',
    },
    {
      id: 'entrance',
      room: '현관',
      at: [13200, 4500],
      heading: 330,
      picture: {
        name: 'panorama-84a-entrance',
        alt: '84㎡A 현관의 360도 이미지. 현관문과 신발장, 옆의 현관창고가 보이고 복도가 앞으로 이어집니다.',
      },
      finish: '석재 무늬 타일 바닥',
    },
    {
      id: 'bath',
      room: '욕실1',
      at: [11250, 4700],
      heading: 254,
      down: 32,
      picture: {
        name: 'panorama-84a-bath',
        alt: '84㎡A 욕실1의 360도 이미지. 욕조와 양변기, 거울 아래 세면대가 보입니다.',
      },
      finish: '대형 포세린 타일 (유상옵션)',
    },
  ],
};
