import { facts } from '#site/furniture/piece-facts.ts';

/** Beds and what clothes are kept in. */
export const FOR_SLEEP = {
  'bed-single': facts(1, 'bed', [1000, 2000, 450], [1000, 2000, 250], 'mattress'),
  'bed-super-single': facts(2, 'bed', [1100, 2000, 450], [1100, 2000, 250], 'mattress'),
  'bed-queen': facts(3, 'bed', [1500, 2000, 450], [1500, 2000, 250], 'mattress'),
  'bed-king': facts(4, 'bed', [1650, 2000, 450], [1650, 2000, 250], 'mattress'),
  'bed-large-king': facts(5, 'bed', [1800, 2000, 450], [1800, 2000, 250], 'mattress'),
  'bed-family': facts(6, 'bed', [2600, 2000, 450], [1500, 2000, 250], 'mattress'),
  'bed-bunk': facts(7, 'bed', [2100, 1150, 1700], [1000, 2000, 200], 'trade'),
  crib: facts(8, 'bed', [1250, 700, 900], null, 'trade'),
  nightstand: facts(9, 'bed', [450, 400, 500], [450, 400, 500], 'trade'),
  'wardrobe-800': facts(10, 'storage', [800, 600, 2000], [800, 600, 2000], 'trade'),
  'wardrobe-1200': facts(11, 'storage', [1200, 600, 2000], [800, 600, 2000], 'trade'),
  'wardrobe-1500': facts(12, 'storage', [1500, 600, 2000], [800, 600, 2000], 'trade'),
  'wardrobe-1800': facts(13, 'storage', [1800, 600, 2000], [800, 600, 2000], 'trade'),
  'wardrobe-2400': facts(14, 'storage', [2400, 600, 2000], [800, 600, 2000], 'trade'),
  'wardrobe-3000': facts(15, 'storage', [3000, 600, 2000], [800, 600, 2000], 'trade'),
  'fitted-2400': facts(16, 'storage', [2400, 650, 2300], null, 'trade'),
  'fitted-3000': facts(17, 'storage', [3000, 650, 2300], null, 'trade'),
  'chest-of-drawers': facts(18, 'storage', [800, 450, 1000], [800, 450, 1000], 'trade'),
  vanity: facts(19, 'storage', [1000, 450, 750], [1000, 450, 750], 'trade'),
  'clothes-rack': facts(20, 'storage', [1200, 450, 1700], null, 'trade'),
};
