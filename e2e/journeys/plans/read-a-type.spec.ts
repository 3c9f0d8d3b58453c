import { expect, test, untilReady } from '#e2e/support/site.ts';

test(
  'a type says how high it is, where its machines stand, and how one gets out',
  { tag: '@phone' },
  async ({ page }) => {
    const row = (name: string) => page.getByRole('table', { name: '높이와 설비' }).getByRole('row', { name });
    await page.goto('/FloorPlan/84A');
    await expect(row('천장 높이')).toContainText('2.4m (욕실 2.2m)');
    await expect(row('세탁기 자리')).toContainText('다용도실, 가로 700 × 세로 750mm');
    await expect(row('실외기 자리')).toContainText('실외기실 2.85㎡');
    await expect(row('비상 대피')).toContainText(/하향식 피난구.*건축법 시행령 제46조제4항·제5항/);
    await expect(page.getByRole('table', { name: '실별 크기' }).getByRole('row', { name: /다용도실/ })).toContainText(
      '3.15',
    );
    await page.goto('/FloorPlan/44');
    await expect(row('비상 대피')).toContainText(/오피스텔.*분양광고 확인/);
    await expect(page.getByRole('table', { name: '실별 크기' }).getByRole('row', { name: /^침실/ })).toContainText(
      '8.40',
    );
  },
);

test('the table of rooms measures the variant that is drawn', async ({ page }) => {
  await page.goto('/FloorPlan/84A');
  await untilReady(page);
  const living = (table: string) => page.getByRole('table', { name: table }).getByRole('row', { name: /^거실/ });
  await expect(living('실별 크기 (확장형)')).toContainText('4,500 × 5,000');
  await page.getByText('기본형', { exact: true }).click();
  await expect(living('실별 크기 (기본형)')).toContainText('4,500 × 3,500');
  await page.getByRole('link', { name: '다음 타입 84㎡B' }).click();
  await expect(page.getByRole('table', { name: '실별 크기 (확장형)' })).toBeVisible();
});

test('the page of a type begins with a picture of that type', async ({ page }) => {
  for (const [address, picture] of [
    ['/FloorPlan/59B', 'interior-59b-living'],
    ['/FloorPlan/44', 'interior-44-living'],
    ['/Interior/84B', 'interior-84b-bedroom'],
    ['/Interior/59B', 'interior-59b-bedroom'],
    ['/Interior/44', 'interior-44-bedroom'],
  ] as const) {
    await page.goto(address);
    const [first] = await page.getByRole('main').locator('img').all();
    await expect(first!, address).toHaveAttribute('src', new RegExp(`^/images/${picture}-`));
  }
});

test('a type says what it costs before its plan, and leads to its price', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/FloorPlan/84A');
  await untilReady(page);
  const line = page.getByRole('main').getByText('분양가 6억 8,960만 원부터 (예시)');
  await expect(line).toBeVisible();
  const [price, plan] = [await line.boundingBox(), await page.getByText('확장형', { exact: true }).boundingBox()];
  expect(price!.y).toBeLessThan(plan!.y);
  await page.getByRole('main').getByRole('link', { name: '분양가 보기' }).first().click();
  await expect(page).toHaveURL('/SalesInfo/price?type=84A');
  await expect(page.getByRole('main')).toContainText('84㎡A');
});

test('what nobody sells has no price', async ({ page }) => {
  await page.goto('/FloorPlan/114A');
  await expect(page.getByRole('main').getByText(/분양가/)).toHaveCount(0);
});
