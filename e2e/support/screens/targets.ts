import type { Page } from 'playwright/test';

export interface Target {
  name: string;
  width: number;
  height: number;
}

/** Every control that can be seen, as large as what can be tapped: a box with its label, a link in a sentence left out. `within`: selectors of parts. */
export const targetsOf = (page: Page, within = 'body'): Promise<Target[]> =>
  page.evaluate((outer) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        `:is(${outer}) :is(a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="tab"], [tabindex="0"])`,
      ),
    ];
    const isInSentence = (control: HTMLElement) => {
      if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false;
      const around = control.parentElement?.textContent?.trim() ?? '';
      return around.length > (control.textContent?.trim().length ?? 0);
    };
    return (
      controls
        .filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], [aria-hidden="true"]'),
        )
        .filter((control) => !isInSentence(control))
        .map((control) => {
          const isBox = control.matches('[type="checkbox"], [type="radio"]');
          const boxes = [control, ...(isBox ? ((control as HTMLInputElement).labels ?? []) : [])].map((box) =>
            box.getBoundingClientRect(),
          );
          const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
          return {
            name: `${control.tagName} ${name.slice(0, 30)}`,
            width: Math.max(...boxes.map(({ width }) => width)),
            height: Math.max(...boxes.map(({ height }) => height)),
          };
        })
        // What stays off the screen until it has the focus.
        .filter(({ width, height }) => width > 1 && height > 1)
    );
  }, within);
