import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import type { ShownMaps } from '#site/maps/shown-map.ts';
import { drawLabel } from '#site/maps/map-labels.ts';
import type { LocationMap } from '#site/schema/maps.ts';
import { madeOf, type ContentSource } from '#tools/content/content-source.ts';
import { drawMap } from './map-drawing.ts';

const MODULE = 'virtual:maps';

interface Drawing {
  fileName: string;
  svg: string;
  map: LocationMap;
}

/** A development's maps, drawn; `/maps/<id>-<hash>.svg`. */
function drawMaps({ maps }: Content): { drawings: Drawing[]; notice: string } | null {
  if (!maps) return null;
  const drawings = maps.maps.map((map) => {
    const svg = drawMap(map);
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    return { fileName: `maps/${map.id}-${hash}.svg`, svg, map };
  });
  return { drawings, notice: maps.notice };
}

/**
 * Draws the maps of the content as pictures without words, and gives the pages the words: what a page loads holds no
 * coastline.
 */
export function mapsPlugin(source: ContentSource): Plugin {
  const readDrawn = madeOf(source, drawMaps);
  return {
    name: 'modelhouse:maps',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const drawn = await readDrawn();
      const maps: ShownMaps | null = drawn && {
        notice: drawn.notice,
        maps: drawn.drawings.map(({ fileName, map }) => ({
          id: map.id,
          title: map.title,
          alt: map.alt,
          size: map.size,
          labels: map.labels.map((label) => drawLabel(label, map.size)),
          address: `/${fileName}`,
        })),
      };
      return `export const maps = ${JSON.stringify(maps)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/maps/')) return next();
        readDrawn()
          .then((drawn) => {
            const found = drawn?.drawings.find(({ fileName }) => `/${fileName}` === request.url?.split('?')[0]);
            if (!found) return next();
            response.setHeader('Content-Type', 'image/svg+xml').end(found.svg);
          })
          .catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { fileName, svg } of (await readDrawn())?.drawings ?? [])
        this.emitFile({ type: 'asset', fileName, source: svg });
    },
  };
}
