import type { Page } from '#e2e/support/site.ts';

/** What a type's plan is looked at in. */
export const planFrame = (page: Page) => page.getByRole('group', { name: '평면도 확대·이동 영역' });

export const planDrawing = (page: Page) => planFrame(page).getByRole('img');

/** The layers that are shown and have come, by the part of their address behind the unit. */
export const shownLayers = (page: Page) =>
  planDrawing(page)
    .locator('use')
    .evaluateAll((uses) =>
      uses
        .filter((use) => (use as SVGUseElement).getBBox().width > 1000)
        .map((use) => use.getAttribute('href')?.split('#')[1]),
    );
