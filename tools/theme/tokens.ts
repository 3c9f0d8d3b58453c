import fs from 'node:fs';
import path from 'node:path';
import type { Theme } from '#site/schema/theme.ts';
import { mapColoursOf } from '#site/theme/map-colours.ts';
import { paletteOf } from '#site/theme/palette.ts';
import { fontStacks } from '#tools/bundle/font-families.ts';
import { root } from '#tools/commands/project.mjs';
import { shapeTokens } from './shape-tokens.ts';

/** Where the engine's own look stands. */
export const TOKENS_FILE = 'src/ui/style/tokens.css';
const IN_PLACE_FILE = 'src/ui/style/tokens-in-place.css';

/** A token's first declaration: later ones, in media queries, change what no theme decides. */
const DECLARATION = /^ {2}--([\w-]+): ([^;]+);$/gm;

type Tokens = ReadonlyMap<string, string>;

const declaredIn = (file: string): Tokens =>
  new Map(
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(DECLARATION)]
      .map(([, name = '', value = '']): [string, string] => [name, value])
      .toReversed(),
  );

/** The engine's own tokens without their hyphens: those that documents carry, and those that are written in place. */
export const CARRIED = declaredIn(TOKENS_FILE);
export const IN_PLACE = declaredIn(IN_PLACE_FILE);
const OWN: Tokens = new Map([...CARRIED, ...IN_PLACE]);

const mapTokens = (theme: Theme): [name: string, colour: string][] =>
  Object.entries(mapColoursOf(theme)).map(([name, colour]) => [`map-${name}`, colour]);

function tokensOf(theme: Theme): Tokens {
  return new Map(
    Object.entries({
      ...paletteOf(theme),
      ...Object.fromEntries(mapTokens(theme)),
      ...fontStacks(theme.fonts),
      radius: `${theme.corners}px`,
      'radius-large': `${Math.min(theme.corners * 2, theme.corners + 8)}px`,
      ...shapeTokens(theme),
    }),
  );
}

/** Reckoned once: a hundred stylesheets ask for them. */
const reckoned = new WeakMap<Theme, Tokens>();

/** The tokens that a theme decides, written as the stylesheet writes them; none: the engine's own look. */
export function themeTokens(theme: Theme | null): Tokens {
  if (!theme) return new Map();
  const tokens = reckoned.get(theme) ?? tokensOf(theme);
  reckoned.set(theme, tokens);
  return tokens;
}

/** A token of a development that is one colour. @throws {Error} when there is none of this name */
export function colourToken(theme: Theme | null, name: string): string {
  const colour = themeTokens(theme).get(name) ?? OWN.get(name);
  const [, other] = /^var\(--([\w-]+)\)$/.exec(colour ?? '') ?? [];
  if (other) return colourToken(theme, other);
  if (!colour || !/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`${TOKENS_FILE} has no colour --${name}`);
  return colour;
}

/** What drawings are made with. */
const DRAWN_WITH = ['ink', 'ink-soft', 'accent', 'accent-deep'] as const;

/** A drawing in the engine's own colours, in those of a development. */
export function inThemeColours(svg: string, theme: Theme | null): string {
  if (!theme) return svg;
  const colours = new Map(DRAWN_WITH.map((name) => [colourToken(null, name), colourToken(theme, name)]));
  return svg.replace(/#[0-9a-f]{6}\b/g, (colour) => colours.get(colour) ?? colour);
}
