import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Units } from '#site/schema/units.ts';

const MODULE = 'virtual:viewed-units';

/** What the home page's viewer shows of the unit types, in the order of its tabs. */
export function viewedUnits({ units, viewer, notice }: Units) {
  const viewed = viewer.flatMap((viewedId) => units.filter(({ id }) => id === viewedId));
  return {
    viewed: viewed.map(({ id, label, structure, planAlt }) => ({ id, label, structure, planAlt })),
    notice,
  };
}

/** Gives the home page its few lines of units.ts, so that it does not load what only the plans' own pages say. */
export function viewedUnitsPlugin(folder: string): Plugin {
  const file = path.join(folder, 'units.ts');
  return {
    name: 'modelhouse:viewed-units',
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      this.addWatchFile(file);
      const { module } = await runnerImport<{ units: Units }>(file, { configFile: false, logLevel: 'silent' });
      const { viewed, notice } = viewedUnits(module.units);
      return `export const viewed = ${JSON.stringify(viewed)};\nexport const notice = ${JSON.stringify(notice)};`;
    },
  };
}
