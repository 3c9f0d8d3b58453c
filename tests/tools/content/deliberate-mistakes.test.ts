import { beforeAll, expect, test } from 'vitest';
import { problemsAfter, readWholeContent, type WholeContent } from '#tests/support/content-mistakes.ts';

let written: WholeContent;

beforeAll(async () => {
  written = await readWholeContent();
});

/** What is said of the first development's content once somebody has made a mistake in it. */
function saidOf(mistake: (content: WholeContent) => void): string[] {
  return problemsAfter(written, mistake).map(({ file, field, remedy }) => `${file}: ${field}: ${remedy}`);
}

/** For what no type lets one write. */
const write = (part: object, field: string, value: unknown) => Reflect.set(part, field, value);

/** What was done, and what is said of it: the file, the field, and how it is mended. */
const MISTAKES: [string, (content: WholeContent) => void, RegExp][] = [
  // Facts
  ['a phone in words', (c) => (c.facts.phone = '전화 주세요'), /^facts\.ts: phone: write digits with hyphens/],
  ['a phone without its hyphens', (c) => (c.facts.phone = '0320000000'), /^facts\.ts: phone: write digits/],
  ['an address of the site without https', (c) => (c.facts.origin = 'onsaemi.kr'), /^facts\.ts: origin: write/],
  ['an address of the site with a path', (c) => (c.facts.origin += '/home'), /^facts\.ts: origin: write/],
  ['a slug with a slash', (c) => (c.facts.slug = 'a/b'), /^facts\.ts: slug: write/],
  ['a day as people say it', (c) => (c.facts.basisDate = '2026년 11월'), /^facts\.ts: basisDate: write/],
  ['a day that no month has', (c) => (c.facts.basisDate = '2026-02-30'), /^facts\.ts: basisDate: write/],
  ['latitude and longitude exchanged', (c) => (c.facts.location.latitude = 126.6), /^facts\.ts: location\.latitude: /],
  ['a place in the sea', (c) => (c.facts.location.longitude = 121), /^facts\.ts: location\.longitude: .*Korea/],
  ['homes that the towers do not have', (c) => (c.facts.scale.apartments = 612), /scale\.apartments/],
  ['floors that no tower has', (c) => (c.facts.scale.floors = 12), /floors/],
  ['towers that the layout does not have', (c) => (c.facts.scale.buildings = 1), /buildings/],
  ['areas as a text', (c) => write(c.facts.scale, 'siteAreaM2', '8,155'), /^facts\.ts: scale\.siteAreaM2: /],
  ['a misspelt field', (c) => Object.assign(c.facts, { phoneHour: '' }), /phoneHour: remove this field, or mend/],
  ['a missing field', (c) => Reflect.deleteProperty(c.facts, 'name'), /^facts\.ts: name: this field is missing/],
  // Units and plans
  ['a supply area that is no sum', (c) => (c.units.units[0]!.areasM2.supply = 80), /areasM2\.supply: write 82\.7172/],
  ['a contract area that is no sum', (c) => (c.units.units[0]!.areasM2.contract = 1), /areasM2\.contract: write/],
  ['a negative area', (c) => (c.units.units[0]!.areasM2.service = -1), /areasM2\.service: /],
  ['two types of one name', (c) => (c.units.units[1]!.id = c.units.units[0]!.id), /^units\.ts: .*stands twice/],
  ['a type without a page', (c) => drop(c, 'floor-plan', '59A'), /^units\.ts: units\[0\]\.id: .*has no page/],
  ['a type of the viewer that there is not', (c) => (c.units.viewer[0] = '99Z'), /viewer\[0\]: no unit has the id/],
  ['a plan of no type', (c) => (c.plans['99Z'] = c.plans['59A']!), /^plans\.ts: '99Z': no unit has this id/],
  ['a type without a plan', (c) => Reflect.deleteProperty(c.plans, '59A'), /this unit has no plan: add it/],
  ['a room that is too wide', (c) => (c.plans['59A']!.rooms[0]!.width += 3000), /^plans\.ts: '59A'\.rooms/],
  ['bays that the plan does not have', (c) => (c.units.units[0]!.structure = '5Bay'), /units\[0\]\.structure: /],
  // Pages
  ['a menu to nowhere', (c) => (c.navigation.menu[0]!.items[0] = '/Nowhere'), /menu\[0\]\.items\[0\]: no page has/],
  ['two pages at one address', (c) => (c.navigation.pages[2]!.path = '/Brand/intro'), /^navigation\.ts: pages/],
  ['a page of an unknown kind', (c) => write(c.navigation.pages[1]!, 'kind', 'brnad'), /pages\[1\]\.kind: /],
  ['a page of no section', (c) => (c.navigation.pages[1]!.section = 'x'), /pages\[1\]\.section: /],
  ['a page without a description', (c) => Reflect.deleteProperty(c.descriptions, '/'), /^descriptions\.ts: '\/': /],
  ['two pages with one description', (c) => (c.descriptions['/'] = c.descriptions['/Brand/intro']!), /same descript/],
  ['a redirect to nowhere', (c) => redirect(c, '/old', '/Nowhere'), /redirects\[\d+\]\.to: no page has the path/],
  ['a redirect from a page', (c) => redirect(c, '/Brand/intro', '/'), /redirects\[\d+\]\.from: '\/Brand\/intro' is a/],
  ['a card to nowhere', (c) => (c.home.premium.cards[0]!.path = '/Nowhere'), /^home\.ts: .*no page has the path/],
  ['a guide of no page', (c) => (c.guides['/x'] = Object.values(c.guides)[0]!), /^guides\.ts: '\/x': no page of the/],
  ['a figure of no row', (c) => (c.home.hero.figures[0] = { row: '없음' }), /^home\.ts: hero\.figures\[0\]/],
  ['a policy that is no page', (c) => (c.shell.privacyNotice.policy = '/x'), /privacyNotice\.policy: no page of/],
  // Days
  ['steps out of order', (c) => void c.schedule.steps.reverse(), /^schedule\.ts: steps\[\d+\]/],
  ['an end before its beginning', (c) => (c.schedule.steps[6]!.until = '2027-03-01'), /^schedule\.ts: steps\[6\]/],
  ['a step a year early', (c) => (c.schedule.steps[3]!.from = '2026-03-16'), /^schedule\.ts: steps\[/],
  ['two steps of one name', (c) => (c.schedule.steps[1]!.title = '입주자모집공고'), /^schedule\.ts: .*stands twice/],
  ['an unknown stage', (c) => write(c.schedule.steps[0]!, 'stage', 'start'), /steps\[0\]\.stage: /],
  ['visits that end before they begin', (c) => (c.visits.until = '2027-03-01'), /^visits\.ts: until: /],
  ['visits that close before they open', (c) => (c.visits.weekdays!.closes = '09:00'), /^visits\.ts: weekdays/],
  ['a weekday that is not the day’s', (c) => say(c, '2027년 3월 5일(목)'), /2027-03-05 is \(금\), not \(목\)/],
  ['a later weekday of a text', (c) => say(c, '2027.4.5.(월)~4.7.(목)'), /2027-04-07 is \(수\), not \(목\)/],
  ['a weekday of the next year', (c) => say(c, '2026. 12. 30.(수)~1. 2.(금)'), /2027-01-02 is \(토\), not \(금\)/],
  [
    'a day with a weekday that no month has',
    (c) => say(c, '2027. 2. 30.(화)'),
    /no month has the day '2027\. 2\. 30\.\(화\)'/,
  ],
  ['another phone in the announcement', (c) => say(c, '032-111-2222'), /032-111-2222 is not the phone of facts\.ts/],
  // Prices
  ['floors without a price', (c) => (c.prices.types[0]!.bands![1]!.from = 12), /bands\[1\]\.from: write 10/],
  ['prices that end below the roof', (c) => (c.prices.types[0]!.bands!.at(-1)!.to = 40), /\.to: write 41/],
  ['a type without prices', (c) => void c.prices.types.shift(), /^prices\.ts: types: '59A' is for sale/],
  ['prices of no type', (c) => (c.prices.types[0]!.unit = '99Z'), /types\[0\]\.unit: '99Z' is not for sale/],
  ['payments that make no whole', (c) => (c.prices.plans[0]!.balance.percent += 5), /its parts make 105 %/],
  // Places
  ['a model house abroad', (c) => (c.directions.places[0]!.longitude = 120), /^directions\.ts: places\[0\].* km from/],
  [
    'a map that there is not',
    (c) => (c.home.directions.map = 'x'),
    /^home\.ts: directions\.map: write the id of a map/,
  ],
  ['a site elsewhere than the facts say', (c) => moveSite(c), /^maps\.ts: .*km from the location of facts\.ts/],
  // Towers, homes, notices
  ['a tower of a type that there is not', (c) => (c.complex.towers[0]!.lines[0]!.unit = '99Z'), /no unit has the id/],
  ['a state of a home that there is not', (c) => tell(c, '999-101'), /^homes\.ts: others\[0\].*no tower has the home/],
  ['an older notice before a newer', (c) => void c.notices.notices.reverse(), /^notices\.ts: .*put the newest first/],
  ['two questions of one address', (c) => askTwice(c), /^faq\.ts: .*another question has the id/],
  ['a changed notice with its old version', (c) => (c.shell.privacyNotice.purpose += '!'), /privacyNotice\.version: /],
];

function drop({ navigation }: WholeContent, kind: string, unit: string): void {
  navigation.pages = navigation.pages.filter((page) => page.kind !== kind || page.unit !== unit);
}
function redirect({ navigation }: WholeContent, from: string, to: string): void {
  navigation.redirects = [...(navigation.redirects ?? []), { from, to }];
}
function say({ announcement }: WholeContent, value: string): void {
  announcement.summary[0]!.value = value;
}
function moveSite({ maps }: WholeContent): void {
  for (const map of maps.maps)
    for (const label of map.labels) if (label.kind === 'site') label.at = { latitude: 37.48, longitude: 126.65 };
}
function tell({ homes }: WholeContent, home: string): void {
  homes.others = [{ homes: [home], state: 'closed' }];
}
function askTwice({ faq }: WholeContent): void {
  const [first, second] = faq.groups.flatMap(({ questions }) => questions);
  second!.id = first!.id;
}

test('the content as it is has nothing to mend, nor has a period over the end of a year', () => {
  expect(saidOf((content) => say(content, '2026. 12. 30.(수)~1. 2.(토)'))).toEqual([]);
});

test.each(MISTAKES)('%s is named, with its field and what to write', (_what, mistake, named) => {
  const said = saidOf(mistake);
  expect(
    said.filter((line) => named.test(line)),
    said.join('\n'),
  ).not.toEqual([]);
});
