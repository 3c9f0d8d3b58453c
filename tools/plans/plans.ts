import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import type { PlanSign } from '#site/plan/plan-signs.ts';
import { planServices } from '#site/plan/plan-services.ts';
import { roomSizes } from '#site/plan/room-sizes.ts';
import type { Plan } from '#site/schema/plans.ts';
import { looksOneWay } from '#site/units/facing.ts';
import { madeOf, type ContentSource } from '#tools/content/content-source.ts';
import { drawPlan, type PlanDrawing } from '#tools/plan-drawing/draw-plan.ts';
import { drawPieces } from '#tools/plan-drawing/items/pieces.ts';
import { inThemeColours } from '#tools/theme/tokens.ts';
import { comparisonOf, type Comparison } from './comparison.ts';
import { planSigns } from './plan-signs.ts';

const DRAWINGS = 'virtual:plans';
const ROOMS = 'virtual:plan-rooms';
const SIGNS = 'virtual:plan-signs';
const COMPARISON = 'virtual:comparison';
const PIECES = 'virtual:piece-drawings';

interface DrawnPlan {
  /** Where the drawing's file is on the site. */
  address: string;
  drawing: PlanDrawing;
  plan: Plan;
  signs: PlanSign[];
}

interface Drawn {
  plans: Record<string, DrawnPlan>;
  /** Where the drawings of furniture are. */
  pieces: string;
  files: Files;
}

/** What the page of a comparison needs, which takes longer to draw than all plans. */
interface Compared {
  comparison: Comparison;
  files: Files;
}

/** Drawings by the addresses of their files. */
type Files = ReadonlyMap<string, string>;

// With the other files that never change under their names: their cache headers, and the worker's rules, hold for it.
const FOLDER = '/assets/plans/';

const addressOf = (name: string, svg: string): string =>
  `${FOLDER}${name.toLowerCase()}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;

const byUnit = <Value, Result>(record: Record<string, Value>, map: (value: Value, unit: string) => Result) =>
  Object.fromEntries(Object.entries(record).map(([unit, value]): [string, Result] => [unit, map(value, unit)]));

/** Plans whose measures may be told: those of a stand-in are nobody's. */
const measured = (plans: Drawn['plans']): Drawn['plans'] =>
  Object.fromEntries(Object.entries(plans).filter(([, { plan }]) => !plan.standIn));

/** Files in a development's colours, and what puts a drawing among them and tells its address. */
function filesIn(theme: Content['theme']) {
  const files = new Map<string, string>();
  const write = (name: string, drawn: string): string => {
    const svg = inThemeColours(drawn, theme);
    const address = addressOf(name, svg);
    files.set(address, svg);
    return address;
  };
  return { files, write };
}

const DRAWN_FROM = ['plans', 'complex', 'theme'] as const;

function drawPlans(content: Pick<Content, (typeof DRAWN_FROM)[number]>): Drawn {
  const { files, write } = filesIn(content.theme);
  const plans = byUnit(content.plans, (plan, unit): DrawnPlan => {
    const towers = content.complex?.towers ?? [];
    const drawing = drawPlan(plan, { hasNorth: looksOneWay(towers, unit) });
    return { address: write(unit, drawing.svg), drawing, plan, signs: planSigns(plan, towers, unit) };
  });
  return { plans, pieces: write('furniture', drawPieces()), files };
}

const COMPARED_FROM = [...DRAWN_FROM, 'units', 'prices'] as const;

function drawComparison(content: Pick<Content, (typeof COMPARED_FROM)[number]>): Compared {
  const { files, write } = filesIn(content.theme);
  return { comparison: comparisonOf(content, write), files };
}

const exported = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const MODULES: Readonly<Record<string, (drawn: Drawn) => string>> = {
  [DRAWINGS]: ({ plans }) => {
    const facts = byUnit(plans, ({ address, plan: { standIn }, drawing: { hasVariants, box, above, reach, em } }) => {
      return { address, hasVariants, box, above, reach, em, ...(standIn && { standIn }) };
    });
    return `export const drawings = ${JSON.stringify(facts)};`;
  },
  [ROOMS]: ({ plans }) => {
    const told = measured(plans);
    const rooms = byUnit(told, ({ plan }) => roomSizes(plan));
    const services = byUnit(told, ({ plan }) => planServices(plan));
    return exported({ rooms, services });
  },
  [SIGNS]: ({ plans }) => exported({ signs: byUnit(measured(plans), (drawn) => drawn.signs) }),
  [PIECES]: ({ pieces }) => `export const address = ${JSON.stringify(pieces)};`,
};

/**
 * Draws every unit's plan into a file of its own, and what visitors stand on plans into another, and tells the pages where
 * they are and how large. The data behind it stays here, except the rooms' sizes, and what the page of a comparison needs.
 */
export function plansPlugin(source: ContentSource): Plugin {
  const readDrawn = madeOf(source, DRAWN_FROM, drawPlans);
  const readCompared = madeOf(source, COMPARED_FROM, drawComparison);
  const find = async (address: string): Promise<string | undefined> =>
    (await readDrawn()).files.get(address) ?? (await readCompared()).files.get(address);
  return {
    name: 'modelhouse:plans',
    resolveId: (id) => (id in MODULES || id === COMPARISON ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${COMPARISON}`) return exported((await readCompared()).comparison);
      const write = MODULES[id.slice(1)];
      return id.startsWith('\0') && write ? write(await readDrawn()) : null;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url;
        if (!address?.startsWith(FOLDER)) return next();
        find(address)
          .then((svg) => {
            if (svg) response.setHeader('Content-Type', 'image/svg+xml').end(svg);
            else next();
          })
          .catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [address, svg] of [...(await readDrawn()).files, ...(await readCompared()).files])
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: svg });
    },
  };
}
