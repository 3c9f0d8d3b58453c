import type { Outbox } from '#outbox/outbox.ts';
import { LARGE_TEXT_ATTRIBUTE, LARGE_TEXT_KEY } from '#protocol/page/large-text.ts';
import { drainWhenPossible } from './drain-times.ts';
import { loadScripts, watchStyles } from './files.ts';
import { formStates } from '#early/forms/form-states.ts';
import { showInDocument } from '#early/forms/form-view.ts';
import { watchForms } from '#early/forms/forms.ts';
import { isKiosk } from './kiosk.ts';
import { layOutAtOnceWhereNeeded, layOutRest, whenIdle } from './lay-out.ts';
import { openPageOutbox } from './outbox.ts';
import { attempt } from '#browser/attempt.ts';
import { openPopupsEarly } from './popups.ts';
import { keepTaps } from './taps.ts';
import type { Early, InstallPrompt } from './window.ts';

/*
 * The one inline script of every page, the same in each, so that its hash can stand in the Content-Security-Policy.
 * It runs before the first paint and does what cannot wait for the page's own scripts, which a crowded network may
 * bring a minute later or never: it opens the popups, takes the forms, and keeps and sends what they were given.
 */

let opened: Outbox | undefined;
const outbox = () => (opened ??= openPageOutbox());

const early: Early = {
  get outbox() {
    return outbox();
  },
  taken: false,
  tap: null,
  install: null,
  forms: formStates(showInDocument),
};
window.early = early;
watchForms(outbox, early.forms);

attempt(() => {
  if (localStorage.getItem(LARGE_TEXT_KEY) === '1') document.documentElement.setAttribute(LARGE_TEXT_ATTRIBUTE, '');
});
attempt(layOutAtOnceWhereNeeded);
// The next visitor of a shared tablet is not offered what the last one typed; React says so of the fields it draws.
if (isKiosk())
  addEventListener('focusin', ({ target }) => (target as HTMLInputElement).setAttribute('autocomplete', 'off'));
watchStyles();

// The scripts come after the page's picture or at the first touch, whichever is earlier: a module script in the head
// costs the picture 40 % of its time on a phone.
for (const type of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(type, loadScripts, { capture: true, passive: true });
addEventListener('load', () => {
  whenIdle(loadScripts);
  attempt(layOutRest);
});

// At the first frame: one bar of signal may put off the end of the document for minutes, which waits for its stylesheets,
// and that of loading. A hidden page has no frame.
let isDraining = false;
const startDraining = () => {
  if (isDraining) return;
  isDraining = true;
  whenIdle(() => attempt(() => drainWhenPossible(outbox())));
};
requestAnimationFrame(startDraining);
addEventListener('DOMContentLoaded', startDraining);

keepTaps(early, openPopupsEarly(early));

// It comes once, and unkept it would be shown on arrival.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  early.install = event as Event & InstallPrompt;
  dispatchEvent(new Event('installable'));
});
