import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import type { Plan } from '#site/schema/plans.ts';
import { madeOf, type ContentSource } from '#tools/content/content-source.ts';
import { drawPlan, type PlanDrawing } from '#tools/plan-drawing/draw-plan.ts';
import { drawPieces } from '#tools/plan-drawing/items/pieces.ts';

const DRAWINGS = 'virtual:plans';
const ROOMS = 'virtual:plan-rooms';
const PIECES = 'virtual:piece-drawings';

interface DrawnPlan {
  /** Where the drawing's file is on the site. */
  address: string;
  drawing: PlanDrawing;
  plan: Plan;
}

// With the other files that never change under their names: their cache headers, and the worker's rules, hold for it.
const FOLDER = '/assets/plans/';

const addressOf = (unit: string, svg: string): string =>
  `${FOLDER}${unit.toLowerCase()}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;

const byUnit = <Value, Result>(record: Record<string, Value>, map: (value: Value, unit: string) => Result) =>
  Object.fromEntries(Object.entries(record).map(([unit, value]): [string, Result] => [unit, map(value, unit)]));

const drawPlans = ({ plans }: Content) =>
  byUnit(plans, (plan, unit): DrawnPlan => {
    const drawing = drawPlan(plan);
    return { address: addressOf(unit, drawing.svg), drawing, plan };
  });

/** A file of drawings, and where it is on the site. */
interface DrawnFile {
  address: string;
  svg: string;
}

const drawnPieces = (): DrawnFile => {
  const svg = drawPieces();
  return { address: addressOf('furniture', svg), svg };
};

const filesOf = (drawn: Record<string, DrawnPlan>): DrawnFile[] => [
  ...Object.values(drawn).map(({ address, drawing: { svg } }) => ({ address, svg })),
  drawnPieces(),
];

const MODULES: Readonly<Record<string, (drawn: Record<string, DrawnPlan>) => string>> = {
  [DRAWINGS]: (drawn) => {
    const facts = byUnit(drawn, ({ address, drawing: { hasVariants, box, reach, em } }) => {
      return { address, hasVariants, box, reach, em };
    });
    return `export const drawings = ${JSON.stringify(facts)};`;
  },
  [ROOMS]: (drawn) => {
    const rooms = byUnit(drawn, ({ plan }) => plan.rooms.map(({ name, width, depth }) => ({ name, width, depth })));
    return `export const rooms = ${JSON.stringify(rooms)};`;
  },
  [PIECES]: () => `export const address = ${JSON.stringify(drawnPieces().address)};`,
};

/**
 * Draws every unit's plan into a file of its own, and what visitors stand on plans into another, and tells the pages where it is and how large. The data behind it
 * stays here, except the rooms' sizes.
 */
export function plansPlugin(source: ContentSource): Plugin {
  const readDrawn = madeOf(source, drawPlans);
  return {
    name: 'modelhouse:plans',
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    async load(id) {
      const write = MODULES[id.slice(1)];
      return id.startsWith('\0') && write ? write(await readDrawn()) : null;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(FOLDER)) return next();
        readDrawn()
          .then((all) => {
            const file = filesOf(all).find(({ address }) => address === request.url);
            if (file) response.setHeader('Content-Type', 'image/svg+xml').end(file.svg);
            else next();
          })
          .catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { address, svg } of filesOf(await readDrawn()))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: svg });
    },
  };
}
