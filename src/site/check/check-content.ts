import { checkAnnouncement } from './check-announcement.ts';
import { checkComplex } from './check-complex.ts';
import { checkHomes } from './check-homes.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkDirections } from './check-directions.ts';
import { checkFigures } from './check-figures.ts';
import { checkFaq } from './check-faq.ts';
import { checkFacts } from './check-facts.ts';
import { checkKeys } from './check-keys.ts';
import { checkLinks } from './check-links.ts';
import { checkMaps } from './check-maps.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkNotices } from './check-notices.ts';
import { checkPoints } from './check-points.ts';
import { checkPrices } from './check-prices.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkRegion } from './check-region.ts';
import { checkRepeats } from './check-repeats.ts';
import { checkSchedule } from './check-schedule.ts';
import { checkTour } from './check-tour.ts';
import { checkUnits } from './check-units.ts';
import { checkVisits } from './check-visits.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

/** What no single file's schema can see: links that lead nowhere, sums that are off, names that stand twice. */
export const checkContent = (content: Content): ContentProblem[] => [
  ...checkNavigation(content),
  ...checkRedirects(content),
  ...checkKeys(content),
  ...checkRepeats(content),
  ...checkDescriptions(content),
  ...checkUnits(content),
  ...checkLinks(content),
  ...checkMaps(content),
  ...checkComplex(content),
  ...checkHomes(content),
  ...checkFacts(content),
  ...checkRegion(content),
  ...checkFigures(content),
  ...checkFaq(content),
  ...checkSchedule(content),
  ...checkTour(content),
  ...checkPrices(content),
  ...checkPoints(content),
  ...checkAnnouncement(content),
  ...checkNotices(content),
  ...checkDirections(content),
  ...checkVisits(content),
];
