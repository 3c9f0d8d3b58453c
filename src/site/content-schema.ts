import {
  brandSchema,
  complexSchema,
  galleriesSchema,
  overviewSchema,
  premiumSchema,
  scheduleSchema,
  tourSchema,
  videosSchema,
} from './schema/development.ts';
import { factsSchema } from './schema/facts.ts';
import { homeSchema } from './schema/home.ts';
import { mapsSchema } from './schema/maps.ts';
import { descriptionsSchema, navigationSchema } from './schema/navigation.ts';
import { announcementSchema, customerSchema, documentsSchema, guidesSchema, pressSchema } from './schema/reading.ts';
import { shellSchema } from './schema/shell.ts';
import { plansSchema } from './schema/plans.ts';
import { interiorsSchema, unitsSchema } from './schema/units.ts';

/** A content folder's files: `facts.ts` exports `facts`, and so on. Without these no site can be built. */
export const requiredFiles = {
  facts: factsSchema,
  navigation: navigationSchema,
  descriptions: descriptionsSchema,
  shell: shellSchema,
  home: homeSchema,
  units: unitsSchema,
  plans: plansSchema,
} as const;

/** Files that a development may leave out; pages that need them then show the placeholder. */
export const optionalFiles = {
  brand: brandSchema,
  overview: overviewSchema,
  schedule: scheduleSchema,
  maps: mapsSchema,
  galleries: galleriesSchema,
  premium: premiumSchema,
  complex: complexSchema,
  videos: videosSchema,
  tour: tourSchema,
  interiors: interiorsSchema,
  guides: guidesSchema,
  announcement: announcementSchema,
  documents: documentsSchema,
  customer: customerSchema,
  press: pressSchema,
} as const;
