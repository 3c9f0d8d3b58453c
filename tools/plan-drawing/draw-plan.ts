import { boundsOf, type Rect } from '#site/plan/rect.ts';
import { resolvePlan, type ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Plan } from '#site/schema/plans.ts';
import { dimensionsReach, drawDimensions } from '#tools/plan-drawing/annotations/dimensions.ts';
import { drawDoors } from '#tools/plan-drawing/building/doors.ts';
import { drawWindows } from '#tools/plan-drawing/building/windows.ts';
import { drawExtensionLine, drawFloors } from '#tools/plan-drawing/building/floors.ts';
import { INK } from './ink.ts';
import { drawFixtures, drawFurniture } from '#tools/plan-drawing/items/items.ts';
import { drawStamp } from '#tools/plan-drawing/annotations/stamp.ts';
import { drawLabels } from '#tools/plan-drawing/annotations/labels.ts';
import type { Type } from '#tools/plan-drawing/annotations/label-block.ts';
import { drawEntrance, drawnBounds, drawNorth } from '#tools/plan-drawing/annotations/marks.ts';
import { element, group, path } from './svg.ts';
import { outlinePath } from '#tools/plan-drawing/building/trace.ts';

/** A viewBox: left, top, width, height, in millimetres. */
export type Box = readonly [number, number, number, number];

export interface PlanDrawing {
  /** One file; its layers are groups with an id each: `extended`, `extended-furniture`, `basic-names-small`, … */
  svg: string;
  /** Whether the home has a balcony to extend, and with it two variants. */
  hasVariants: boolean;
  /** What the drawing fills without dimensions. */
  box: Box;
  /** How much of it, at its top, only names of a small drawing take, in millimetres. */
  above: number;
  /** How much further the dimensions reach on every side, in millimetres. */
  reach: number;
  /** Sizes of text in millimetres: for a drawing shown small, as on a phone, and for one shown large. */
  em: { small: number; large: number };
}

// What pages give the drawing, in CSS pixels, and how large its names should appear there.
const SMALL = { width: 332, text: 12 };
const LARGE = { width: 960, height: 640, text: 17 };
/** Of areas in a large drawing, in em of the names. */
const AREA_SIZE = 0.86;

export const boxOf = ({ x0, y0, x1, y1 }: Rect): Box => [
  Math.floor(x0),
  -Math.ceil(y1),
  Math.ceil(x1 - x0),
  Math.ceil(y1 - y0),
];

export function emOf([, , width, height]: Box): PlanDrawing['em'] {
  const small = (width / SMALL.width) * SMALL.text;
  const large = Math.max(width / LARGE.width, height / LARGE.height) * LARGE.text;
  return { small: Math.ceil(small), large: Math.round(Math.min(large, small)) };
}

/** Everything of one variant but what pages show at will: furniture, names, dimensions. */
export function drawBase(plan: Plan, resolved: ResolvedPlan, hasNorth: boolean): string {
  const { walls, glazings, variant } = resolved;
  return (
    drawFloors(resolved) +
    (variant === 'extended' ? drawExtensionLine(plan) : '') +
    drawFixtures(resolved) +
    path(outlinePath(walls.partitions), { fill: INK.partition, 'fill-rule': 'evenodd' }) +
    path(outlinePath(walls.outer), { fill: INK.wall, 'fill-rule': 'evenodd' }) +
    drawDoors(resolved) +
    drawWindows(glazings) +
    drawEntrance(resolved) +
    (hasNorth ? drawNorth(resolved) : '')
  );
}

/** A plan's variants, the extended one first, and what all of them fill. */
export interface DrawnVariants {
  homes: ResolvedPlan[];
  bounds: Rect;
  box: Box;
}

export function drawnVariants(plan: Plan): DrawnVariants {
  const variants = plan.balcony === null ? (['extended'] as const) : (['extended', 'basic'] as const);
  const homes = variants.map((variant) => resolvePlan(plan, variant));
  const bounds = boundsOf(homes.map(drawnBounds));
  return { homes, bounds, box: boxOf(bounds) };
}

/** A wide home's rooms are small on a phone, which has room above it: so much of it, in em of small text, is for names. */
const ABOVE = 1.2;

/** How much above a home its drawing has for names, in millimetres. */
const aboveOf = ({ x0, y0, x1, y1 }: Rect, { small }: PlanDrawing['em']): number =>
  x1 - x0 > y1 - y0 ? Math.round(ABOVE * small) : 0;

/** A file of layers, none of which is seen by itself. */
export function layersFile(box: Box, layers: readonly string[]): string {
  // Pages show the layers with <use>. As a document of its own the file is never seen, but Chromium would lay it out: a
  // slow phone needs 70 ms. A group would not keep it from that, an <svg> does.
  const unseen = element('svg', { display: 'none' }, ...layers);
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: box.join(' ') }, unseen);
}

/** Draws both variants of a plan, in layers. `hasNorth`: whether the homes all lie as it does, so that a compass holds. */
export function drawPlan(plan: Plan, { hasNorth = true } = {}): PlanDrawing {
  const { homes, bounds, box: around } = drawnVariants(plan);
  const em = emOf(around);
  const above = aboveOf(bounds, em);
  const sheet = { ...bounds, y1: bounds.y1 + above };
  const box = boxOf(sheet);
  const layers = homes.flatMap((home) => {
    const id = home.variant;
    const named = (type: Type, within: Rect) => (plan.standIn ? drawStamp(bounds) : drawLabels(home, type, within).svg);
    return [
      group({ id }, drawBase(plan, home, hasNorth && !plan.standIn)),
      group({ id: `${id}-furniture` }, drawFurniture(home)),
      // A phone's names are as small as text should be: areas are not smaller.
      group({ id: `${id}-names-small` }, named({ em: em.small, areaSize: 1 }, sheet)),
      group({ id: `${id}-names-large` }, named({ em: em.large, areaSize: AREA_SIZE }, bounds)),
      group({ id: `${id}-dimensions` }, plan.standIn ? '' : drawDimensions(plan, home, { drawn: sheet, em: em.large })),
    ];
  });
  const svg = layersFile(box, layers);
  return { svg, hasVariants: homes.length > 1, box, above, reach: dimensionsReach(em.large), em };
}
