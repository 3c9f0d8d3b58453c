import { ACTION, BUSY } from '#protocol/page/page-marks.ts';
import { layOutAll } from './lay-out.ts';
import { loadScripts } from './files.ts';
import type { Early } from './window.ts';

/**
 * Takes the taps on what has an `ACTION` until the page does: what stands in it is opened at once, what needs the page's
 * scripts is kept and carried out when they are there, and until then shows that it was heard.
 */
export function keepTaps(early: Early, open: (popup: string | null) => boolean): void {
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('a[href*="#"]')) layOutAll();
      const action = target.closest<HTMLElement>(`[${ACTION}]`);
      if (early.taken || !action) return;
      event.preventDefault();
      early.tap?.removeAttribute(BUSY);
      early.tap = null;
      if (open(action.getAttribute(ACTION))) return;
      early.tap = action;
      action.setAttribute(BUSY, 'true');
      loadScripts();
    },
    true,
  );
}
