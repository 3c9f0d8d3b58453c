import { OFFICE } from '#protocol/office/office-paths.ts';
import { ownPath } from '#site/pages/own-pages.ts';
import { ask } from './ask.ts';
import { broken, good, open, unclear, type Finding } from './finding.ts';
import { call, DEPLOY_RULES, rootOf, statusOf, type Database } from './firestore.ts';

/** Name of a development's office below the database. */
export const officeOf = ({ siteId }: Database): string => `sites/${siteId}`;

/** A name that nothing has: what is asked is the rule, and no visitor's data comes back. */
const NOBODYS = 'doctor';

/** What visitors may not read, and what it means when they may. */
const CLOSED = [
  { what: 'leads', danger: 'anyone reads names and phone numbers' },
  { what: 'log', danger: 'anyone reads what the office does' },
  { what: 'refusals', danger: 'anyone reads which leads were not taken' },
  { what: 'bookings', danger: 'anyone finds the passes of others, and can cancel them' },
] as const;

const refused = (what: string, danger: string, status: number, code: string): Finding => {
  if (code === 'PERMISSION_DENIED') return good(`${what}: refused, as it must be.`);
  if (status === 200) return broken(`${what}: ALLOWED; ${danger}. At once: ${DEPLOY_RULES}.`);
  return unclear(`${what}: the database answered ${status} ${code}.`);
};

async function checkClosed(database: Database, { what, danger }: (typeof CLOSED)[number]): Promise<Finding> {
  const title = `Listing ${what} without sign-in`;
  // Nothing has this form: where the rules are wrong, still nobody's data is read.
  const where = { fieldFilter: { field: { fieldPath: 'form' }, op: 'EQUAL', value: { stringValue: NOBODYS } } };
  const body = { structuredQuery: { from: [{ collectionId: OFFICE[what] }], where, limit: 1 } };
  const answer = await call(database, 'runQuery', body, { below: officeOf(database) });
  return typeof answer === 'string'
    ? unclear(`${title}: ${answer}.`)
    : refused(title, danger, answer.status, statusOf(answer));
}

async function checkDocument(database: Database, what: string, path: string, danger: string): Promise<Finding> {
  const answer = await call(database, 'batchGet', { documents: [`${rootOf(database)}/${path}`] });
  return typeof answer === 'string'
    ? unclear(`${what}: ${answer}.`)
    : refused(what, danger, answer.status, statusOf(answer));
}

/** Visitors ask for the times that are open. */
async function checkSlots(database: Database): Promise<Finding> {
  const body = { structuredQuery: { from: [{ collectionId: OFFICE.slots }], limit: 1 } };
  const answer = await call(database, 'runQuery', body, { below: officeOf(database) });
  if (typeof answer === 'string') return unclear(`Times for visits: ${answer}.`);
  if (answer.status === 200) return good('Times for visits: visitors may read them.');
  return broken(`Times for visits: visitors may not read them (${statusOf(answer)}): ${DEPLOY_RULES}.`);
}

/** What can be seen of an office's rules from outside. Nothing is written, and nobody's lead is read. */
export async function checkOffice(database: Database): Promise<Finding[]> {
  const slots = await checkSlots(database);
  // Where nothing answers, six more lines would say the same.
  if (slots.state === 'unclear') return [slots];
  const office = officeOf(database);
  return [
    slots,
    ...(await Promise.all([
      ...CLOSED.map((closed) => checkClosed(database, closed)),
      checkDocument(
        database,
        'Reading a lead without sign-in',
        `${office}/${OFFICE.leads}/${NOBODYS}`,
        CLOSED[0].danger,
      ),
      checkDocument(database, 'Asking who is staff', `staff/${NOBODYS}`, 'anyone learns who works the leads'),
    ])),
  ];
}

const DEPLOY = 'deploy again (npm run deploy)';

/** Whether the desk is served so that nobody but its staff keeps or lists it. @param address origin of the host */
export async function checkDesk(address: string, slug: string): Promise<Finding> {
  const desk = ownPath('desk', slug);
  const answer = await ask(address + encodeURI(desk));
  if (typeof answer === 'string') return open(`Desk page: ${answer}.`);
  const { status, headers, text } = answer;
  if (status !== 200) return broken(`Desk page: ${desk} answers ${status}: ${DEPLOY}.`);
  const isNoindex =
    /noindex/.test(headers.get('x-robots-tag') ?? '') || /<meta name="robots" content="noindex/.test(text);
  const wrong = [
    ...(/\bno-store\b/.test(headers.get('cache-control') ?? '') ? [] : ['Cache-Control: no-store']),
    ...(isNoindex ? [] : ['noindex']),
  ];
  return wrong.length === 0
    ? good('Desk page: there, kept by no cache, listed by no search engine.')
    : broken(`Desk page: it is served without ${wrong.join(' and ')}: ${DEPLOY}.`);
}
