import { facts } from '#site/furniture/piece-facts.ts';

/** What stands in a living room and around a table. */
export const FOR_LIVING = {
  'sofa-1': facts(30, 'living', [950, 900, 850], [950, 900, 700], 'trade'),
  'sofa-2': facts(31, 'living', [1600, 900, 850], [1600, 900, 700], 'trade'),
  'sofa-3': facts(32, 'living', [2200, 900, 850], [2200, 900, 700], 'trade'),
  'sofa-4': facts(33, 'living', [2800, 950, 850], [1400, 950, 700], 'trade'),
  'sofa-corner': facts(34, 'living', [2800, 1700, 850], [1800, 950, 700], 'trade'),
  recliner: facts(35, 'living', [850, 950, 1050], [850, 950, 750], 'trade'),
  'coffee-table': facts(36, 'living', [1000, 550, 400], [1000, 550, 400], 'trade'),
  'tv-console-1800': facts(37, 'living', [1800, 400, 450], [1800, 400, 450], 'trade'),
  'tv-console-2400': facts(38, 'living', [2400, 400, 450], [2400, 400, 450], 'trade'),
  'tv-55': { ...facts(39, 'living', [1230, 60, 710], [1230, 60, 710], 'screen'), hangs: true as const },
  'tv-65': { ...facts(40, 'living', [1450, 60, 830], [1450, 60, 830], 'screen'), hangs: true as const },
  'tv-75': { ...facts(41, 'living', [1670, 60, 960], [1670, 60, 960], 'screen'), hangs: true as const },
  'tv-85': { ...facts(42, 'living', [1900, 60, 1090], [1900, 60, 1090], 'screen'), hangs: true as const },
  rug: { ...facts(43, 'living', [2000, 1500, 10], null, 'trade'), liesFlat: true as const },
  'massage-chair': facts(45, 'living', [780, 1550, 1250], [780, 1300, 1250], 'makers'),
  plant: facts(44, 'living', [450, 450, 1500], [450, 450, 1500], 'trade'),
  'dining-2': facts(50, 'dining', [800, 1150, 740], null, 'with-chairs'),
  'dining-4': facts(51, 'dining', [1400, 1200, 740], null, 'with-chairs'),
  'dining-6': facts(52, 'dining', [1800, 1300, 740], null, 'with-chairs'),
  'dining-round': facts(53, 'dining', [1400, 1400, 740], null, 'with-chairs'),
  'kitchen-cabinet': facts(54, 'dining', [600, 450, 1200], [600, 450, 1200], 'trade'),
};
