import * as v from 'valibot';
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
import { descriptionsSchema, navigationSchema, type Navigation } from './schema/navigation.ts';
import { announcementSchema, customerSchema, documentsSchema, guidesSchema, pressSchema } from './schema/reading.ts';
import { shellSchema } from './schema/shell.ts';
import { plansSchema } from './schema/plans.ts';
import { interiorsSchema, unitsSchema } from './schema/units.ts';

/**
 * A content folder's files: `facts.ts` exports `facts`, and so on. One that may be null may be left out; pages that need
 * it then show the placeholder.
 */
export const contentSchema = v.strictObject({
  facts: factsSchema,
  navigation: navigationSchema,
  descriptions: descriptionsSchema,
  shell: shellSchema,
  home: homeSchema,
  units: unitsSchema,
  plans: plansSchema,
  brand: v.nullable(brandSchema),
  overview: v.nullable(overviewSchema),
  schedule: v.nullable(scheduleSchema),
  maps: v.nullable(mapsSchema),
  galleries: v.nullable(galleriesSchema),
  premium: v.nullable(premiumSchema),
  complex: v.nullable(complexSchema),
  videos: v.nullable(videosSchema),
  tour: v.nullable(tourSchema),
  interiors: v.nullable(interiorsSchema),
  guides: v.nullable(guidesSchema),
  announcement: v.nullable(announcementSchema),
  documents: v.nullable(documentsSchema),
  customer: v.nullable(customerSchema),
  press: v.nullable(pressSchema),
});

/** A development's whole content; files that it leaves out are null. */
export type Content = Omit<v.InferOutput<typeof contentSchema>, 'navigation'> & { navigation: Navigation };
