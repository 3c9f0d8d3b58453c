import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom';
import { loadedPage, loadPage } from './page-modules.ts';
import { currentAddress, pageAt } from './pages.ts';
import { usePending } from './pending-store.ts';

/** What the router shows. */
export interface Shown {
  location: Location;
  action: NavigationType;
}

export interface PageHistory {
  /** What the visitor is at when the page begins. */
  start: Shown;
  navigator: Navigator;
  /** Tells what is to be shown from now on; the result ends that. */
  listen: (show: (shown: Shown) => void) => () => void;
}

function resolve(to: To): { target: To; pathname: string } {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const pathname = currentAddress(path.pathname ?? '');
  return { target: createPath({ ...path, pathname }), pathname };
}

/**
 * The browser's history, as BrowserRouter has it, except that address and page change together, once the page's code
 * is there; until then the old page stays. Code that cannot be had changes them too: the page says so. Of several
 * navigations only the last one happens.
 */
export function createPageHistory(): PageHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let latest = 0;

  function whenLoaded(pathname: string, change: () => void): void {
    latest += 1;
    const own = latest;
    const kind = pageAt(pathname)?.kind;
    const isThere = kind === undefined || loadedPage(kind) !== null;
    usePending.setState({ isPending: !isThere });
    if (isThere) return change();
    const go = () => {
      if (own !== latest) return;
      usePending.setState({ isPending: false });
      change();
    };
    loadPage(kind).then(go, go);
  }

  return {
    start: history,
    navigator: {
      createHref: (to) => history.createHref(to),
      go: (delta) => history.go(delta),
      push: (to, state) => {
        const { target, pathname } = resolve(to);
        whenLoaded(pathname, () => history.push(target, state));
      },
      replace: (to, state) => {
        const { target, pathname } = resolve(to);
        whenLoaded(pathname, () => history.replace(target, state));
      },
    },
    listen: (show) =>
      history.listen(({ location, action }) => {
        // Back and forward have changed the address already; everything else is here because its code was waited for.
        if (action === NavigationType.Pop) whenLoaded(location.pathname, () => show({ location, action }));
        else show({ location, action });
      }),
  };
}
