import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ReadinessAnswer } from '#editor/model/messages.ts';
import { startService } from '#tests/support/editor-service.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { judgeReadiness } from '#tools/readiness/judge.ts';

const placesIn = (answer: ReadinessAnswer) =>
  answer.kind === 'judged' ? answer.places.map(({ file, field }) => `${file}: ${field}`) : answer.kind;

test('the editor counts what a deploy refuses: nobody’s numbers, and stand-ins that no field shows', async () => {
  const { folder, page, file, source } = await startService();
  const readiness = async () => (await (await fetch(`${page}readiness`)).json()) as ReadinessAnswer;
  const before = placesIn(await readiness());
  expect(before).toContain('facts.ts: phone');
  fs.writeFileSync(file('facts'), source('facts').replace("phone: '051-000-0000'", "phone: '051-111-2222'"));
  const [picture = ''] = fs.readdirSync(path.join(folder, 'images'));
  fs.writeFileSync(path.join(folder, 'images', picture, 'stand-in.txt'), '2160×1215 or more');
  const answer = await readiness();
  expect(placesIn(answer)).not.toContain('facts.ts: phone');
  expect(placesIn(answer)).toContain(`images/${picture}: picture`);
  const refused = await judgeReadiness(root, folder, await loadContent(folder), new Date());
  expect(answer).toEqual({ kind: 'judged', places: refused.unready });
});

test('of content that cannot be built nothing is counted', async () => {
  const { page, file, source } = await startService();
  fs.writeFileSync(file('facts'), source('facts').replace("phone: '051-000-0000'", 'phone: 1'));
  expect(await (await fetch(`${page}readiness`)).json()).toEqual({ kind: 'wrong' });
});
