// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { complex } from '#content/complex.ts';
import { plans } from '#content/plans.ts';
import { prices } from '#content/prices.ts';
import { units } from '#content/units.ts';
import { Comparison } from '#features/plan-viewer/compare/comparison.tsx';
import { comparedTypes } from '#site/units/comparison/compared-types.ts';

const known = comparedTypes({ units, plans, complex, prices }).map((type) => ({
  ...type,
  texts: '/assets/plans/texts.svg',
  boxes: [[0, -9, 9, 9] as const],
  outline: { path: 'M0 0H9V-9H0Z', box: [0, -9, 9, 9] as const },
}));

const Address = () => {
  const { search, hash } = useLocation();
  return <output>{search + hash}</output>;
};

const page = (at: string) => (
  <MemoryRouter initialEntries={[`/compare${at}`]}>
    <Comparison
      known={known}
      usual={['59A', '84A']}
      textSizes={[{ em: 400, reach: 1700 }]}
      hrefOf={(id) => `/FloorPlan/${id}`}
      notice="이미지입니다."
      Actions={({ types }) => <p id="kept">{types.map(({ label }) => label).join(' ')}</p>}
    />
    <Address />
  </MemoryRouter>
);

let root: Root | null = null;
let box: HTMLElement;

const open = (at = '') =>
  act(() => {
    root = createRoot(box);
    root.render(page(at));
  });
const selects = () => [...box.querySelectorAll('select')];
const chosen = () => selects().map(({ value }) => value);
const choose = (place: number, id: string) =>
  act(() => {
    const select = selects()[place]!;
    select.value = id;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
const address = () => box.querySelector('output')?.textContent;
const status = () => box.querySelector('[role="status"]')?.textContent;
const columns = () => [...box.querySelectorAll('table:first-of-type thead th')].map(({ textContent }) => textContent);
const checkbox = (label: string) =>
  [...box.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.querySelector('input');
const layers = () => [...box.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);
const row = (name: string) =>
  [...box.querySelectorAll('tr')].find((one) => one.querySelector('th[scope="row"]')?.textContent === name);

describe('types side by side', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    box = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    act(() => root?.unmount());
    box.remove();
    vi.unstubAllGlobals();
  });

  it('are the two best-known, then those that are chosen, which the address names', () => {
    open('?kiosk=1#table');
    expect(chosen()).toEqual(['59A', '84A', '']);
    choose(1, '84B');
    expect(columns()).toEqual(['구분', '차이', '59㎡A', '84㎡B']);
    expect(address()).toBe('?kiosk=1&types=59A,84B#table');
    choose(2, '44');
    expect(address()).toBe('?kiosk=1&types=59A,84B,44#table');
    expect(columns()).toEqual(['구분', '차이', '59㎡A', '84㎡B', '44㎡']);
    choose(2, '');
    expect(address()).toBe('?kiosk=1&types=59A,84B#table');
  });

  it('change places where one is chosen that stands elsewhere', () => {
    open('?types=59A,84B,44');
    choose(0, '44');
    expect(chosen()).toEqual(['44', '84B', '59A']);
    expect(box.querySelector('#kept')?.textContent).toBe('44㎡ 84㎡B 59㎡A');
  });

  it('leave out what is not sold or not there, and more than three, and say so', () => {
    open('?types=84B,114A,44');
    expect(chosen()).toEqual(['84B', '44', '']);
    expect(status()).toContain('제외하고 보여 드립니다');
    choose(0, '59A');
    expect(status()).toBe('');
    act(() => root?.unmount());
    open('?types=59A,59B,84A,84B');
    expect(chosen()).toEqual(['59A', '59B', '84A']);
    expect(status()).toContain('앞의 세 타입만');
  });

  it('follow one set of switches', () => {
    open();
    expect(new Set(layers())).toEqual(new Set(['extended', 'extended-furniture', 'extended-names-400']));
    act(() => checkbox('가구')?.click());
    act(() => checkbox('치수')?.click());
    act(() => checkbox('기본형')?.click());
    expect(new Set(layers())).toEqual(new Set(['basic', 'basic-dimensions-400', 'basic-names-400']));
    // Two drawings a type: for wide screens and for phones.
    expect(layers().filter((layer) => layer === 'basic')).toHaveLength(4);
    expect(row('거실')?.textContent).toContain('4,200 × 2,850');
  });

  it('are laid over each other when that is asked for', () => {
    open('?types=59A,84A,44');
    const overlay = () => box.querySelector('figure svg[role="img"]');
    expect(overlay()).toBeNull();
    act(() => checkbox('겹쳐 보기')?.click());
    expect(overlay()?.getAttribute('aria-label')).toBe('59㎡A·84㎡A·44㎡의 바깥선을 겹쳐 놓은 그림');
    const lines = [...(overlay()?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('class'));
    expect(new Set(lines).size).toBe(3);
    expect([...box.querySelectorAll('figure li')].map(({ textContent }) => textContent)).toEqual([
      '59㎡A 12,600 × 8,050mm',
      '84㎡A 14,100 × 9,400mm',
      '44㎡ 5,400 × 8,200mm',
    ]);
    act(() => checkbox('겹쳐 보기')?.click());
    expect(overlay()).toBeNull();
  });

  it('are the best-known in the HTML, where nothing can be chosen before it is taken over', () => {
    const html = renderToString(page('?types=84B,44'));
    box.innerHTML = html;
    expect(columns().slice(2)).toEqual(['59㎡A', '84㎡A']);
    expect(selects().every((select) => select.closest('fieldset[disabled]'))).toBe(true);
    const boxes = [...box.querySelectorAll('input')];
    expect(boxes.every((input) => input.disabled || input.closest('fieldset[disabled]'))).toBe(true);
    const said = vi.spyOn(console, 'error');
    act(() => {
      root = hydrateRoot(box, page('?types=84B,44'));
    });
    expect(said).not.toHaveBeenCalled();
    expect(chosen()).toEqual(['84B', '44', '']);
    expect(box.querySelector('[disabled]')).toBeNull();
  });

  it('have a table whose heads say what they head', () => {
    open();
    const [differing, alike] = box.querySelectorAll('table');
    expect(differing?.querySelector('caption')?.textContent).toBe('서로 다른 것');
    expect(alike?.querySelector('caption')?.textContent).toBe('서로 같은 것');
    for (const head of box.querySelectorAll('thead th')) expect(head.getAttribute('scope')).toBe('col');
    for (const head of box.querySelectorAll('tbody th')) expect(head.getAttribute('scope')).toMatch(/^row(group)?$/);
    expect(row('전용면적')?.closest('table')).toBe(differing);
    expect(row('용도')?.closest('table')).toBe(alike);
  });
});
