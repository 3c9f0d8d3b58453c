import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import type { Content } from '#site/content-schema.ts';
import { loadContent } from '#tools/content/content.ts';
import { checkReadiness } from '#tools/readiness/check-readiness.ts';

const EXAMPLE = path.join(root, 'src/content');
const SECOND = path.join(root, 'tests/fixtures/second-site');

/** Six weeks after the second development's statements of law were checked. */
const TODAY = new Date('2026-11-26T00:00:00Z');

let example: Content;
let second: Content;

beforeAll(async () => {
  [example, second] = await Promise.all([loadContent(EXAMPLE), loadContent(SECOND)]);
}, 60_000);

const read = (content: Partial<Content>) => checkReadiness(SECOND, { ...second, ...content }, example, TODAY);

describe('what a development says of the law', () => {
  const guides: Content['guides'] = JSON.parse(
    JSON.stringify({
      '/SalesInfo/guide': {
        sections: [
          {
            paragraphs: [
              { text: 'a', law: { article: '주택법 제64조', checked: '2026-05-25' } },
              { text: 'b', law: { article: '주택법 제64조', checked: '2026-05-26' } },
              { text: 'c', law: { article: '주택법 제65조', checked: null } },
              'd',
            ],
            tables: [{ law: { article: '지방세법 제11조', checked: '2025-11-26' } }],
          },
        ],
      },
    }),
  ) as Content['guides'];

  it('is named when it was last read against the law more than six months ago, or never', () => {
    const { toLookAt } = read({ guides });
    const law = toLookAt.filter(({ field }) => field.endsWith('.law'));
    expect(law.map(({ field, remedy }) => [field, remedy.replace(/: read it.*/, '')])).toEqual([
      [
        "['/SalesInfo/guide'].sections[0].paragraphs[0].law",
        '주택법 제64조: checked on 2026-05-25, more than six months ago',
      ],
      ["['/SalesInfo/guide'].sections[0].paragraphs[2].law", '주택법 제65조: never read against the law itself'],
      [
        "['/SalesInfo/guide'].sections[0].tables[0].law",
        '지방세법 제11조: checked on 2025-11-26, more than six months ago',
      ],
    ]);
  });

  it('is named once where the engine says it, with the place to write the day into', () => {
    const { toLookAt } = checkReadiness(EXAMPLE, example, null, TODAY);
    const named = toLookAt.filter(({ remedy }) => remedy.includes("'officetel-application'"));
    expect(named).toHaveLength(1);
    expect(named[0]?.remedy).toMatch(/never read .*into `checked` of 'officetel-application' in src\/text\/law$/);
  });

  it('may not go live while nobody has looked up whether its place is regulated', () => {
    const location = { ...second.facts.location, regulation: { status: 'none', checked: null } } as const;
    const fields = (content: Partial<Content>) => read(content).unready.map(({ field }) => field);
    expect(fields({})).not.toContain('location.regulation.checked');
    expect(fields({ facts: { ...second.facts, location } })).toContain('location.regulation.checked');
  });

  it('carries in the default content an article and a day that is not to come', () => {
    const { toLookAt } = checkReadiness(EXAMPLE, example, null, TODAY);
    const stale = toLookAt.filter(({ remedy }) => remedy.includes('more than six months ago'));
    expect(stale).toEqual([]);
    expect(toLookAt.filter(({ remedy }) => remedy.includes('never read')).length).toBeGreaterThan(0);
    expect(
      JSON.stringify(example)
        .match(/"checked":"[^"]*"/g)
        ?.filter((day) => day > '"checked":"2026-11-22"'),
    ).toEqual([]);
  });
});
