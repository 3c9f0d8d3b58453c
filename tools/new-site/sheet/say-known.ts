import { formatRoomArea } from '#site/units/areas.ts';
import { KNOWN_TEXT } from '#text/sheet/known.ts';
import { UNWRITTEN } from '#text/sheet/words.ts';
import { put, type Draft } from './draft.ts';
import { OFFICER, POLICY } from './other-facts.ts';
import type { SheetType } from './read-types.ts';

const FACTS = 'facts.ts';
const SQUARE_METRE = 1_000_000;

/** Facts that are mostly others over again, by the field that says the same. The first comes before what follows from it. */
const SAME_AS: Readonly<Record<string, string>> = {
  'modelHouse.hours': 'phoneHours',
  'companies.businessName': 'companies.agency',
  'companies.privacyController': 'companies.developer',
};

/** Facts that nobody wrote because another row says them. */
function sayFacts(draft: Draft): void {
  const said = (field: string) => draft.values[FACTS]?.[field];
  const say = (field: string, value: unknown) => {
    if (said(field) === undefined && typeof value === 'string') put(draft, FACTS, field, value);
  };
  for (const [field, other] of Object.entries(SAME_AS)) say(field, said(other));
  const [name, firm] = [said('name'), said('companies.businessName')];
  if (typeof name === 'string') say('shortName', name.split(' ').at(-1));
  if (typeof firm === 'string') say('companies.operator', KNOWN_TEXT.operator(firm));
  // Who answers for the data of another firm is not the head of the one that runs the site.
  if (said('companies.privacyController') !== firm && draft.values[POLICY]?.[OFFICER] === undefined)
    put(draft, POLICY, OFFICER, UNWRITTEN.privacyOfficer);
}

/** The first screen: what is built where, and how large. */
function sayDevelopment(draft: Draft): void {
  const facts = draft.values[FACTS] ?? {};
  const number = (field: string) => (typeof facts[field] === 'number' ? facts[field] : 0);
  const [name, address] = [facts['name'], facts['location.address']];
  if (typeof name === 'string') put(draft, 'home.ts', 'hero.title', name);
  const [floors, buildings] = [number('scale.floors'), number('scale.buildings')];
  const homes = KNOWN_TEXT.homes(number('scale.apartments'), number('scale.officetels'));
  const size = [
    ...(floors > 0 ? [KNOWN_TEXT.storeys(number('scale.basementFloors'), floors)] : []),
    ...(buildings > 0 ? [KNOWN_TEXT.buildings(buildings)] : []),
    ...(homes ? [homes] : []),
  ];
  if (typeof address === 'string' && size.length > 0)
    put(draft, 'home.ts', 'hero.text', KNOWN_TEXT.development(address, size));
}

/** A type: its areas and how many homes there are, where nobody praises it. */
function sayType(draft: Draft, { use, homes }: SheetType, index: number): void {
  const field = `units[${index}]`;
  const said = (name: string) => draft.values['units.ts']?.[`${field}.${name}`];
  const area = (name: 'exclusive' | 'supply' | 'contract' | 'service') => {
    const value = said(`areasM2.${name}`);
    return typeof value === 'number' ? [KNOWN_TEXT[name](formatRoomArea(value * SQUARE_METRE))] : [];
  };
  const known: Record<string, unknown> = {
    lead: KNOWN_TEXT.lead([...area('exclusive'), ...(use === 'apartment' ? area('supply') : area('contract'))]),
    features: [...area('service'), ...(homes === undefined ? [] : [KNOWN_TEXT.count(homes, use)])],
    ...(use === 'officetel' && { structure: KNOWN_TEXT.officetel }),
  };
  for (const [name, value] of Object.entries(known))
    if (said(name) === undefined) put(draft, 'units.ts', `${field}.${name}`, value);
}

/** Says what follows from a workbook, so that nobody has to write it. */
export function sayKnown(draft: Draft, types: readonly SheetType[]): void {
  sayFacts(draft);
  sayDevelopment(draft);
  types.forEach((type, index) => sayType(draft, type, index));
}
