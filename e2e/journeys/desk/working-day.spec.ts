import { FORM_SPECS } from '#forms/form-specs.ts';
import { exampleLead } from '#local/office/example-lead.ts';
import { formatDayInYear } from '#text/dates.ts';
import { untilOfflineReady } from '#e2e/support/builds/offline.ts';
import { expect, untilReady, type Page, type Site } from '#e2e/support/site.ts';
import { Keys } from '#e2e/support/visitors/keys.ts';
import { DESK } from '#e2e/support/visitors/leads-desk.ts';
import { buildTexts, doctorTexts, watchServerLog } from '#e2e/support/visitors/other-traces.ts';
import { tracesOf, watchTraces } from '#e2e/support/visitors/traces.ts';
import { OPEN, reserve, test, visitWords } from '#e2e/support/visitors/visits.ts';

const { day, time } = OPEN;
const VISITOR = { name: '남궁하늘', phone: '010-9876-5432' };
const WALK_IN = { name: '제갈바다', phone: '010-8765-4321', message: '유모차를 가져왔습니다.' };
const NOTE = '저녁에 다시 전화하기로 했습니다.';
const LEADS = 12;

/** What is somebody's among all that the office has. */
function personalWords(now: Date): string[] {
  const examples = Array.from({ length: LEADS }, (_, index) =>
    exampleLead(index, { now, specs: FORM_SPECS, by: 'staff' }),
  );
  return [
    ...[VISITOR, WALK_IN].flatMap((one) => Object.values(one)),
    NOTE,
    ...examples.flatMap(({ document: { name, phone, message = '' }, notes }) => [
      name,
      // A round number stands in any code.
      ...(phone.endsWith('0000') ? [] : [phone]),
      ...[message, ...notes.map(({ text }) => text)].filter((text) => text !== ''),
    ]),
  ];
}

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow', leads: LEADS });

/** Works from signing in to the log without a pointer; whoever was at the desk is still signed in. */
async function workByKeys(page: Page, site: Site): Promise<void> {
  const keys = new Keys(page);
  const panel = page.getByRole('tabpanel');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { step } = test;

  await step('sign in', async () => {
    await page.goto(DESK);
    await untilReady(page);
    await keys.write(page.getByLabel('이메일'), site.staff.email);
    await keys.write(page.getByLabel('비밀번호', { exact: true }), site.staff.password);
    await keys.press('Enter');
    await expect(panel.getByRole('listitem').filter({ hasText: VISITOR.name })).toBeVisible();
    await keys.expectKept('sign in');
  });

  const line = panel.getByRole('listitem').filter({ hasText: VISITOR.name }).getByRole('button');
  const sheet = page.getByRole('dialog', { name: `${VISITOR.name} 님` });
  await step('find and work a lead', async () => {
    await keys.write(page.getByRole('searchbox'), '5432');
    await keys.press('Enter');
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await keys.enter(line);
    await keys.enter(sheet.getByRole('button', { name: '번호 보기' }));
    await expect(sheet.getByRole('link')).toBeVisible();
    await keys.expectKept('reveal');
    await keys.to(sheet.getByRole('button', { name: '방문 약속' }));
    await keys.press('Space');
    await expect(sheet.getByText(/에 마지막으로 바꿈/)).toBeVisible();
    await keys.expectKept('state');
    await keys.write(sheet.getByLabel('메모 쓰기'), NOTE);
    await keys.enter(sheet.getByRole('button', { name: '메모 남기기' }));
    await expect(sheet.getByRole('listitem').filter({ hasText: NOTE })).toBeVisible();
    await keys.expectKept('note');
    await keys.write(sheet.getByLabel('담당자'), '1팀');
    await keys.press('Enter');
    await expect(sheet.getByText('저장했습니다.')).toBeVisible();
    await keys.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(line).toBeFocused();
    await keys.to(button('검색 지우기'), { key: 'Shift+Tab' });
    await keys.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  await step('take a walk-in in', async () => {
    await keys.enter(button('현장 접수'));
    await expect(page.getByRole('heading', { name: '현장 접수' })).toBeVisible();
    await keys.expectKept('open walk-in');
    const form = page.getByRole('region', { name: '현장 접수' });
    await keys.write(form.getByLabel('이름'), WALK_IN.name);
    await keys.write(form.getByLabel('연락처'), WALK_IN.phone);
    await keys.write(form.getByLabel('문의 내용'), WALK_IN.message);
    await keys.to(form.getByRole('checkbox'));
    await keys.press('Space');
    await keys.enter(form.getByRole('button', { name: '등록하기' }));
    const opened = page.getByRole('dialog', { name: `${WALK_IN.name} 님` });
    await expect(opened).toBeVisible();
    await keys.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(panel.getByRole('listitem').filter({ hasText: WALK_IN.name })).toContainText('현장');
    await keys.expectKept('walk-in saved');
  });

  await step('see who comes on a day', async () => {
    await keys.to(tab('접수'), { key: 'Shift+Tab' });
    await keys.press('ArrowRight');
    await expect(tab('방문')).toBeFocused();
    // The desk opens on the first day that has times.
    await expect(panel.getByText(VISITOR.name)).toBeVisible();
    await keys.enter(button('다음 날'));
    await expect(panel.getByText(VISITOR.name)).toHaveCount(0);
    await keys.expectKept('next day');
    await keys.enter(button('전날'));
    await expect(panel.getByText(VISITOR.name)).toBeVisible();
    await keys.enter(button(`${VISITOR.name} 도착`));
    await expect(panel.getByText('도착함')).toBeVisible();
    await keys.expectKept('arrival');
    await keys.enter(button(`${VISITOR.name} 되돌리기`));
    await expect(button(`${VISITOR.name} 도착`)).toBeVisible();
    await keys.enter(button(`${VISITOR.name} 접수 열기`));
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText(visitWords(day, time))).toBeVisible();
    await keys.press('Escape');
    await expect(button(`${VISITOR.name} 접수 열기`)).toBeFocused();
  });

  await step('close and open times', async () => {
    await keys.to(tab('방문'), { key: 'Shift+Tab' });
    await keys.press('ArrowRight');
    await expect(tab('시간')).toBeFocused();
    const summary = panel.locator('summary', { hasText: formatDayInYear(day) });
    await keys.enter(summary);
    await keys.enter(button(`${time} 닫기`));
    await expect(button(`${time} 열기`)).toBeVisible();
    await keys.expectKept('close time');
    await keys.enter(button(`${time} 열기`));
    await expect(button(`${time} 닫기`)).toBeVisible();
    await keys.expectKept('open time');
    await keys.write(panel.getByRole('textbox', { name: '정원' }).first(), '8');
    await keys.enter(button(`${time} 정원 저장`));
    await expect(panel.getByText('예약 1 / 8')).toBeVisible();
    await keys.expectKept('capacity');
    await keys.to(button('이 날 모두 닫기'), { key: 'Shift+Tab' });
    await keys.press('Enter');
    await expect(button('이 날 모두 다시 열기')).toBeVisible();
    await keys.expectKept('close day');
    await keys.to(button('이 날 모두 다시 열기'));
    await keys.press('Enter');
    await expect(button('이 날 모두 닫기')).toBeVisible();
    await keys.expectKept('reopen day');
  });

  await step('look at the numbers and the log', async () => {
    await keys.to(tab('시간'), { key: 'Shift+Tab' });
    await keys.press('ArrowRight');
    await expect(panel.getByRole('table', { name: '날짜와 상태' })).toBeVisible();
    await keys.press('ArrowRight');
    await expect(tab('기록')).toBeFocused();
    await expect(panel.getByRole('listitem').first()).toContainText('방문 시간 설정');
    await keys.enter(panel.getByRole('button', { name: /열기$/ }).first());
    await expect(page.getByRole('dialog')).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await keys.expectKept('sheet of the log');
  });
}

test(
  'a whole day at the desk goes by keys alone, and leaves nothing of anybody in the browser, the build, or what the server and the doctor say',
  { tag: '@phone' },
  async ({ page, context, site, visit, time: now }) => {
    test.setTimeout(240_000);
    const other = await visit();
    await other.goto('/Brand/intro');
    await untilReady(other);
    const popup = await reserve(other, VISITOR, day, time);
    await expect(popup.getByText('방문이 예약되었습니다.')).toBeVisible();

    const words = personalWords(now.now());
    const log = watchServerLog();
    const traces = watchTraces(context, page);
    // The worker keeps what it may.
    await page.goto('/');
    await untilOfflineReady(page);
    await workByKeys(page, site);
    expect(tracesOf(words, await traces.collect())).toEqual([]);

    const keys = new Keys(page);
    await keys.to(page.getByRole('button', { name: '로그아웃' }), { key: 'Shift+Tab' });
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
    await keys.expectKept('sign out');
    expect(await page.locator('body').innerText()).not.toContain(VISITOR.name);
    const collected = await traces.collect();
    expect(tracesOf(words, collected)).toEqual([]);
    expect(tracesOf([site.staff.email], collected), 'who was signed in').toEqual([]);

    const doctor = await doctorTexts(site);
    process.stdout.write('\n');
    log.end();
    expect(log.collect(), 'listening').toContainEqual({ where: 'server log', text: '\n' });
    expect(doctor.map(({ text }) => text)).toContain('Leads: the account may read them.');
    expect(tracesOf(words, [...doctor, ...log.collect()])).toEqual([]);
    expect(tracesOf(words, buildTexts())).toEqual([]);
  },
);
