import { facts } from '#site/furniture/piece-facts.ts';

const fridge = { place: 'fridge' as const };
const laundry = { place: 'laundry' as const };

/** What runs on electricity and stands on the floor. */
export const APPLIANCES = {
  'fridge-4-door': { ...facts(80, 'appliance', [912, 930, 1860], [912, 930, 1860], 'makers'), ...fridge },
  'fridge-kitchen-fit': { ...facts(81, 'appliance', [912, 700, 1860], [912, 700, 1860], 'makers'), ...fridge },
  'fridge-2-door': { ...facts(82, 'appliance', [600, 700, 1860], [600, 700, 1860], 'makers'), ...fridge },
  'fridge-kimchi': { ...facts(83, 'appliance', [670, 740, 1850], [670, 740, 1850], 'makers'), ...fridge },
  washer: { ...facts(84, 'appliance', [700, 830, 990], [700, 830, 990], 'makers'), ...laundry },
  dryer: { ...facts(85, 'appliance', [700, 830, 990], [700, 830, 990], 'makers'), ...laundry },
  'laundry-tower': { ...facts(86, 'appliance', [700, 850, 1890], [700, 850, 1890], 'makers'), ...laundry },
  styler: facts(87, 'appliance', [445, 585, 1850], [445, 585, 1850], 'makers'),
  'styler-large': facts(88, 'appliance', [600, 600, 1960], [600, 600, 1960], 'makers'),
  'air-purifier': facts(89, 'appliance', [400, 400, 1000], [400, 400, 1000], 'makers'),
  'air-conditioner': facts(90, 'appliance', [400, 350, 1850], [400, 350, 1850], 'makers'),
  'robot-cleaner': facts(91, 'appliance', [420, 500, 500], [420, 500, 500], 'makers'),
};
