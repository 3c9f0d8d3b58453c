import { expect, onTestFinished, test, vi } from 'vitest';
import { formatBuilds } from '#tools/commands/build/build-all.mjs';
import { examineAll, formatExamined, isFaulty } from '#tools/commands/doctor/all-sites.mjs';
import { inProject } from '#tools/commands/project.mjs';
import { listSites } from '#tools/commands/sites.mjs';
import { broken, good, open } from '#tools/doctor/finding.ts';

test('one development that cannot be read keeps no other from being examined', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('CONTENT', '');
  const asked: (string | undefined)[] = [];
  const sites = [...listSites(), { name: '너울결파크', folder: inProject('tests/fixtures/second-site') }];
  const examined = await examineAll(async () => {
    asked.push(process.env['CONTENT']);
    if (asked.length === 1) throw new Error('facts.ts: phone: write digits');
    return [good('Forms.')];
  }, sites);
  expect(examined.map(({ name }) => name)).toEqual(sites.map(({ name }) => name));
  expect(asked).toEqual(['src/content', 'tests/fixtures/second-site']);
  expect(examined.map(isFaulty)).toEqual([true, false]);
});

test('the table has a row a development, and below it what is broken in which', () => {
  const examined = [
    { name: '온새미스카이', findings: [good('Forms.'), open('No office.')], unread: null },
    { name: 'b', findings: [broken('Rules: a stranger may read leads.'), good('Forms.')], unread: null },
    { name: '물빛언덕', findings: [], unread: 'sites/물빛언덕/facts.ts: phone: write digits' },
  ];
  expect(formatExamined(examined)).toBe(
    [
      'development   state       broken  open  unclear  ok',
      '온새미스카이  ok          0       1     0        1',
      'b             BROKEN      1       0     0        1',
      '물빛언덕      UNREADABLE  -       -     -        -',
      '',
      'b',
      '  BROKEN  Rules: a stranger may read leads.',
      '',
      '물빛언덕',
      'sites/물빛언덕/facts.ts: phone: write digits',
      '',
      '2 of 3 to mend.',
    ].join('\n'),
  );
  expect(examined.map(isFaulty)).toEqual([false, true, true]);
});

test('builds of all developments end in a table of time and weight', () => {
  expect(
    formatBuilds([
      { name: '온새미스카이', isBuilt: true, seconds: 41.26, files: 1200, bytes: 25_340_000 },
      { name: 'b', isBuilt: false, seconds: 3, files: 0, bytes: 0 },
    ]),
  ).toBe(
    [
      'development   built   seconds  files  MB',
      '온새미스카이  yes     41.3     1200   25.3',
      'b             FAILED  3.0      0      0.0',
      '2 developments in 44 s; 1 to mend.',
    ].join('\n'),
  );
});
