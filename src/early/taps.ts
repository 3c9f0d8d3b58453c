import { layOutAll } from './lay-out.ts';
import { loadScripts } from './files.ts';
import type { Early } from './window.ts';

/**
 * Takes the taps on `[data-action]` until the page does: what stands in it is opened at once, what needs the page's
 * scripts is kept and carried out when they are there, and until then shows that it was heard.
 */
export function keepTaps(early: Early, open: (popup: string | undefined) => boolean): void {
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('a[href*="#"]')) layOutAll();
      const action = target.closest<HTMLElement>('[data-action]');
      if (early.taken || !action) return;
      event.preventDefault();
      early.tap?.removeAttribute('aria-busy');
      early.tap = null;
      if (open(action.dataset['action'])) return;
      early.tap = action;
      action.setAttribute('aria-busy', 'true');
      loadScripts();
    },
    true,
  );
}
