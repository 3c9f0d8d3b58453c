import type { DevEnvironment, EnvironmentModuleNode } from 'vite';
import { isThemed } from '#tools/theme/theme-styles.ts';

/** By which the content's own modules are known. */
export const CONTENT_PREFIX = '\0content:';

/** What is said of the content in a module: the content itself, and what plugins make of it. */
const isMade = (id: string): boolean => id.startsWith(CONTENT_PREFIX) || id.startsWith('\0virtual:');

/** The modules that a page has of the content. */
export interface MadeModules {
  /** What one of them said when it was loaded. */
  remember: (id: string, code: string) => void;
  /** Those that say something else by now. Rejects where one cannot be made. */
  changed: (environment: DevEnvironment) => Promise<EnvironmentModuleNode[]>;
  /** Has all of them made anew, and the stylesheets, which have the theme's colours. */
  forgetAll: (environment: DevEnvironment) => void;
}

/** Knows what pages have of the content, so that a changed word loads nothing but what says it. */
export function madeModules(): MadeModules {
  const said = new Map<string, string>();
  return {
    remember: (id, code) => void (isMade(id) && said.set(id, code)),
    async changed({ moduleGraph, pluginContainer }) {
      const modules = [...said].map(async ([id, before]) => {
        const module = moduleGraph.getModuleById(id);
        const made = module ? await pluginContainer.load(id) : null;
        const code = typeof made === 'string' ? made : made?.code;
        return module && code !== before ? [module] : [];
      });
      return (await Promise.all(modules)).flat();
    },
    forgetAll({ moduleGraph }) {
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (isMade(id) || isThemed(id)) moduleGraph.invalidateModule(module);
    },
  };
}
