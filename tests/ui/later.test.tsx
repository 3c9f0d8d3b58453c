// @vitest-environment happy-dom
import { act, Suspense, use, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Later } from '#ui/later.tsx';

const navigator: Navigator = { createHref: String, go: () => {}, push: () => {}, replace: () => {} };

const page = (navigationType: NavigationType, hash = '', below: ReactNode = <p>아래</p>) => (
  <Router navigator={navigator} location={{ pathname: '/', hash }} navigationType={navigationType}>
    <h1>온새미</h1>
    <Later>{below}</Later>
  </Router>
);

test.each([
  ['opened or gone back to', NavigationType.Pop, '', '<h1>온새미</h1><p>아래</p>'],
  ['come to for one of its parts', NavigationType.Push, '#part', '<h1>온새미</h1><p>아래</p>'],
  ['come to by a link', NavigationType.Push, '', '<h1>온새미</h1>'],
])('what is below is in the first rendering of a page that is %s, or not', (_how, type, hash, expected) => {
  expect(renderToStaticMarkup(page(type, hash))).toBe(expected);
});

test('after a tap on a link it follows', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(page(NavigationType.Push)));
  expect(document.body.textContent).toBe('온새미아래');
  act(() => root.unmount());
});

test('it follows in slices: what is not ready yet leaves the page as it is', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let come = (_text: string) => {};
  const coming = new Promise<string>((resolve) => (come = resolve));
  const Slow = () => <p>{use(coming)}</p>;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(<Suspense fallback="아무것도 없음">{page(NavigationType.Push, '', <Slow />)}</Suspense>),
  );
  expect(document.body.textContent).toBe('온새미');
  await act(async () => come('아래'));
  expect(document.body.textContent).toBe('온새미아래');
  act(() => root.unmount());
});
