import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';

/** Where sentences for visitors are written: the example, the template of others, the printed notice, the engine. */
const FOLDERS = ['src/content', 'sites/template', 'art/announcement', 'src/text'];

/** What was said once and had to be taken back, why, and how it read; a text that says it again is as wrong as the first was. */
const WITHDRAWN: readonly [claim: RegExp, why: string, said: string][] = [
  [
    /등록하시면 [^.]*소식을 (전해|보내)/,
    'news go only to those who agreed to advertising (정보통신망법 제50조 제1항)',
    '등록하시면 견본주택 개관 소식을 전해 드립니다.',
  ],
  [
    /거부하시면 방문예약과 상담이 제한/,
    'who refuses what is optional loses nothing (개인정보 보호법 제16조 제3항)',
    '거부하시면 방문예약과 상담이 제한됩니다.',
  ],
  [
    /변경 여부 미확인|2차 자료/,
    'whoever publishes has checked, or says 입주자모집공고 확인',
    '2026년 기준, 변경 여부 미확인',
  ],
  [
    /전매제한은? [^.]*(아직|추후)/,
    'the law decides it, not the developer (주택법 제64조)',
    '전매제한은 아직 정해지지 않았습니다.',
  ],
  [/확정된 것만/, 'everything here is an example', '확정된 것만 전해 드립니다.'],
  [
    /입주한 첫날부터/,
    'nobody can promise what stands outside the site (표시광고법 제3조)',
    '입주한 첫날부터 쓸 수 있는 역',
  ],
  [
    /(모든|전) 세대[^.]*바다|바다가 보입니다/,
    'the sea is seen from some homes, if from any (표시광고법 제3조)',
    '거실에서 바다가 보입니다.',
  ],
  [/오피스텔[^.]{0,20}주택형/, 'an office-tel is no 주택', '오피스텔 주택형별 면적'],
  [
    /오피스텔[^.]{0,30}입주자모집공고를? (따|확인)/,
    'an office-tel has its 분양광고 (건축물분양법 제6조)',
    '오피스텔 168실도 입주자모집공고를 따릅니다.',
  ],
  [/지상 \d+층, \d개 동/, 'towers differ: 최고 belongs before the floors', '지상 41층, 4개 동'],
  [
    /늦어도 \d+일이 지나면? 지|24시간까지만 보관/,
    'what no network has answered is kept until one does',
    '늦어도 14일이 지나면 지웁니다.',
  ],
  [/주민 공동시설/, 'the term is 주민공동시설', '주민 공동시설'],
];

const filesOf = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name))
    .map((name) => path.join(folder, name));

describe.each(FOLDERS)('in %s', (folder) => {
  test('nothing stands that was withdrawn', () => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(3);
    const found = files.flatMap((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return WITHDRAWN.flatMap(([claim, why]) => {
        const said = claim.exec(text)?.[0];
        return said ? [`${file}: "${said}": ${why}`] : [];
      });
    });
    expect(found).toEqual([]);
  });
});

test.for(WITHDRAWN)('%s is found where it stands again', ([claim, , said]) => {
  expect(said).toMatch(claim);
});
