import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import type { ShownMap, ShownMaps } from '#site/maps/shown-map.ts';
import { drawLabel } from '#site/maps/map-labels.ts';
import { neighbourhoodOf } from '#site/maps/neighbourhood.ts';
import { scaleBar } from '#site/maps/scale-bar.ts';
import { isInSquare, layOut, SIDE, type Sheet } from '#site/maps/sheet.ts';
import type { LocationMap } from '#site/schema/maps.ts';
import { madeOf, type ContentSource } from '#tools/content/content-source.ts';
import { drawMap, drawMapGround } from './map-drawing.ts';
import { lookOf } from './map-look.ts';

/** What any page shows of the maps, and what the page of the neighbourhood does. */
const MODULES = ['virtual:maps', 'virtual:neighbourhoods'] as const;
type Module = (typeof MODULES)[number];
const moduleOf = (id: string): Module | undefined => MODULES.find((name) => id === `\0${name}`);

interface Picture {
  fileName: string;
  svg: string;
}

interface Drawing {
  map: LocationMap;
  sheet: Sheet;
  /** With its marks. */
  picture: Picture;
  /** Without them, for the page that opens with the map; null where none does. */
  ground: Picture | null;
}

function pictureOf(name: string, svg: string): Picture {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { fileName: `maps/${name}-${hash}.svg`, svg };
}

const DRAWN_FROM = ['maps', 'galleries', 'theme'] as const;

/** A development's maps, drawn; `/maps/<id>-<hash>.svg`. */
function drawMaps({
  maps,
  galleries,
  theme,
}: Pick<Content, (typeof DRAWN_FROM)[number]>): { drawings: Drawing[]; notice: string } | null {
  if (!maps) return null;
  const look = lookOf(theme);
  const opened = Object.values(galleries ?? {}).map(({ map }) => map);
  const drawings = maps.maps.map((map) => {
    const sheet = layOut(map);
    return {
      map,
      sheet,
      picture: pictureOf(map.id, drawMap(sheet, look)),
      ground: opened.includes(map.id)
        ? pictureOf(`${map.id}-ground`, drawMapGround(sheet, look, scaleBar(map.km).share * SIDE))
        : null,
    };
  });
  return { drawings, notice: maps.notice };
}

const picturesOf = (drawn: ReturnType<typeof drawMaps>): Picture[] =>
  (drawn?.drawings ?? []).flatMap(({ picture, ground }) => (ground ? [picture, ground] : [picture]));

const shownMap = ({ picture, map: { id, title, alt, km }, sheet }: Drawing): ShownMap => ({
  id,
  title,
  alt,
  km,
  labels: sheet.labels.filter(isInSquare).map(drawLabel),
  address: `/${picture.fileName}`,
});

function exported(name: Module, drawn: ReturnType<typeof drawMaps>): string {
  if (name === 'virtual:neighbourhoods') {
    const neighbourhoods = (drawn?.drawings ?? []).flatMap(({ map, sheet, ground }) =>
      ground ? [neighbourhoodOf(map, sheet, `/${ground.fileName}`)] : [],
    );
    return `export const neighbourhoods = ${JSON.stringify(neighbourhoods)};\nexport const notice = ${JSON.stringify(drawn?.notice ?? '')};`;
  }
  const maps: ShownMaps | null = drawn && { notice: drawn.notice, maps: drawn.drawings.map(shownMap) };
  return `export const maps = ${JSON.stringify(maps)};`;
}

/**
 * Draws the maps of the content as pictures without words, and gives the pages the words: what a page loads holds no
 * coastline.
 */
export function mapsPlugin(source: ContentSource): Plugin {
  const readDrawn = madeOf(source, DRAWN_FROM, drawMaps);
  return {
    name: 'modelhouse:maps',
    resolveId: (id) => (MODULES.some((name) => name === id) ? `\0${id}` : null),
    async load(id) {
      const name = moduleOf(id);
      return name ? exported(name, await readDrawn()) : null;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/maps/')) return next();
        readDrawn()
          .then((drawn) => {
            const found = picturesOf(drawn).find(({ fileName }) => `/${fileName}` === request.url?.split('?')[0]);
            if (!found) return next();
            response.setHeader('Content-Type', 'image/svg+xml').end(found.svg);
          })
          .catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { fileName, svg } of picturesOf(await readDrawn()))
        this.emitFile({ type: 'asset', fileName, source: svg });
    },
  };
}
