import type { Tour } from '#site/schema/tour.ts';

export const tour: Tour | null = {
  lead: '84㎡A의 거실을 한자리에서 둘러보실 수 있습니다. VR이 열리면 원하는 방향으로 시선을 돌려 보세요.',
  hint: '화면 아무 곳이나 클릭하시면 VR을 보실 수 있습니다.',
  poster: { name: 'tour-poster', alt: 'VR로 둘러볼 84㎡A 거실의 한쪽 모습' },
  tabs: [
    {
      id: 'living-84a',
      label: '1·2단지',
      title: '84㎡A 거실',
      view: {
        panorama: {
          name: 'panorama-84a-living',
          alt: '84㎡A 거실의 360도 이미지. 소파와 탁자, 큰 창과 주방 쪽 벽이 이어집니다.',
        },
      },
    },
  ],
};
