import { officeEndpoint } from '#tools/host/office-endpoint.ts';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import type { LiveSite } from '#tools/host/live-check.ts';
import { problemLines } from '#tools/commands/deploy/live-report.mjs';
import { isNobodys } from '#tools/readiness/check-readiness.ts';
import { checkAdministrator, signIn, type Credentials, type Session } from './administrator.ts';
import { broken, good, open, type Finding } from './finding.ts';
import { checkFirestore, type Database } from './firestore.ts';
import { checkForm, sendTestLead } from './forms.ts';
import { checkHost } from './host.ts';
import { checkDesk, checkOffice } from './office.ts';
import { checkWorkedOffice } from './office-session.ts';

export interface Wishes {
  /** Origin of a running `npm start`, whose embedded services stand in for what is not hosted. */
  local: string | null;
  /** Whether every form is sent a lead that says it is a test. */
  testLead: boolean;
  /** Asked only when somebody wants the administrator examined. */
  credentials: (() => Promise<Credentials>) | null;
}

export interface Chapter {
  title: string;
  findings: Finding[];
}

/** As src/firebase/firebase-app.ts names the embedded project. */
const EMBEDDED = { apiKey: 'demo', projectId: 'demo-modelhouse' };

function configuration({ missing, file, readiness, environment, folder, lawToCheck }: LiveSite): Finding[] {
  const set = FORM_KEYS.filter((form) => !environment.formEndpoints[form].startsWith('/'));
  return [
    set.length > 0
      ? good(`Forms at a hosted service: ${set.join(', ')}.`)
      : open('No form is sent to a hosted service.'),
    environment.firebase ? good(`Firebase project: ${environment.firebase.projectId}.`) : open('No Firebase project.'),
    ...missing.map((name) => open(`${name} is not set (${file}).`)),
    readiness.unready.length === 0
      ? good('The content is nobody else’s.')
      : open(
          `The content has ${readiness.unready.length} fields to mend before it goes live: npm run deploy names them.`,
        ),
    ...problemLines(folder, lawToCheck).map((line) => open(`Law: ${line.trim()}`)),
  ];
}

async function forms({ environment, content }: LiveSite, { local, testLead }: Wishes): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const form of FORM_KEYS) {
    const address = environment.formEndpoints[form];
    const isEmbedded = address.startsWith('/');
    if (isEmbedded && !local) {
      findings.push(open(`Form ${form}: goes to the embedded service, which nobody but this computer reaches.`));
      continue;
    }
    const where = {
      form,
      endpoint: isEmbedded ? local + address : address,
      origin: isEmbedded ? local! : content.facts.origin,
    };
    // One after another: form services count requests.
    // oxlint-disable-next-line no-await-in-loop
    findings.push(await (testLead ? sendTestLead(where) : checkForm(where)));
  }
  return findings;
}

/** The database, and who signed in there: asked for once. */
interface Opened {
  database: Database;
  /** A finding: why nobody could; null: nobody was to. */
  session: Session | Finding | null;
}

/** null: nothing is hosted, and no `npm start` is asked. */
async function openDatabase(
  { environment, content }: LiveSite,
  { local, credentials }: Wishes,
): Promise<Opened | null> {
  const { firebase } = environment;
  if (!firebase && !local) return null;
  const database: Database = {
    ...(firebase ?? EMBEDDED),
    origin: firebase ? 'https://firestore.googleapis.com' : local!,
    siteId: content.facts.slug,
  };
  const accounts = firebase ? 'https://identitytoolkit.googleapis.com' : `${local}/identitytoolkit.googleapis.com`;
  return { database, session: credentials ? await signIn(database, accounts, await credentials()) : null };
}

async function press(opened: Opened | null): Promise<Finding[]> {
  if (!opened) return [open('The press pages use the embedded database of npm start.')];
  const { database, session } = opened;
  const findings = await checkFirestore(database);
  if (!session) return [...findings, open('Administrator: not examined; --sign-in asks for e-mail and password.')];
  return [...findings, ...('token' in session ? await checkAdministrator(database, session) : [session])];
}

async function office(
  { environment, content }: LiveSite,
  { local }: Wishes,
  opened: Opened | null,
): Promise<Finding[]> {
  const { slug, origin } = content.facts;
  if (!officeEndpoint(environment, slug))
    return [open('No office: the forms are hosted, and there is no Firebase project.')];
  if (!opened) return [open('The leads desk uses the embedded database of npm start.')];
  const { database, session } = opened;
  const findings = await checkOffice(database);
  const worked =
    session && 'token' in session
      ? await checkWorkedOffice(database, session)
      : [open('Indexes and refused leads: not examined; --sign-in asks for e-mail and password.')];
  const address = local ?? (isNobodys(origin) ? null : origin);
  return [...findings, ...worked, ...(address ? [await checkDesk(address, slug)] : [])];
}

async function host({ environment, content }: LiveSite, { local }: Wishes): Promise<Finding[]> {
  const { origin } = content.facts;
  const findings = local ? await checkHost(local, content, environment) : [];
  // Whom nobody starts, nobody can ask: the address was given by hand.
  if (local && findings.some(({ state }) => state === 'open'))
    return [broken(`Nothing answers at ${local}: start the site there (npm start), or give its address with --local.`)];
  if (isNobodys(origin)) return [...findings, open(`${origin} is nobody's address: the host is not examined.`)];
  return local ? findings : checkHost(origin, content, environment);
}

/** Looks at everything between a site and its visitors, one chapter after another. */
export async function* examine(site: LiveSite, wishes: Wishes): AsyncGenerator<Chapter> {
  yield { title: 'Configuration', findings: configuration(site) };
  yield { title: 'Forms', findings: await forms(site, wishes) };
  const opened = await openDatabase(site, wishes);
  yield { title: 'Press', findings: await press(opened) };
  yield { title: 'Office', findings: await office(site, wishes, opened) };
  yield { title: 'Host', findings: await host(site, wishes) };
}
