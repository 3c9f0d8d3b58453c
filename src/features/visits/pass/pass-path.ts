import { CHECK_IN_HASH } from '#protocol/office/bookings.ts';
import { ownPath } from '#site/pages/own-pages.ts';
import { addressOf, hrefOf } from '#site/pages/routes.ts';

/** The address of a pass, decoded: `/온새미스카이/visit/0123…`. */
export const passPath = (site: string, token: string): string => addressOf(ownPath('visit', site), site, token);

/** The same from anywhere, as a calendar says it. */
export const passAddress = (origin: string, site: string, token: string): string =>
  origin + hrefOf(ownPath('visit', site), site, token);

/** What the staff's camera reads of a pass: its check-in at the desk, which asks for who is not signed in. */
export const checkInAddress = (origin: string, site: string, token: string): string =>
  origin + hrefOf(ownPath('desk', site), site) + CHECK_IN_HASH + token;
