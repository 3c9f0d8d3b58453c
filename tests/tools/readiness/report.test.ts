import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { asIfReal } from '#tests/support/as-if-real.ts';
import { root } from '#tests/support/source-files.ts';
import type { Content } from '#site/content-schema.ts';
import { loadContent } from '#tools/content/content.ts';
import { missingVariables } from '#tools/host/environment.ts';
import { checkReadiness } from '#tools/readiness/check-readiness.ts';
import { newSiteLines, reportOf } from '#tools/readiness/report.ts';

const EXAMPLE = path.join(root, 'src/content');
const SECOND = path.join(root, 'tests/fixtures/second-site');

/** Six weeks after the second development's statements of law were checked. */
const TODAY = new Date('2026-11-26T00:00:00Z');
/** Every check of the law is more than six months ago by then. */
const LONG_AFTER = new Date('2040-01-01');

let example: Content;
let second: Content;

beforeAll(async () => {
  [example, second] = await Promise.all([loadContent(EXAMPLE), loadContent(SECOND)]);
}, 60_000);

const real = (): Content => asIfReal(second);

describe('the report of a deploy', () => {
  const reported = (content: Content, { missing = [] as string[], folder = SECOND } = {}) => ({
    folder: 'sites/a',
    file: 'site.env',
    content,
    missing,
    readiness: checkReadiness(folder, content, example, TODAY),
  });

  it('names in Korean what is to mend first, as the editor does, with its place in the code; then every variable', () => {
    const missing = missingVariables({ VITE_FORM_VISIT: 'https://forms.example.com/f/a', VITE_FIREBASE_APP_ID: 'a' });
    expect(missing).toHaveLength(FORM_KEYS.length + 4 - 2);
    const content = { ...real(), facts: { ...real().facts, requireConsent: null } };
    const { toMend } = reportOf(reported(content, { missing }));
    expect(toMend[0]).toBe(`공개하기 전에 고칠 곳이 ${missing.length + 1}곳 있습니다.`);
    expect(toMend).toContainEqual(
      expect.stringMatching(/^ {2}단지 기본 정보 › .+: 개인정보 동의를 필수로 받을지 .+ \[facts\.ts requireConsent\]$/),
    );
    expect(toMend.filter((line) => line.includes('VITE_'))).toHaveLength(missing.length);
    expect(toMend.at(-missing.length)).toMatch(/^ {2}VITE_FORM_RESERVATION: site\.env에/);
  });

  it('has nothing to refuse where all is set, and says what is to read', () => {
    const { toMend, toRead } = reportOf(reported(real()));
    expect(toMend).toEqual([]);
    expect(toRead).toContainEqual(
      expect.stringMatching(/내용이 없는 페이지 1개는 메뉴에 나오지 않습니다.* \[navigation\.ts\]$/),
    );
  });

  it('says no sentence of a check in English', () => {
    const { unready: found, toLookAt } = checkReadiness(EXAMPLE, example, null, TODAY);
    const site = { ...reported(example), readiness: { unready: found, toLookAt } };
    const { toMend, toRead } = reportOf(site);
    expect(toMend.length + toRead.length).toBeGreaterThan(20);
    for (const line of [...toMend, ...toRead])
      expect(line.replace(/ \[[^[]+.*\]$/, '')).not.toMatch(/\b(write|read|the|is|of)\b/);
  });

  it('names places of one file once, and long sentences by their beginning', () => {
    const { guides } = example;
    const content = { ...real(), guides };
    const readiness = checkReadiness(SECOND, content, example, LONG_AFTER);
    const { toRead } = reportOf({ ...reported(content), readiness });
    for (const line of toRead) expect(line.split('청약 안내 ›').length, line).toBeLessThanOrEqual(2);
    expect(toRead.join('\n')).toMatch(/‘[^’]{22}…’/);
    expect(toRead.join('\n')).not.toMatch(/ ‘[^’]{24,}’ ›/);
  });

  it('tells what is alike in many places in one line, with how much there is of it', () => {
    const { guides, points } = example;
    const { readiness } = reported({ ...real(), guides, points });
    const alike = readiness.toLookAt.filter(({ remedy }) => /^\d+ sentences/.test(remedy));
    const count = alike.reduce((sum, { remedy }) => sum + Number.parseInt(remedy, 10), 0);
    expect(new Set(alike.map(({ file }) => file))).toEqual(new Set(['guides.ts', 'points.ts']));
    const { toRead } = reportOf(reported({ ...real(), guides, points }));
    expect(toRead).toContain(
      `  청약 안내, 청약 가점: 함께 쓰는 문장 ${count}개가 이 단지와 지역에도 맞는지 읽어 주세요. [guides.ts, points.ts]`,
    );
    expect(toRead.filter((line) => line.startsWith('  ')).length).toBeLessThanOrEqual(4);
  });

  it('tells of a new development what is to write, how much is to come, and nothing of what is to read', () => {
    const facts = { ...real().facts, requireConsent: null };
    const plans = Object.fromEntries(
      Object.entries(real().plans).map(([unit, plan]) => [unit, { ...plan, standIn: true as const }]),
    );
    const site = reported({ ...real(), facts, plans });
    const { unready: found } = checkReadiness(SECOND, { ...real(), facts, plans }, example, TODAY);
    expect(newSiteLines({ ...site, readiness: { ...site.readiness, unready: found } }, '물빛언덕')).toEqual([
      'sites/a 폴더에 홈페이지를 만들었습니다.',
      '',
      '읽은 내용입니다. 적으신 것과 같은지 보아 주세요.',
      '  아파트 2개 타입, 212세대: 74㎡A, 101㎡A',
      '  분양가 2줄: 414,000,001원부터 431,400,001원까지',
      '  납부(아파트): 계약금 20%, 중도금 50%(2회), 잔금 30%',
      '  일정 5단계: 2026-12-18부터 2027-05-03까지',
      '  분양 종료: 2027-03-01',
      '',
      '아직 적을 곳이 1곳 있습니다.',
      expect.stringMatching(/^ {2}단지 기본 정보 › .+ \[facts\.ts requireConsent\]$/),
      '',
      `아직 없는 사진과 도면: 평면도 ${Object.keys(plans).length}. 편집기의 ‘작성할 곳’이 하나씩 보여 드립니다.`,
      '',
      '다음 명령: npm run editor -- 물빛언덕',
    ]);
  });

  it('ends a new development’s list with the next command', () => {
    expect(newSiteLines(reported(real()), '물빛언덕').at(-1)).toBe('다음 명령: npm run editor -- 물빛언덕');
  });
});
