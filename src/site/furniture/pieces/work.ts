import { facts } from '#site/furniture/piece-facts.ts';

/** Desks and books, music and exercise. */
export const FOR_WORK = {
  'desk-1200': facts(60, 'desk', [1200, 900, 730], null, 'with-chairs'),
  'desk-1400': facts(61, 'desk', [1400, 900, 730], null, 'with-chairs'),
  'desk-1600': facts(62, 'desk', [1600, 1000, 730], null, 'with-chairs'),
  'desk-chair': facts(63, 'desk', [650, 650, 1150], null, 'trade'),
  bookcase: facts(64, 'desk', [800, 300, 2000], [800, 300, 2000], 'trade'),
  'bookcase-1200': facts(65, 'desk', [1200, 300, 2000], [1200, 300, 2000], 'trade'),
  'piano-upright': facts(70, 'hobby', [1530, 610, 1210], [1530, 610, 1210], 'makers'),
  'piano-digital': facts(71, 'hobby', [1400, 430, 850], [1400, 430, 250], 'makers'),
  treadmill: facts(72, 'hobby', [800, 1750, 1400], [800, 1750, 400], 'makers'),
  'exercise-bike': facts(73, 'hobby', [550, 1100, 1300], null, 'makers'),
  'drying-rack': facts(74, 'hobby', [1400, 600, 1000], null, 'trade'),
  'cat-tower': facts(75, 'hobby', [600, 500, 1700], null, 'trade'),
  'play-mat': { ...facts(76, 'hobby', [2000, 1400, 40], null, 'trade'), liesFlat: true as const },
};
