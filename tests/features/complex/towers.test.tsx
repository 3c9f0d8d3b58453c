// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Towers } from '#features/complex/towers/towers.tsx';

const towers = [
  {
    name: '101동',
    firstFloor: 3,
    lastFloor: 4,
    base: '상가',
    lines: [
      { line: '1호', unit: '84A' },
      { line: '2호', unit: '59B' },
    ],
  },
  { name: '102동', firstFloor: 1, lastFloor: 2, base: '로비', lines: [{ line: '1호', unit: '44' }] },
];
const units = [
  { id: '59B', label: '59㎡B', use: 'apartment' as const, href: '/FloorPlan/59B' },
  { id: '84A', label: '84㎡A', use: 'apartment' as const, href: null },
  { id: '44', label: '44㎡', use: 'officetel' as const, href: null },
];

const choseHome = vi.fn();
let root: Root;
let box: HTMLElement;
const status = () => box.querySelector('[role="status"]')?.textContent;
const choose = (value: string) => act(() => box.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click());
const texts = (selector: string) => [...box.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the towers', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    box = document.body.appendChild(document.createElement('div'));
    root = createRoot(box);
    act(() =>
      root.render(
        <MemoryRouter>
          <Towers towers={towers} units={units} home={null} onChoose={choseHome} />
        </MemoryRouter>,
      ),
    );
  });
  afterEach(() => {
    act(() => root.unmount());
    box.remove();
    vi.unstubAllGlobals();
  });

  it('are tables with the top floor first and a number in every home', () => {
    const [table] = box.querySelectorAll('table');
    expect(table?.querySelector('caption')?.textContent).toContain('101동');
    expect([...(table?.querySelectorAll('tbody th') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '4층',
      '3층',
      '1~2층',
    ]);
    expect(texts('table:first-of-type td[data-letter]')).toEqual(['401', '402', '301', '302']);
  });

  it('stand on the floors below the homes, if there are any', () => {
    expect(box.textContent).toContain('상가');
    expect(box.textContent).not.toContain('로비');
  });

  it('say how many homes there are of each type and in all', () => {
    expect(texts('fieldset:first-of-type label')).toEqual(['전체', '59㎡B2세대', '84㎡A2세대', '44㎡2실']);
    expect(status()).toBe('총 아파트 4세대, 오피스텔 2실');
  });

  it('let one type stand out, say where it is and lead to its plan', () => {
    choose('59B');
    expect(texts('td.chosen')).toEqual(['402', '302']);
    expect(texts('td.faded')).toEqual(['401', '301', '201', '101']);
    expect(status()).toContain('59㎡B 총 2세대(101동 2세대)');
    expect(box.querySelector('[role="status"] a')?.getAttribute('href')).toBe('/FloorPlan/59B');
    choose('all');
    expect(texts('td.faded')).toEqual([]);
  });

  it('keep the chosen type when another tower is shown', () => {
    choose('44');
    choose('102동');
    expect([...box.querySelectorAll('section')].map(({ dataset }) => dataset['shown'])).toEqual(['false', 'true']);
    expect(texts('td.chosen')).toEqual(['201', '101']);
  });
});
