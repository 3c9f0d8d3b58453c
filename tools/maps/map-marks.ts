import type { Sheet, SheetLabel } from '#site/maps/sheet.ts';
import type { DrawnLook } from './map-look.ts';

const WHITE = '#ffffff';

/** Degrees by which an arrow that points up is turned, by the side on which its words stand. */
const TURNS: Record<NonNullable<SheetLabel['side']>, number> = { below: 0, left: 90, above: 180, right: 270 };

const short = (value: number) => String(Math.round(value * 10) / 10);

/** The mark that a label's words stand beside, in units of the sheet; nothing for those that have none. */
export function drawMark({ kind, at, side = 'right' }: SheetLabel, { colour }: DrawnLook): string {
  const [x, y] = at.map(short);
  const circle = (r: number, look: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
  switch (kind) {
    case 'model-house':
      return `<path transform="translate(${x} ${y}) scale(0.82)" d="M0 -26L27 -4V24H7V8H-7V24H-27V-4Z" fill="${colour('accent-deep')}" stroke="${WHITE}" stroke-width="5"/>`;
    case 'station':
      return circle(12, `fill="${WHITE}" stroke="${colour('ink')}" stroke-width="6"`);
    case 'place':
      return circle(10, `fill="${colour('accent')}" stroke="${WHITE}" stroke-width="4"`);
    case 'towards':
      return `<path transform="translate(${x} ${y}) rotate(${TURNS[side]})" d="M0 -13L13 9L0 4L-13 9Z" fill="${colour('map-ink')}"/>`;
    // The plate of its name points at it.
    case 'site':
    case 'district':
    case 'water':
    case 'road':
    case 'railway':
      return '';
  }
}

/** Circles around the site, at once and twice a radius. */
export const drawRings = ({ labels }: Sheet, { colour }: DrawnLook, radius: number): string =>
  labels
    .filter(({ kind }) => kind === 'site')
    .flatMap(({ at }) =>
      [radius, 2 * radius].map(
        (r) =>
          `<circle cx="${short(at[0])}" cy="${short(at[1])}" r="${short(r)}" stroke="${colour('accent')}" stroke-dasharray="3 5" stroke-opacity="0.8" vector-effect="non-scaling-stroke"/>`,
      ),
    )
    .join('');
