import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { TowerBlocks } from '#features/complex/layout/tower-blocks.tsx';
import { keyPlan } from '#site/units/key-plan.ts';

const towers = keyPlan(complex!, '84B');
const markup = renderToStaticMarkup(<TowerBlocks towers={towers} north={30} isFound={() => false} />);
/** Without the arrow in its corner. */
const blocks = markup.slice(0, markup.lastIndexOf('<svg'));

const numbers = (text: string) => [...text.matchAll(/-?[\d.]+/g)].map(([digits]) => Number(digits));

/** Every tower as it is drawn: its middle, its turn, and the corner, width and height of each line's ground. */
const drawn = [...blocks.matchAll(/<g transform="(.*?)".*?<\/g>/g)].map(([group, transform = '']) => {
  const [x = 0, y = 0, turn = 0] = numbers(transform);
  const grounds = [...group.matchAll(/ d="(.*?)"/g)].map(([, path = '']) => numbers(path).slice(0, 4));
  return { x, y, turn, grounds };
});

test('all towers are drawn at one scale, where the layout has them, turned as there', () => {
  expect(drawn.map(({ turn }) => turn)).toEqual(towers.map(({ turn }) => turn));
  const [first, last] = [towers[0]!, towers.at(-1)!];
  const scale = (drawn.at(-1)!.x - drawn[0]!.x) / (last.at[0] - first.at[0]);
  for (const [index, { at, lines }] of towers.entries()) {
    const { x, y, grounds } = drawn[index]!;
    expect(Math.abs(x - drawn[0]!.x - scale * (at[0] - first.at[0]))).toBeLessThan(1.5);
    expect(Math.abs(y - drawn[0]!.y - scale * (at[1] - first.at[1]))).toBeLessThan(1.5);
    for (const [line, { ground }] of lines.entries())
      for (const [part, size] of ground.entries())
        expect(Math.abs(grounds[line]![part]! - scale * size)).toBeLessThan(1);
  }
});

test('no corner of a tower lies outside of the drawing', () => {
  const [, , width = 0, height = 0] = numbers(/viewBox="(.*?)"/.exec(markup)![1]!);
  for (const { x, y, turn, grounds } of drawn)
    for (const [left = 0, upper = 0, wide = 0, high = 0] of grounds)
      for (const [across, down] of [
        [left, upper],
        [left + wide, upper],
        [left, upper + high],
        [left + wide, upper + high],
      ] as const) {
        const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const corner = [x + across * cos - down * sin, y + across * sin + down * cos];
        expect(corner[0]).toBeGreaterThan(0);
        expect(corner[0]).toBeLessThan(width);
        expect(corner[1]).toBeGreaterThan(0);
        expect(corner[1]).toBeLessThan(height);
      }
});

test('the lines of the type stand out, and no others', () => {
  const marks = [...blocks.matchAll(/<path ([^>]*)>/g)].map(([, attributes = '']) => attributes.includes('class='));
  expect(marks).toEqual(towers.flatMap(({ lines }) => lines.map(({ isOfType }) => isOfType)));
  expect(marks.filter(Boolean).length).toBeGreaterThan(0);
});

test('the lines of the type say their names, and no others', () => {
  const named = [...blocks.matchAll(/<text [^>]*>(\d호)<\/text>/g)].map(([, name]) => name);
  expect(named).toEqual(towers.flatMap(({ lines }) => lines.flatMap(({ line, isOfType }) => (isOfType ? line : []))));
});

test('an arrow shows where north is', () => {
  expect(markup.slice(blocks.length)).toContain('rotate(30)');
});
