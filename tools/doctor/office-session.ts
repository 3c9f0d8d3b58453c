import fs from 'node:fs';
import * as v from 'valibot';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { inProject } from '#tools/commands/project.mjs';
import type { Session } from './administrator.ts';
import { broken, good, unclear, type Finding } from './finding.ts';
import { call, DEPLOY_RULES, statusOf, type Database } from './firestore.ts';
import { officeOf } from './office.ts';

const indexesSchema = v.object({
  indexes: v.array(
    v.object({ collectionGroup: v.string(), fields: v.array(v.object({ fieldPath: v.string(), order: v.string() })) }),
  ),
});
type Index = v.InferOutput<typeof indexesSchema>['indexes'][number];

/** The indexes of the leads that are deployed with this repository. */
const leadIndexes = (): Index[] =>
  v
    .parse(indexesSchema, JSON.parse(fs.readFileSync(inProject('firestore.indexes.json'), 'utf8')))
    .indexes.filter(({ collectionGroup }) => collectionGroup === OFFICE.leads);

/** A query that needs this index, and that no lead answers. */
function queryOf({ collectionGroup, fields }: Index) {
  const [sorted, ...equal] = fields.toReversed();
  const filters = equal.map(({ fieldPath }) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: 'npm run doctor' } },
  }));
  return {
    structuredQuery: {
      from: [{ collectionId: collectionGroup }],
      where: { compositeFilter: { op: 'AND', filters } },
      orderBy: sorted ? [{ field: { fieldPath: sorted.fieldPath }, direction: sorted.order }] : [],
      limit: 1,
    },
  };
}

async function checkIndexes(database: Database, { token }: Session): Promise<Finding[]> {
  const indexes = leadIndexes();
  const answers = await Promise.all(
    indexes.map((index) => call(database, 'runQuery', queryOf(index), { token, below: officeOf(database) })),
  );
  const refused = answers.find((answer) => typeof answer === 'string' || statusOf(answer) === 'PERMISSION_DENIED');
  if (typeof refused === 'string') return [unclear(`Leads: ${refused}.`)];
  if (refused)
    return [broken(`Leads: the account may not read them: make it an administrator or staff, or ${DEPLOY_RULES}.`)];
  const missing = indexes.filter((_index, at) => {
    const answer = answers[at];
    return typeof answer === 'object' && answer.status !== 200;
  });
  const names = missing.map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join(' + '));
  return [
    good('Leads: the account may read them.'),
    missing.length === 0
      ? good(`Indexes of the leads: ${indexes.length} of ${indexes.length}.`)
      : broken(
          `Indexes of the leads: ${names.join(', ')} missing or still being made: ${DEPLOY_RULES}, or npx firebase-tools deploy --only firestore:indexes; then wait some minutes.`,
        ),
  ];
}

/** More than these are as bad as these. */
const MOST_REFUSALS = 300;

const refusalSchema = v.object({
  document: v.object({ fields: v.object({ status: v.object({ integerValue: v.string() }) }) }),
});

/** Leads that the form service did not take, by the HTTP status with which it refused them. */
async function checkRefusals(database: Database, { token }: Session): Promise<Finding> {
  const body = { structuredQuery: { from: [{ collectionId: OFFICE.refusals }], limit: MOST_REFUSALS } };
  const answer = await call(database, 'runQuery', body, { token, below: officeOf(database) });
  if (typeof answer === 'string') return unclear(`Refused leads: ${answer}.`);
  if (answer.status !== 200)
    return unclear(`Refused leads: the database answered ${answer.status} ${statusOf(answer)}.`);
  const statuses = [answer.json].flat().flatMap((row) => {
    const { success, output } = v.safeParse(refusalSchema, row);
    return success ? [output.document.fields.status.integerValue] : [];
  });
  if (statuses.length === 0) return good('Refused leads: none, the form service takes what it is sent.');
  const counts = [...new Set(statuses)].toSorted().map((status) => {
    return `${status}: ${statuses.filter((other) => other === status).length}`;
  });
  const count = statuses.length < MOST_REFUSALS ? `${statuses.length}` : `${MOST_REFUSALS} or more`;
  return broken(
    `Refused leads: the form service did not take ${count} (${counts.join(', ')}); 402 and 429 are its plan's limit, 401 to 404 its address or its rights. They are at the desk: mend the service, then take the notice away there.`,
  );
}

/** What only an account may see of an office: its indexes, and whether the form service takes what it is sent. */
export async function checkWorkedOffice(database: Database, session: Session): Promise<Finding[]> {
  const leads = await checkIndexes(database, session);
  return leads.length === 1 ? leads : [...leads, await checkRefusals(database, session)];
}
