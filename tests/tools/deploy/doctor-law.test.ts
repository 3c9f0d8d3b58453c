import { expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { checkHost } from '#tools/doctor/host.ts';
import { readEnvironment } from '#tools/host/environment.ts';
import { lawRecord, type LawRecord } from '#tools/law/law-record.ts';
import { stub } from './examined-services.ts';

const content = await loadContent(`${root}/src/content`);
const record = lawRecord(content);

/** What is found of the law at a host that serves a build. */
async function foundAt(law: LawRecord | undefined) {
  const address = await stub(200, { version: '1', commit: null, built: '2026-11-01', site: content.facts.slug, law });
  const findings = await checkHost(address, content, readEnvironment({}));
  return findings.filter(({ text }) => text.startsWith('Law:'));
}

test('a host that says of the law what the engine says is well', async () => {
  expect(await foundAt(record)).toEqual([{ state: 'good', text: 'Law: as the engine tells it now.' }]);
});

test('one that was built before a change of law is broken, with what has changed', async () => {
  expect(await foundAt({ ...record, resale: '00000000', deposits: '00000000' })).toEqual([
    {
      state: 'broken',
      text: expect.stringMatching(/^Law: built before a change of law: deposits, resale: build and /),
    },
  ]);
});

test('one that does not say what it tells of the law is to be built again', async () => {
  expect(await foundAt(undefined)).toMatchObject([{ state: 'broken' }]);
});
