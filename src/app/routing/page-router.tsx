import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { createPageHistory } from './page-history.ts';

/** Routes that change once the code of the page is there. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createPageHistory);
  const [{ location, action }, setShown] = useState(history.start);
  useLayoutEffect(() => history.listen((shown) => startTransition(() => setShown(shown))), [history]);
  return (
    <Router navigator={history.navigator} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
