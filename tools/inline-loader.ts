import { LARGE_TEXT_ATTRIBUTE, LARGE_TEXT_KEY } from '#protocol/large-text.ts';

/**
 * The one inline script of every page, constant so that its hash can stand in the Content-Security-Policy.
 *
 * Before the first paint it sets the text size that the device remembers. It asks for the scripts only after the page's
 * picture (load, then idle) or at the first touch, whichever is earlier, because a module script in the head costs the
 * picture 40 % of its time on a phone. The chunks' names stand in `data-scripts`, the entry first; what it needs is run
 * before it one by one, so that a slow phone can answer a finger in between. What the visitor does before the page can
 * answer is kept in `window.early`: taps on `[data-action]`, and a submit of `form[data-hold]`, which is posted natively
 * if nobody takes it in 5 s.
 * What stands below the first screen is laid out in idle moments, part by part (base.css): on a phone, laying out a long
 * page at once blocks it for a third of a second. An animation shows the parts, because a style would be an attribute
 * that React has not written. Who comes back to a place in the page, or goes to one, needs its whole height at once.
 * The browser's offer to install is kept there too: it comes once, and unkept it would be shown on arrival.
 */
export const INLINE_LOADER = `(function () {
  var html = document.documentElement;
  try {
    if (localStorage.getItem('${LARGE_TEXT_KEY}') === '1') html.setAttribute('${LARGE_TEXT_ATTRIBUTE}', '');
  } catch (error) {}
  var scripts = html.dataset.scripts.split(' ');
  var early = (window.early = { tap: null, submit: null, taken: false, install: null });
  var loading = false;
  function load() {
    if (loading) return;
    loading = true;
    scripts.forEach(function (href) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    });
    scripts
      .slice(1)
      .concat(scripts[0])
      .reduce(function (before, href) {
        return before.then(function () {
          return import(href);
        });
      }, Promise.resolve())
      .catch(function () {
        loading = false;
      });
  }
  function whenIdle(task) {
    if (window.requestIdleCallback) requestIdleCallback(task, { timeout: 3000 });
    else setTimeout(task, 200);
  }
  function layOutAll() {
    html.setAttribute('data-laid-out', '');
  }
  function layOutRest() {
    if ('laidOut' in html.dataset) return;
    var rest = [].slice.call(document.querySelectorAll('[data-below-fold]'));
    var shown = [];
    whenIdle(function next() {
      var part = rest.shift();
      if (part) {
        shown.push(part.animate({ contentVisibility: ['visible', 'visible'] }, { duration: 1, fill: 'forwards' }));
        whenIdle(next);
        return;
      }
      layOutAll();
      shown.forEach(function (animation) {
        animation.cancel();
      });
    });
  }
  var visit = performance.getEntriesByType('navigation')[0];
  var isWide = !matchMedia('(max-width: 900px)').matches;
  if (isWide || location.hash || (visit && visit.type !== 'navigate')) layOutAll();
  addEventListener('load', function () {
    whenIdle(load);
    layOutRest();
  });
  ['pointerdown', 'keydown', 'focusin'].forEach(function (type) {
    addEventListener(type, load, { capture: true, passive: true });
  });
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    early.install = event;
    dispatchEvent(new Event('installable'));
  });
  addEventListener('click', function (event) {
    function nearest(selector) {
      return event.target.closest && event.target.closest(selector);
    }
    if (nearest('a[href*="#"]')) layOutAll();
    if (early.taken) return;
    var target = nearest('[data-action]');
    if (!target) return;
    event.preventDefault();
    early.tap = target;
    load();
  }, true);
  addEventListener('submit', function (event) {
    var form = event.target;
    if (early.taken || !form.matches('[data-hold]')) return;
    event.preventDefault();
    load();
    if (early.submit) return;
    early.submit = form;
    setTimeout(function () {
      if (early.submit !== form) return;
      early.submit = null;
      HTMLFormElement.prototype.submit.call(form);
    }, 5000);
  }, true);
})();`;
