import { describe, expect, it } from 'vitest';
import { drawLabel, drawNumbered, labelBox, numberBox } from '#site/maps/map-labels.ts';
import type { SheetLabel, SheetPoint } from '#site/maps/sheet.ts';

const station = (at: SheetPoint, side?: SheetLabel['side']): SheetLabel => ({
  kind: 'station',
  text: '숭의역',
  at,
  ...(side && { side }),
});

describe('the words of a map', () => {
  it('stand beside their mark, on the side that the content names', () => {
    expect(labelBox(station([500, 500])).left).toBeGreaterThan(500);
    expect(labelBox(station([500, 500], 'left')).right).toBeLessThan(500);
    expect(labelBox(station([500, 500], 'above')).bottom).toBeLessThan(500);
    expect(labelBox(station([500, 500], 'below')).top).toBeGreaterThan(500);
  });

  it('stand on their point where it has no mark', () => {
    const { left, top, right, bottom } = labelBox({ kind: 'district', text: '월미도', at: [500, 500] });
    expect((left + right) / 2).toBeCloseTo(500);
    expect(Math.abs((top + bottom) / 2 - 500)).toBeLessThan(3);
  });

  it('are placed in percent of the map, so that they follow it at any width', () => {
    expect(drawLabel(station([500, 250]))).toMatchObject({ x: '50%', y: '25%', dx: '0.85em' });
  });

  it('may take two lines', () => {
    const { lines } = drawLabel({ kind: 'site', text: '온새미\n스카이', at: [500, 500] });
    expect(lines.map(({ text }) => text)).toEqual(['온새미', '스카이']);
  });

  it('give the site a plate that points at it', () => {
    const { plate } = drawLabel({ kind: 'site', text: '온새미', at: [500, 500], side: 'below' });
    expect(Number.parseFloat(plate?.pointer.y ?? '')).toBeGreaterThan(0);
    expect(plate?.pointer.x).toBe('0em');
  });
});

describe('the number of a place', () => {
  const middleOf = ({ left, right, top, bottom }: ReturnType<typeof numberBox>) => [
    (left + right) / 2,
    (top + bottom) / 2,
  ];

  it('stands on its point, and the words beside it', () => {
    const alone = station([500, 500]);
    expect(middleOf(numberBox(alone, [alone]))).toEqual([500, 500]);
    const { label, aside } = drawNumbered(alone, [alone]);
    expect(aside).toBeUndefined();
    expect(Number.parseFloat(label.dx ?? '')).toBeGreaterThan(0.8);
  });

  it('stands between mark and words, on their side, where it would cover a pin', () => {
    const pin = { kind: 'site' as const, text: '현장', at: [490, 500] as const };
    for (const [side, x, y] of [
      ['right', 1, 0],
      ['left', -1, 0],
      ['above', 0, -1],
      ['below', 0, 1],
    ] as const) {
      const near = station([500, 500], side);
      const [right = 0, down = 0] = middleOf(numberBox(near, [pin, near]));
      expect([Math.sign(Math.round(right - 500)), Math.sign(Math.round(down - 500))], side).toEqual([x, y]);
    }
    const near = station([500, 500]);
    const { label, aside } = drawNumbered(near, [pin, near]);
    expect(Number.parseFloat(label.dx ?? '')).toBeGreaterThan(Number.parseFloat(aside?.x ?? '') + 0.8);
    expect(numberBox(near, [pin, near]).left, 'the mark itself is in sight').toBeGreaterThan(500);
    expect(middleOf(numberBox(near, [{ ...pin, at: [380, 500] }, near]))).toEqual([500, 500]);
    // The words of a pin are not covered either; another place's may be, which check-maps refuses.
    const house = { kind: 'model-house' as const, text: '견본주택', at: [400, 500] as const };
    expect(middleOf(numberBox(near, [house, near]))).not.toEqual([500, 500]);
    expect(middleOf(numberBox(near, [{ ...house, kind: 'place' as const }, near]))).toEqual([500, 500]);
  });
});
