import { expect, test } from '#e2e/support/site.ts';
import { openDesk, PRESS_LIST as LIST, scrollToDesk, signIn, submit, write } from '#e2e/support/visitors/desk.ts';

test('a wrong password is refused in Korean, and what was typed stays', async ({ page }) => {
  await openDesk(page);
  await page.getByLabel('이메일').fill('admin@example.com');
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText('로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.')).toBeVisible();
  await expect(page.getByLabel('이메일')).toHaveValue('admin@example.com');
});

test('a new password can be asked for by mail', async ({ page }) => {
  await openDesk(page);
  await page.getByRole('button', { name: '비밀번호 재설정' }).click();
  await expect(page.getByText('재설정 메일을 받으실 이메일을 먼저 입력해 주세요.')).toBeVisible();
  await page.getByLabel('이메일').fill('admin@example.com');
  await page.getByRole('button', { name: '비밀번호 재설정' }).click();
  await expect(page.getByText('재설정 안내 메일이 발송됩니다.')).toBeVisible();
});

test('the administrator publishes; the form is cleared, the list begins with the article, and logout ends it', async ({
  page,
  site,
}) => {
  await signIn(page, site.administrator);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await submit(page).click();
  await expect.poll(() => alerts).toContain('제목/요약은 필수입니다!');
  await write(page, { title: '새 소식 <b>🙂</b>', summary: '요약입니다', content: '첫 문단\n둘째 문단' });
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page.getByRole('dialog').getByText('둘째 문단')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await submit(page).click();
  await expect(page.getByText('기사를 등록했습니다.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue('');
  const first = page.locator('tbody tr').first();
  await expect(first).toContainText('새 소식 <b>🙂</b>');
  await first.getByRole('link').click();
  await expect(page.locator('article header')).toContainText('조회수 0');
  await page.goBack();
  await scrollToDesk(page);
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
});

test('a session and a half-written article survive a reload', async ({ page, site }) => {
  await signIn(page, site.administrator);
  await write(page, { title: '쓰다 만 글', content: '아직' });
  await expect(page.getByText('이 기기에 임시 저장했습니다.')).toBeVisible();
  await page.reload();
  await scrollToDesk(page);
  await expect(page.getByText('님, 반갑습니다')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue('쓰다 만 글');
  await expect(page.getByRole('textbox', { name: /^본문/ })).toHaveValue('아직');
});

test('an article that was written in a closed tab goes on in another', async ({ page, site, context }) => {
  await signIn(page, site.administrator);
  await write(page, { title: '닫힌 탭의 글', summary: '요약' });
  await expect(page.getByText('이 기기에 임시 저장했습니다.')).toBeVisible();
  const other = await context.newPage();
  await page.close();
  await other.goto(LIST);
  await scrollToDesk(other);
  await other.getByRole('button', { name: '이어 쓰기' }).click();
  await expect(other.getByRole('textbox', { name: /^제목/ })).toHaveValue('닫힌 탭의 글');
  await expect(other.getByRole('button', { name: '이어 쓰기' })).toHaveCount(0);
});

test('publishing without a network loses nothing, says so, and goes out once when tried again', async ({
  page,
  site,
}) => {
  await signIn(page, site.administrator);
  await write(page, { title: '복도에서 쓴 글', summary: '요약' });
  await page.route('**/documents:commit*', (route) => route.abort());
  await submit(page).click();
  await expect(page.getByText('서버에 연결하지 못했습니다.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue('복도에서 쓴 글');
  await page.unroute('**/documents:commit*');
  await submit(page).click();
  await expect(page.getByText('기사를 등록했습니다.')).toBeVisible();
  await expect(page.locator('tbody').getByText('복도에서 쓴 글')).toHaveCount(1);
});

test('an article that arrived is published once, though every answer was lost', async ({ page, site }) => {
  await signIn(page, site.administrator);
  await write(page, { title: '복도에서 쓴 글', summary: '요약' });
  let writes = 0;
  await page.route('**/documents:commit*', async (route) => {
    // The draft's own copy at the account is not what is published.
    if (!route.request().postData()?.includes('/documents/press/')) return route.abort();
    writes += 1;
    if (writes === 1) await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(page.getByText('기사를 등록했습니다.')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('tbody').getByText('복도에서 쓴 글')).toHaveCount(1);
  expect(writes).toBe(1);
});

test('an article is edited and deleted, the latter only after a question', async ({ page, site }) => {
  await signIn(page, site.administrator);
  await page.locator('tbody a').first().click();
  await page.getByRole('button', { name: '기사 수정' }).click();
  await write(page, { title: '고친 제목' });
  await page.getByRole('button', { name: '수정하기' }).click();
  await expect(page.getByRole('heading', { name: '고친 제목' })).toBeVisible();
  await page.getByRole('button', { name: '기사 삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '취소' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: '기사 삭제' }).click();
  await page.getByRole('button', { name: '삭제하기' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('tbody').getByText('고친 제목')).toHaveCount(0);
});

test('two tabs that edit one article do not overwrite each other unseen', async ({ page, site, context }) => {
  await signIn(page, site.administrator);
  await page.locator('tbody a').first().click();
  await expect(page.getByRole('button', { name: '기사 수정' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: '기사 수정' }).click();
  await page.getByRole('button', { name: '기사 수정' }).click();
  await write(page, { title: '첫째 탭' });
  await page.getByRole('button', { name: '수정하기' }).click();
  await expect(page.getByRole('heading', { name: '첫째 탭' })).toBeVisible();
  await write(other, { title: '둘째 탭' });
  await other.getByRole('button', { name: '수정하기' }).click();
  await expect(other.getByText('다른 곳에서 이 기사를 먼저 수정했습니다.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: /^제목/ })).toHaveValue('둘째 탭');
  await other.getByRole('button', { name: '수정하기' }).click();
  await expect(other.getByRole('heading', { name: '둘째 탭' })).toBeVisible();
});

test('a title alone or a summary alone is not published', async ({ page, site }) => {
  await signIn(page, site.administrator);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const commits: string[] = [];
  page.on('request', (request) => request.postData()?.includes('/documents/press/') && commits.push(request.url()));
  await write(page, { title: '제목만', summary: '' });
  await submit(page).click();
  await expect.poll(() => alerts).toEqual(['제목/요약은 필수입니다!']);
  await write(page, { title: '', summary: '요약만' });
  await submit(page).click();
  await expect.poll(() => alerts).toHaveLength(2);
  expect(commits).toEqual([]);
});

test('who signs out in one tab is signed out in the others', async ({ page, site, context }) => {
  await signIn(page, site.administrator);
  const other = await context.newPage();
  await openDesk(other, site.url);
  await other.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible({ timeout: 15_000 });
});
