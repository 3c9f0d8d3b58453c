import { describe, expect, it } from 'vitest';
import { plans } from '#content/plans.ts';
import { overlap, type Rect } from '#site/plan/rect.ts';
import { resolvePlan } from '#site/plan/resolve-plan.ts';
import type { Space } from '#site/plan/spaces.ts';
import { drawCompared, textSizes } from '#tools/plan-drawing/draw-compared.ts';

// What a phone shows without dimensions, whose numbers take the room of some areas.
const EMS = textSizes.map(({ em }) => em).filter((em) => em <= 505);

const TEXT = /<text y="([-\d.]+)">(.*?)<\/text>/g;

/** Names of a layer: whether a line leads from each into its room, and the middle of its text. */
function namesOf(layer: string) {
  return [...layer.matchAll(TEXT)].map(([all, y, inside = ''], index, texts) => {
    const from = index === 0 ? 0 : layer.indexOf(texts[index - 1]![0]) + texts[index - 1]![0].length;
    const text = inside.replaceAll(/<[^>]*>/g, ' ').trim();
    return {
      text,
      isLed: layer.slice(from, layer.indexOf(all)).includes('<circle'),
      x: Number(/x="([-\d.]+)"/.exec(inside)?.[1]),
      y: -Number(y),
    };
  });
}

const wholeRooms = (spaces: readonly Space[]) => spaces.filter(({ partOf }) => partOf === null);
const nameIn = (text: string) => text.replaceAll(/ |[\d.]+㎡/g, '');

describe.each(['59A', '59B', '84A', '84B', '44'])('the names of %s beside another type', (unit) => {
  const plan = plans[unit]!;
  const { svg, boxes } = drawCompared(plan);
  const { spaces } = resolvePlan(plan, 'extended');
  const drawn = EMS.map((em) => namesOf(svg.split(`<g id="extended-names-${em}"`)[1]!.split('<g id=')[0]!));

  it('are those of all rooms, each with its area, in every size', () => {
    for (const names of drawn) {
      expect(new Set(names.map(({ text }) => nameIn(text)))).toEqual(
        new Set(wholeRooms(spaces).map(({ name }) => name)),
      );
      expect(names.filter(({ text }) => !text.includes('㎡')).map(({ text }) => text)).toEqual([]);
    }
  });

  it('have areas as large as they are, which is as small as text should be', () => {
    for (const em of EMS) {
      const layer = svg.split(`<g id="extended-names-${em}"`)[1]!.split('<g id=')[0]!;
      expect(new Set([...layer.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => size))).toEqual(new Set(['1em']));
    }
  });

  it('stand in their room, or outside of all with a line to it, within what the drawing shows', () => {
    drawn.forEach((names, size) => {
      const [left, top, width, height] = boxes[size]!;
      for (const { text, isLed, x, y } of names) {
        const point: Rect = { x0: x - 1, x1: x + 1, y0: y - 1, y1: y + 1 };
        const under = spaces.filter((space) => overlap(space, point)).map(({ name, partOf }) => partOf ?? name);
        expect(under, text).toEqual(isLed ? [] : [nameIn(text)]);
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(left + width);
        expect(-y).toBeGreaterThan(top);
        expect(-y).toBeLessThan(top + height);
      }
    });
  });

  it('are in a main room where that has one', () => {
    const main = spaces.filter(({ use }) => use === 'living' || use === 'bedroom').map(({ name }) => name);
    const outside = drawn
      .flat()
      .filter(({ isLed }) => isLed)
      .map(({ text }) => nameIn(text));
    expect(outside.filter((name) => main.includes(name))).toEqual([]);
  });

  it('have their middle above, below or beside their own room', () => {
    const led = drawn.flat().filter(({ isLed }) => isLed);
    const astray = led.filter(({ text, x, y }) => {
      const met = spaces
        .filter(({ x0, x1 }) => x > x0 && x < x1)
        .toSorted((a, b) => Math.abs((a.y0 + a.y1) / 2 - y) - Math.abs((b.y0 + b.y1) / 2 - y))[0];
      const beside = spaces.some(({ name, y0, y1 }) => name === nameIn(text) && y > y0 && y < y1);
      return met?.name !== nameIn(text) && !beside;
    });
    expect([...new Set(astray.map(({ text }) => nameIn(text)))]).toEqual([]);
  });
});
