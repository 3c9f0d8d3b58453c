import type { Content } from '#site/content-schema.ts';
import { withOwnPages } from '#site/pages/own-pages.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { LEADS_DESK_TEXT } from '#text/leads-desk/desk.ts';
import { PASS_TEXT } from '#text/visits/pass.ts';
import type { Environment } from './environment.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** The content as it is built, served and deployed: with the pages that the engine brings where these services are. */
export const withOwnPagesIn = (content: Content, environment: Environment): Content =>
  withOwnPages(content, {
    hasOffice: officeEndpoint(environment, content.facts.slug) !== null,
    hasVisits: content.visits !== null,
    labels: { desk: LEADS_DESK_TEXT.title, visit: PASS_TEXT.title, fit: FIT_TEXT.title },
  });
