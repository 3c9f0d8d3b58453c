import * as v from 'valibot';
import { announcementSchema } from './schema/announcement.ts';
import { brandSchema } from './schema/brand.ts';
import { complexSchema } from './schema/complex.ts';
import { customerSchema } from './schema/customer.ts';
import { descriptionsSchema } from './schema/descriptions.ts';
import { directionsSchema } from './schema/directions.ts';
import { documentsSchema } from './schema/documents.ts';
import { faqSchema } from './schema/faq.ts';
import { factsSchema } from './schema/facts.ts';
import { finishesSchema } from './schema/finishes.ts';
import { galleriesSchema } from './schema/galleries.ts';
import { guidesSchema } from './schema/guides.ts';
import { homeSchema } from './schema/home.ts';
import { homesSchema } from './schema/homes.ts';
import { interiorsSchema } from './schema/interiors.ts';
import { mapsSchema } from './schema/maps.ts';
import { navigationSchema, type Navigation } from './schema/navigation.ts';
import { noticesSchema } from './schema/notices.ts';
import { overviewSchema } from './schema/overview.ts';
import { plansSchema } from './schema/plans.ts';
import { premiumSchema } from './schema/premium.ts';
import { pointsSchema } from './schema/points.ts';
import { pricesSchema } from './schema/prices.ts';
import { pressSchema } from './schema/press.ts';
import { scheduleSchema } from './schema/schedule.ts';
import { shellSchema } from './schema/shell.ts';
import { themeSchema } from './schema/theme.ts';
import { tourSchema } from './schema/tour.ts';
import { unitsSchema } from './schema/units.ts';
import { videosSchema } from './schema/videos.ts';
import { visitsSchema } from './schema/visits.ts';

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
  theme: v.nullable(themeSchema),
  brand: v.nullable(brandSchema),
  overview: v.nullable(overviewSchema),
  schedule: v.nullable(scheduleSchema),
  maps: v.nullable(mapsSchema),
  galleries: v.nullable(galleriesSchema),
  premium: v.nullable(premiumSchema),
  complex: v.nullable(complexSchema),
  homes: v.nullable(homesSchema),
  videos: v.nullable(videosSchema),
  tour: v.nullable(tourSchema),
  interiors: v.nullable(interiorsSchema),
  guides: v.nullable(guidesSchema),
  announcement: v.nullable(announcementSchema),
  prices: v.nullable(pricesSchema),
  finishes: v.nullable(finishesSchema),
  points: v.nullable(pointsSchema),
  faq: v.nullable(faqSchema),
  notices: v.nullable(noticesSchema),
  directions: v.nullable(directionsSchema),
  documents: v.nullable(documentsSchema),
  customer: v.nullable(customerSchema),
  press: v.nullable(pressSchema),
  visits: v.nullable(visitsSchema),
});

/** A development's whole content; files that it leaves out are null. */
export type Content = Omit<v.InferOutput<typeof contentSchema>, 'navigation'> & { navigation: Navigation };
