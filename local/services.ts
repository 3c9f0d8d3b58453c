import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { OptionLists } from '#forms/field-options.ts';
import { FORM_SPECS, type FormSpecs } from '#forms/form-specs.ts';
import { officeRoot } from '#protocol/office/office-paths.ts';
import type { Press } from '#site/schema/press.ts';
import type { Visits } from '#site/schema/visits.ts';
import { documentsRoot } from '#local/firestore/data/document-name.ts';
import { loadIndexes } from './firestore/indexes.ts';
import { createFirestoreService } from './firestore/rest.ts';
import { seedAdministrator, seedArticles, seedStaff } from '#local/firestore/data/seed.ts';
import { openDocumentStore } from '#local/firestore/data/store.ts';
import { createFormService } from './forms/form-service.ts';
import { pathOf, sendJson, type Handler, type Service } from './http.ts';
import { createInboxService } from './inbox/inbox-service.ts';
import { openInbox } from './inbox/inbox.ts';
import { openNotices } from './office/notices.ts';
import { tellOfLeads } from './office/office.ts';
import { freeSlots, nextVisitDays } from './office/open-slots.ts';
import { seedOffice } from './office/seed-office.ts';
import { publishDueArticles } from './press/publish-due.ts';
import { isFromThisComputer } from './loopback.ts';
import { loadRules } from './rules/rules.ts';
import { ADMINISTRATOR, openAccount, STAFF } from './sign-in/accounts.ts';
import { createSignInService } from './sign-in/identity-toolkit.ts';
import { createTokens } from './sign-in/tokens.ts';
import { createStorageService } from './storage/storage-service.ts';
import { createSlidingWindow } from './sliding-window.ts';

export interface LocalServicesOptions {
  /** Where everything is kept; made if it is missing. */
  dataDirectory: string;
  /** The default site's slug: the seeded articles belong to it. */
  siteId: string;
  /** What the database holds on its very first start. */
  articles: Press['articles'];
  /** Title of the inbox. */
  siteName: string;
  /** What the forms ask; as the site's own. */
  formSpecs?: FormSpecs;
  /** The development's own options for their fields. */
  formOptions?: OptionLists;
  /** Submissions that each form takes in any 60 seconds; 20. */
  rateLimitPerMinute?: number;
  /** Example leads that the office begins with, with a week of open times where the content has visits; none. */
  leads?: number;
  /** When visitors are received, and how many; null: visits have no times. */
  visits?: Visits | null;
  /** Address of the leads desk, for the inbox to link to; null: there is none. */
  desk?: string | null;
  /** The Firebase project that is played; `demo-modelhouse`. */
  projectId?: string;
  clock?: () => Date;
  /** Text of the database's rules; the project's `firestore.rules`. */
  rules?: string;
}

export interface LocalServices {
  /** Answers what belongs to the services and passes everything else on. */
  handler: Handler;
  /** Who can sign in on the press page; the start command says it. */
  administrator: { email: string; password: string };
  /** Who can only work the leads. */
  staff: { email: string; password: string };
  /** From here on no new request is answered. */
  close: () => void;
}

/** The files that an owner deploys are the ones that are played. */
const readProjectFile = (name: string) => fs.readFileSync(resolve(import.meta.dirname, '..', name), 'utf8');

/** As often as the embedded services look for articles whose date has come. */
const LOOK_EVERY_MS = 5000;

const WRONG_PASSWORDS = 10;
const WRONG_PASSWORDS_MS = 5 * 60_000;

function createServices(options: LocalServicesOptions) {
  const { dataDirectory, siteId, articles, siteName, rateLimitPerMinute = 20 } = options;
  const { formSpecs = FORM_SPECS, formOptions = {} } = options;
  const { projectId = 'demo-modelhouse', clock = () => new Date() } = options;
  const { rules = readProjectFile('firestore.rules') } = options;
  const inbox = openInbox(dataDirectory);
  const store = openDocumentStore(dataDirectory, clock);
  seedArticles(store, documentsRoot(projectId), { siteId, articles });
  const member = (who: typeof ADMINISTRATOR | typeof STAFF) => {
    const account = openAccount(dataDirectory, clock, who);
    return { account, tokens: createTokens(account, projectId, clock) };
  };
  const [administrator, staff] = [member(ADMINISTRATOR), member(STAFF)];
  seedAdministrator(store, documentsRoot(projectId), administrator.account.localId);
  seedStaff(store, documentsRoot(projectId), staff.account.localId, siteId);
  if (options.leads) {
    const [by, now] = [staff.account.localId, clock()];
    seedOffice(store, officeRoot(projectId, siteId), {
      leads: options.leads,
      slots: options.visits ? freeSlots(nextVisitDays(options.visits, now, 7), options.visits.capacity) : new Map(),
      specs: formSpecs,
      by,
      now,
    });
  }
  const notices = openNotices(dataDirectory, clock);
  const development = { slug: siteId, name: siteName, desk: encodeURI(options.desk ?? `/${siteId}/desk`) };
  tellOfLeads(store, officeRoot(projectId, siteId), development, notices);
  const publishing = setInterval(
    () => void publishDueArticles(store, documentsRoot(projectId), siteId, clock()),
    LOOK_EVERY_MS,
  );
  // Nothing else waits for it.
  publishing.unref();
  const failures = createSlidingWindow(WRONG_PASSWORDS, WRONG_PASSWORDS_MS, clock);
  const uidOf = (idToken: string) => administrator.tokens.uidOf(idToken) ?? staff.tokens.uidOf(idToken);
  const services: Service[] = [
    createFormService({ inbox, specs: formSpecs, lists: formOptions, rateLimitPerMinute, clock }),
    createInboxService(inbox, notices, { siteName, specs: formSpecs, desk: options.desk ?? null }),
    createFirestoreService({
      store,
      projectId,
      rules: loadRules(rules),
      indexes: loadIndexes(readProjectFile('firestore.indexes.json')),
      uidOf,
    }),
    createStorageService({
      dataDirectory,
      bucket: projectId,
      uidOf,
      isAdministrator: (uid) => store.get(`${documentsRoot(projectId)}/admins/${uid}`) !== undefined,
    }),
    createSignInService({ members: [administrator, staff], projectId, failures }),
  ];
  const stop = () => clearInterval(publishing);
  return { services, administrator: administrator.account, staff: staff.account, stop };
}

async function answerSafely(service: Service, request: IncomingMessage, response: ServerResponse, path: string) {
  try {
    await service.answer(request, response, path);
  } catch (error) {
    console.error(`${request.method} ${path}:`, error);
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, { error: { code: 500, message: 'Internal error.', status: 'INTERNAL' } });
  }
}

/**
 * The form service with its inbox, Firestore and the Identity Toolkit for one site, as a middleware.
 * @throws on a disk error in `dataDirectory`
 */
export function createLocalServices(options: LocalServicesOptions): LocalServices {
  const { services, administrator, staff, stop } = createServices(options);
  let isClosed = false;
  return {
    handler: (request, response, next) => {
      const path = pathOf(request);
      const service = path === undefined ? undefined : services.find(({ owns }) => owns(path));
      if (path === undefined || !service) return next();
      if (!isFromThisComputer(request)) return sendJson(response, 403, { error: 'Only this computer is answered.' });
      if (isClosed) return sendJson(response, 503, { error: 'Closed.' });
      void answerSafely(service, request, response, path);
    },
    administrator: { email: administrator.email, password: administrator.password },
    staff: { email: staff.email, password: staff.password },
    close: () => {
      isClosed = true;
      stop();
    },
  };
}
