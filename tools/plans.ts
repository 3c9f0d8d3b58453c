import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Plan, Plans } from '#site/schema/plans.ts';
import { drawPlan, type PlanDrawing } from './plan-drawing/draw-plan.ts';

const DRAWINGS = 'virtual:plans';
const ROOMS = 'virtual:plan-rooms';

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

async function readPlans(folder: string): Promise<Plans> {
  const file = path.join(folder, 'plans.ts');
  return (await runnerImport<{ plans: Plans }>(file, { configFile: false, logLevel: 'silent' })).module.plans;
}

const byUnit = <Value, Result>(record: Record<string, Value>, map: (value: Value, unit: string) => Result) =>
  Object.fromEntries(Object.entries(record).map(([unit, value]): [string, Result] => [unit, map(value, unit)]));

async function drawPlans(folder: string) {
  const plans = await readPlans(folder);
  return byUnit(plans, (plan, unit): DrawnPlan => {
    const drawing = drawPlan(plan);
    return { address: addressOf(unit, drawing.svg), drawing, plan };
  });
}

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
};

/** A plan's data: `plans.ts`, and what it reads from the folder `plans`. */
async function dataFiles(folder: string): Promise<string[]> {
  const own = await fs.readdir(path.join(folder, 'plans')).catch((): string[] => []);
  return [path.join(folder, 'plans.ts'), ...own.map((name) => path.join(folder, 'plans', name))];
}

/**
 * Draws every unit's plan into a file of its own, and tells the pages where it is and how large. The data behind it
 * stays here, except the rooms' sizes.
 */
export function plansPlugin(folder: string): Plugin {
  let drawn: ReturnType<typeof drawPlans> | undefined;
  const plans = () => (drawn ??= drawPlans(folder));
  return {
    name: 'modelhouse:plans',
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    async load(id) {
      const write = MODULES[id.slice(1)];
      if (!id.startsWith('\0') || !write) return null;
      for (const file of await dataFiles(folder)) this.addWatchFile(file);
      return write(await plans());
    },
    configureServer(server) {
      const files = dataFiles(folder);
      server.watcher.on('change', (changed) => {
        void files.then((all) => {
          if (all.includes(changed)) drawn = undefined;
        });
      });
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(FOLDER)) return next();
        plans()
          .then((all) => {
            const plan = Object.values(all).find(({ address }) => address === request.url);
            if (plan) response.setHeader('Content-Type', 'image/svg+xml').end(plan.drawing.svg);
            else next();
          })
          .catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { address, drawing } of Object.values(await plans()))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: drawing.svg });
    },
  };
}
