import type * as v from 'valibot';
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

type Read<Files> = { [Name in keyof Files]: Files[Name] extends v.GenericSchema ? v.InferOutput<Files[Name]> : never };

/** A development's whole content; files that it leaves out are null. */
export type SiteContent = Omit<Read<typeof requiredFiles>, 'navigation'> & { navigation: Navigation } & {
  [Name in keyof typeof optionalFiles]: Read<typeof optionalFiles>[Name] | null;
};
