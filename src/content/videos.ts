import type { Videos } from '#site/schema/videos.ts';

export const videos: Videos | null = {
  brandFilm: {
    title: '온새미 스카이 홍보영상',
    description:
      '해 질 녘의 단지와 고층에서 본 바다, 밤의 거리를 차례로 보여 주는 짧은 영상입니다. 대사와 배경음악은 없습니다.',
    source: { file: 'brand' },
    poster: { name: 'film-brand', alt: '홍보영상의 한 장면. 저녁 하늘 아래 네 개 동이 서 있습니다.' },
    smallPoster: { name: 'film-brand-small', alt: '' },
  },
  tabs: [
    {
      id: 1,
      label: '입지환경 영상',
      video: {
        title: '입지환경 영상',
        description:
          '낮의 단지와 주변 시가지, 역과 도로, 시장, 학교, 바다를 차례로 보여 줍니다. 대사와 배경음악은 없습니다.',
        source: { file: 'location' },
        poster: {
          name: 'film-location',
          alt: '입지환경 영상의 한 장면. 시가지 가운데 네 개 동이 서 있고 그 너머로 해안이 이어집니다.',
        },
        smallPoster: { name: 'film-location-small', alt: '' },
      },
    },
    {
      id: 2,
      label: '59타입 영상',
      video: {
        title: '59타입 영상',
        description: '59㎡A의 거실과 주방, 안방, 위에서 본 전체 구성을 차례로 보여 줍니다. 대사와 배경음악은 없습니다.',
        source: { file: 'type-59' },
        poster: { name: 'film-59', alt: '59타입 영상의 한 장면. 햇빛이 드는 거실입니다.' },
        smallPoster: { name: 'film-59-small', alt: '' },
      },
    },
    {
      id: 3,
      label: '84타입 영상',
      video: {
        title: '84타입 영상',
        description: '84㎡A의 거실과 주방, 안방, 위에서 본 전체 구성을 차례로 보여 줍니다. 대사와 배경음악은 없습니다.',
        source: { file: 'type-84' },
        poster: { name: 'film-84', alt: '84타입 영상의 한 장면. 넓은 창이 있는 거실입니다.' },
        smallPoster: { name: 'film-84-small', alt: '' },
      },
    },
  ],
};
