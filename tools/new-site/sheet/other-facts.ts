import { OTHER_LABELS, type OtherFact } from '#text/sheet/names.ts';
import { KNOWN_TEXT, SERVICE_TEXT } from '#text/sheet/known.ts';
import { CELL_TEXT } from '#text/sheet/problems.ts';
import { SERVICE_LABELS, type ServiceVariable } from '#text/sheet/services.ts';
import { SERVICES } from '#tools/new-site/services.ts';
import { serviceValue } from './cells/addresses.ts';
import { plainText, type Reader } from './cells/cell.ts';
import { text } from './cells/words.ts';

/** Stands for the privacy policy, in whatever page a development has it. */
export const POLICY = 'policy';

/** A value with the file, or the policy, and the field where it stands. */
export type Said = readonly [file: string, field: string, value: unknown];

/** A place in the tables of the privacy policy, as src/content/documents.ts has them. */
const cell = (section: number, row: number, column: number) => `sections[${section}].tables[0].rows[${row}][${column}]`;

/** Where the policy says who answers for the data. */
export const OFFICER = cell(9, 2, 1);

/** How a text is read that stands in the policy, in one cell or more. */
const inPolicy =
  (label: string, ...cells: readonly string[]): Reader<readonly Said[]> =>
  (found, heading) => {
    const read = text(label)(found, heading);
    return 'value' in read ? { value: cells.map((field): Said => [POLICY, field, read.value]) } : read;
  };

/** A firm that works with visitors' data: the policy has a row of it, the forms' notice a line. */
const firm =
  (row: number, work: string): Reader<readonly Said[]> =>
  (found) => {
    const [name, country, ...contact] = plainText(found)
      .split(',')
      .map((part) => part.trim());
    if (!name || !country || !contact.join('')) return { remedy: CELL_TEXT.firm };
    return {
      value: [
        [POLICY, cell(4, row, 0), name],
        [POLICY, cell(4, row, 1), [country, ...contact].join(', ')],
        ['shell.ts', `privacyNotice.processors[${row}]`, `${name}: ${country}, ${work}`],
      ],
    };
  };

const subway: Reader<readonly Said[]> = (found, heading) => {
  const read = text(KNOWN_TEXT.subway)(found, heading);
  if (!('value' in read)) return read;
  return { value: [['home.ts', 'directions.ways[4]', { title: KNOWN_TEXT.subway, text: read.value }]] };
};

/** One of the services that the site talks to. */
const service =
  (variable: string): Reader<readonly Said[]> =>
  (found, heading) => {
    const read = serviceValue(found, heading);
    return 'value' in read ? { value: [[SERVICES, variable, read.value]] } : read;
  };

const services = Object.fromEntries(
  Object.keys(SERVICE_LABELS).map((variable) => [variable, service(variable)]),
) as Record<ServiceVariable, Reader<readonly Said[]>>;

/** What rows of the first sheet say that stands in other files than facts.ts. */
export const OTHER_FACTS: Readonly<Record<OtherFact, Reader<readonly Said[]>>> = {
  subway,
  privacyOfficer: inPolicy(OTHER_LABELS.privacyOfficer[0], OFFICER),
  privacyPhone: inPolicy(OTHER_LABELS.privacyPhone[0], cell(9, 3, 1)),
  privacyEmail: inPolicy(OTHER_LABELS.privacyEmail[0], cell(9, 4, 1)),
  formService: firm(0, SERVICE_TEXT.formService),
  hostService: firm(1, SERVICE_TEXT.hostService),
  dataService: firm(2, SERVICE_TEXT.dataService),
  callService: firm(3, SERVICE_TEXT.callService),
  entrusted: inPolicy(OTHER_LABELS.entrusted[0], cell(4, 0, 5), cell(4, 2, 5)),
  logs: inPolicy(OTHER_LABELS.logs[0], cell(2, 3, 1), cell(4, 1, 5)),
  training: inPolicy(OTHER_LABELS.training[0], 'sections[7].items[4]'),
  ...services,
};
