import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Plans } from '#site/schema/plans.ts';
import { drawPlan, type PlanDrawing } from './plan-drawing/draw-plan.ts';

const DRAWINGS = 'virtual:plans';
const ROOMS = 'virtual:plan-rooms';

interface DrawnPlan {
  /** Where the drawing's file is on the site. */
  address: string;
  drawing: PlanDrawing;
}

// With the other files that never change under their names: their cache headers, and the worker's rules, hold for it.
const addressOf = (unit: string, svg: string): string =>
  `/assets/plans/${unit.toLowerCase()}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;

async function readPlans(folder: string): Promise<Plans> {
  const file = path.join(folder, 'plans.ts');
  return (await runnerImport<{ plans: Plans }>(file, { configFile: false, logLevel: 'silent' })).module.plans;
}

/** The drawings of a content folder, by unit id. */
export async function drawPlans(folder: string): Promise<Record<string, DrawnPlan>> {
  const plans = Object.entries(await readPlans(folder)).map(([unit, plan]): [string, DrawnPlan] => {
    const drawing = drawPlan(plan);
    return [unit, { address: addressOf(unit, drawing.svg), drawing }];
  });
  return Object.fromEntries(plans);
}

async function drawingsModule(folder: string): Promise<string> {
  const facts = Object.entries(await drawPlans(folder)).map(([unit, { address, drawing }]) => {
    const { svg: _svg, ...rest } = drawing;
    return [unit, { address, ...rest }];
  });
  return `export const drawings = ${JSON.stringify(Object.fromEntries(facts))};`;
}

async function roomsModule(folder: string): Promise<string> {
  const rooms = Object.entries(await readPlans(folder)).map(([unit, plan]) => [
    unit,
    plan.rooms.map(({ name, width, depth }) => ({ name, width, depth })),
  ]);
  return `export const rooms = ${JSON.stringify(Object.fromEntries(rooms))};`;
}

/**
 * Draws every unit's plan into a file of its own, and tells the pages where it is and how large. The data behind it
 * stays here, except the rooms' sizes.
 */
export function plansPlugin(folder: string): Plugin {
  return {
    name: 'modelhouse:plans',
    resolveId: (id) => (id === DRAWINGS || id === ROOMS ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${DRAWINGS}` && id !== `\0${ROOMS}`) return null;
      const data = await fs.readdir(path.join(folder, 'plans')).catch((): string[] => []);
      for (const file of ['plans.ts', ...data.map((name) => path.join('plans', name))])
        this.addWatchFile(path.join(folder, file));
      return id === `\0${ROOMS}` ? roomsModule(folder) : drawingsModule(folder);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/plans/')) return next();
        drawPlans(folder)
          .then((drawn) => Object.values(drawn).find(({ address }) => address === request.url))
          .then((plan) => {
            if (plan) response.setHeader('Content-Type', 'image/svg+xml').end(plan.drawing.svg);
            else next();
          })
          .catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { address, drawing } of Object.values(await drawPlans(folder)))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: drawing.svg });
    },
  };
}
