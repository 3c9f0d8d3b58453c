import { expect, test } from 'vitest';
import { checkContent } from '#site/check/check-content.ts';
import type { Content } from '#site/content-schema.ts';
import type { PageKind } from '#site/pages/page-kinds.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const content: Content = await loadContent(`${root}/src/content`);

/** What the checks say of the default content after a change. */
function said(change: (content: Content) => void): string[] {
  const changed = structuredClone(content);
  change(changed);
  return checkContent(changed).map(({ file, field, remedy }) => `${file}: ${field}: ${remedy}`);
}

const pageOfKind = ({ pages }: Content['navigation'], wanted: PageKind) => pages.find(({ kind }) => kind === wanted)!;

test('the default content has nothing to mend', () => {
  expect(said(() => undefined)).toEqual([]);
});

test.each<[what: string, change: (content: Content) => void, problem: RegExp]>([
  [
    'more homes in the facts than in the towers',
    ({ facts }) => (facts.scale.apartments = 612),
    /^complex\.ts: towers: their floors and lines make 440 homes of the use 'apartment', facts\.ts says 612/,
  ],
  [
    'other office-tels in the facts than in the towers',
    ({ facts }) => (facts.scale.officetels = 100),
    /make 168 homes of the use 'officetel', facts\.ts says 100/,
  ],
  [
    'fewer floors in the facts than in the towers',
    ({ facts }) => (facts.scale.floors = 12),
    /^complex\.ts: towers: the highest has 41 floors, facts\.ts says 12/,
  ],
  [
    'another number of towers in the facts',
    ({ facts }) => (facts.scale.buildings = 1),
    /^complex\.ts: towers: there are 4, facts\.ts says 1/,
  ],
  [
    'a tower with other floors than in the layout',
    ({ complex }) => Object.assign(complex!.layout.buildings.at(3)!, { floors: 30 }),
    /^complex\.ts: towers\[3\]\.lastFloor: '104동' has 32 floors here and 30 in the layout/,
  ],
  [
    'a tower that the layout does not know',
    ({ complex }) => Object.assign(complex!.towers.at(1)!, { name: '105동' }),
    /^complex\.ts: towers\[1\]\.name: layout\.buildings has no '105동'/,
  ],
  [
    'a type for sale without a home',
    ({ units }) => (units.units.find(({ id }) => id === '114A')!.forSale = true),
    /^units\.ts: units\[\d\]\.forSale: '114A' is for sale, and no tower of complex\.ts has a line of it/,
  ],
  [
    'a home of a type that is not for sale',
    ({ units }) => (units.units.find(({ id }) => id === '59A')!.forSale = false),
    /^units\.ts: units\[0\]\.forSale: '59A' stands in the towers of complex\.ts: it is for sale/,
  ],
  [
    'a latitude that is a longitude',
    ({ facts }) => (facts.location.latitude = 129),
    /^facts\.ts: location\.latitude: 129 is not in Korea: write 33 to 39 degrees/,
  ],
  [
    'a longitude of another country',
    ({ facts }) => (facts.location.longitude = 139),
    /^facts\.ts: location\.longitude: 139 is not in Korea/,
  ],
  [
    'visits that end before they begin',
    ({ visits }) => (visits!.until = '2027-03-11'),
    /^visits\.ts: until: visits end before they begin: write 2027-03-12 or later/,
  ],
  [
    'visits until a day in another year',
    ({ visits }) => (visits!.until = '2028-05-30'),
    /^visits\.ts: until: these are 446 days: write a day at most 184 days on/,
  ],
  [
    'hours in which no visit fits',
    ({ visits }) => (visits!.weekends = { opens: '18:00', closes: '10:00' }),
    /^visits\.ts: weekends: no visit of 30 minutes fits in/,
  ],
  [
    'a closing day on which there are no visits',
    ({ visits }) => (visits!.closedDays[0] = '2026-04-05'),
    /^visits\.ts: closedDays\[0\]: 2026-04-05 is no day of visits/,
  ],
  [
    'visits on no day',
    ({ visits }) => Object.assign(visits!, { weekdays: null, weekends: null }),
    /^visits\.ts: weekdays: no day is left for visits/,
  ],
  [
    'a step that ends before it begins',
    ({ schedule }) => Object.assign(schedule!.steps.at(6)!, { until: '2027-03-25' }),
    /^schedule\.ts: steps\[6\]\.until: '서류접수' ends before it begins: write 2027-03-26 or later/,
  ],
  [
    'a step a year early',
    ({ schedule }) => Object.assign(schedule!.steps.at(7)!, { from: '2026-04-05' }),
    /^schedule\.ts: steps\[7\]\.from: '정당계약' \(2026-04-05\) comes before '서류접수' \(2027-03-26\)/,
  ],
  [
    'a gallery under a misspelt path',
    ({ galleries }) => (galleries!['/ComplexGuide/comunity'] = galleries!['/ComplexGuide/community']!),
    /^galleries\.ts: '\/ComplexGuide\/comunity': no page of the kind 'location' or 'gallery' has this path: .*\/ComplexGuide\/community/,
  ],
  [
    'a guide under the path of another kind',
    ({ guides }) => (guides!['/privacy'] = guides!['/SalesInfo/guide']!),
    /^guides\.ts: '\/privacy': no page of the kind 'guide' has this path/,
  ],
  [
    'a document under a misspelt path',
    ({ documents }) => (documents!['/privcy'] = documents!['/privacy']!),
    /^documents\.ts: '\/privcy': no page of the kind 'document' has this path/,
  ],
  [
    'an interior without a page',
    ({ interiors }) => Object.assign(interiors!.interiors.at(0)!, { unit: '114A' }),
    /^interiors\.ts: interiors\[0\]\.unit: no page of the kind 'interior' shows '114A': .*59A, 59B, 84A, 84B, 44/,
  ],
  [
    'a plan of no unit',
    ({ plans }) => (plans['59C'] = plans['59A']!),
    /^plans\.ts: '59C': no unit has this id: write one of 59A/,
  ],
  [
    'a gallery of the complex that is none',
    ({ complex }) => (complex!.community = '/Brand/intro'),
    /^complex\.ts: community: no gallery has the path '\/Brand\/intro'/,
  ],
  [
    'a plan page without a unit',
    ({ navigation }) => delete navigation.pages.find(({ kind }) => kind === 'floor-plan')!.unit,
    /^navigation\.ts: pages\[\d+\]\.unit: write which unit the page shows, one of 59A/,
  ],
  [
    'a plan page of an unknown unit',
    ({ navigation }) => Object.assign(pageOfKind(navigation, 'floor-plan'), { unit: '60A' }),
    /^navigation\.ts: pages\[\d+\]\.unit: no unit has the id '60A'/,
  ],
  [
    'two plan pages of one unit',
    ({ navigation }) => navigation.pages.push({ ...pageOfKind(navigation, 'floor-plan'), path: '/twice', label: '59' }),
    /^navigation\.ts: pages\[\d+\]\.unit: another page of the kind 'floor-plan' shows '59A' already/,
  ],
  [
    'a unit on a page that shows none',
    ({ navigation }) => Object.assign(navigation.pages.at(0)!, { unit: '59A' }),
    /^navigation\.ts: pages\[0\]\.unit: a page of the kind 'home' shows no unit: remove this line/,
  ],
  [
    'a redirect to no page',
    ({ navigation }) => navigation.redirects.push({ from: '/Old', to: '/Nowhere' }),
    /^navigation\.ts: redirects\[2\]\.to: no page has the path '\/Nowhere'/,
  ],
  [
    'a redirect from a page',
    ({ navigation }) => navigation.redirects.push({ from: '/Brand/intro', to: '/Brand/video' }),
    /^navigation\.ts: redirects\[2\]\.from: '\/Brand\/intro' is a page/,
  ],
  [
    'a redirect that stands twice',
    ({ navigation }) => navigation.redirects.push({ from: '/Promotion/Press', to: '/' }),
    /^navigation\.ts: redirects\[2\]\.from: '\/Promotion\/Press' stands twice/,
  ],
  [
    'no page of a kind that the engine links to',
    ({ navigation }) => (navigation.pages = navigation.pages.filter(({ kind }) => kind !== 'customer')),
    /^navigation\.ts: pages: add a page of the kind 'customer': the engine links to it/,
  ],
  [
    'two lists of articles',
    ({ navigation }) =>
      navigation.pages.push({ ...pageOfKind(navigation, 'press-list'), path: '/more', label: '더 많은 소식' }),
    /^navigation\.ts: pages\[\d+\]\.kind: another page is of the kind 'press-list': remove one/,
  ],
  [
    'a home page somewhere else',
    ({ navigation }) => Object.assign(navigation.pages.at(0)!, { path: '/home' }),
    /^navigation\.ts: pages\[0\]\.path: write '\/': the kind 'home' stands there/,
  ],
  [
    'an article without an id',
    ({ navigation }) => Object.assign(pageOfKind(navigation, 'press-article'), { path: '/{site}/article' }),
    /^navigation\.ts: pages\[\d+\]\.path: write \{id\} where the article's id stands/,
  ],
  [
    'an id on another page',
    ({ navigation }) => Object.assign(navigation.pages.at(1)!, { path: '/Brand/{id}' }),
    /^navigation\.ts: pages\[1\]\.path: write it without \{id\}/,
  ],
  [
    'a page among the files of the build',
    ({ navigation }) => Object.assign(navigation.pages.at(1)!, { path: '/images/brand' }),
    /^navigation\.ts: pages\[1\]\.path: '\/images' is the engine's own: write a path that begins otherwise/,
  ],
  [
    'a privacy policy that is no document',
    ({ shell }) => (shell.privacyNotice.policy = '/SalesInfo/guide'),
    /^shell\.ts: privacyNotice\.policy: no page of the kind 'document' has the path '\/SalesInfo\/guide': write one of \/privacy/,
  ],
  [
    'a section that stands twice',
    ({ navigation }) => Object.assign(navigation.sections.at(2)!, { id: 'brand' }),
    /^navigation\.ts: sections\[2\]\.id: 'brand' stands twice/,
  ],
  [
    'an interior that stands twice',
    ({ interiors }) => Object.assign(interiors!.interiors.at(1)!, { unit: '59A' }),
    /^interiors\.ts: interiors\[1\]\.unit: '59A' stands twice/,
  ],
  [
    'a unit that stands twice in the viewer',
    ({ units }) => units.viewer.push('59A'),
    /^units\.ts: viewer\[\d\]: '59A' stands twice/,
  ],
  [
    'an article that stands twice',
    ({ press }) => Object.assign(press!.articles.at(1)!, { id: press!.articles.at(0)!.id }),
    /^press\.ts: articles\[1\]\.id: '[\w-]+' stands twice/,
  ],
  [
    'a page without a description',
    ({ descriptions }) => delete descriptions['/Brand/intro'],
    /^descriptions\.ts: '\/Brand\/intro': this page has no description: add it/,
  ],
  ['a unit without a plan', ({ plans }) => delete plans['59A'], /^plans\.ts: '59A': this unit has no plan: add it/],
  [
    'a map of home that there is not',
    ({ home }) => (home.directions.map = 'nowhere'),
    /^home\.ts: directions\.map: write the id of a map of maps\.ts/,
  ],
])('%s: one problem, by its file and field', (_what, change, problem) => {
  const problems = said(change);
  expect(
    problems.find((line) => problem.test(line)),
    problems.join('\n'),
  ).toBeDefined();
});

test('numbers that are not written yet contradict nothing', () => {
  const none = { floors: 0, buildings: 0, apartments: 0, officetels: 0 };
  expect(
    said(({ facts }) => {
      Object.assign(facts.scale, none);
      Object.assign(facts.location, { latitude: 0, longitude: 0 });
    }),
  ).toEqual([]);
});
