/** As many homes as the facts of the second site say, in all three. */
const tower = (name: string, lastFloor: number, lines: number) => `    {
      name: '${name}',
      firstFloor: 2,
      lastFloor: ${lastFloor},
      base: '상가',
      lines: [
        { line: '1호', unit: '101A' },
${Array.from({ length: lines - 1 }, (_, index) => `        { line: '${index + 2}호', unit: '74A' },`).join('\n')}
      ],
    },`;

/** A tower of the layout without grounds. */
const building = (name: string, floors: number, right: number) => `      {
        name: '${name}',
        use: '아파트',
        floors: ${floors},
        text: '강을 바라보는 동입니다.',
        at: [${right}, 45],
      },`;

/** A layout of the second site, which has none: `complex.ts` as it would be written. */
export const LAYOUT = `import type { Complex } from '#site/schema/complex.ts';

export const complex: Complex | null = {
  banner: { name: 'overview', alt: '너울결 파크의 길' },
  layout: {
    title: '단지배치도',
    lead: '세 동이 마당을 사이에 두고 섭니다.',
    picture: { name: 'overview', alt: '위에서 본 세 동과 마당' },
    north: 0,
    buildings: [
      {
        name: '1동',
        use: '아파트',
        floors: 25,
        text: '강을 바라보는 동입니다.',
        at: [30, 40.5],
        turn: -8,
        grounds: [
          [-9, -3, 8, 6],
          [0, -3, 8, 6],
          [9, -3, 8, 6],
        ],
      },
${building('2동', 25, 60)}
${building('3동', 18, 80)}
    ],
    roads: [{ name: '강변길', at: [50, 86.5] }],
    ways: [{ name: '주출입구', kind: 'main', marks: [[54.4, 71, 0]] }],
    places: [{ name: '마당', at: [60, 50] }],
    notes: ['배치는 변경될 수 있습니다.'],
  },
  specialDesign: [
    {
      title: '나란한 네 칸',
      text: '방 셋과 가족실을 나란히 놓았습니다.',
      picture: { name: 'overview', alt: '나란한 방' },
    },
  ],
  towers: [
${[tower('1동', 25, 3), tower('2동', 25, 3), tower('3동', 18, 4)].join('\n')}
  ],
  towersNotice: '동·호수 배치는 예시입니다.',
  community: null,
};
`;
