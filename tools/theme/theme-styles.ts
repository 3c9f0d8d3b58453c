import type { Plugin } from 'vite';
import type { Theme } from '#site/schema/theme.ts';
import { channelsOf } from '#site/theme/colour.ts';
import type { ContentSource } from '#tools/content/content-source.ts';
import { chosenStyles } from './chosen-styles.ts';
import { shownLogo } from './logo-file.ts';
import { CARRIED, colourToken, IN_PLACE, themeTokens, TOKENS_FILE } from './tokens.ts';

const STYLES = /\/src\/.*\.css$/;
/** A token's colour in part, as CSS Color 5 writes it. */
const SHARE = /color-mix\(\s*in srgb,\s*var\(--([\w-]+)\) (\d+%),\s*transparent\s*\)/g;
const USE = /var\(--([\w-]+)\)/g;
/** The colour of a browser's own bars. */
const BARS = /(<meta name="theme-color" content=")#[0-9a-f]+/;

const COMMENT = /\/\*[\s\S]*?\*\//g;

const asAddress = (theme: Theme | null) => colourToken(theme, 'ink').replace('#', '%23');

/** Each token that documents carry as the theme has it, in the place of the engine's own value: none carries both. */
function withCarried(css: string, theme: Theme | null): string {
  let themed = css;
  for (const [name, value] of themeTokens(theme)) {
    if (IN_PLACE.has(name)) continue;
    const own = `--${name}: ${CARRIED.get(name)};`;
    if (!themed.includes(own)) throw new Error(`${TOKENS_FILE} has lost ${own}`);
    // The first one: media queries stand below.
    themed = themed.replace(own, () => `--${name}: ${value};`);
  }
  return themed;
}

/** A value with the tokens in it that are written in place; these may name one another. */
const inPlace = (value: string, tokens: ReadonlyMap<string, string>): string =>
  value.replace(USE, (use, name: string) => {
    const own = IN_PLACE.get(name);
    return own === undefined ? use : inPlace(tokens.get(name) ?? own, tokens);
  });

/** What the build reckons of the other tokens, and of parts of a colour, which many phones cannot. */
function reckoned(css: string, theme: Theme | null): string {
  const tokens = themeTokens(theme);
  const parts = css.replace(SHARE, (_, name: string, share: string) => {
    const channels = channelsOf(colourToken(theme, name)).map((channel) => Math.round(channel * 255));
    return `rgb(${channels.join(' ')} / ${share})`;
  });
  // A picture in a stylesheet names the same colour in another way.
  return inPlace(parts, tokens).replaceAll(asAddress(null), asAddress(theme));
}

/**
 * A stylesheet of the engine as a development has it.
 * @throws {Error} for a mixture that the build does not reckon, and for a part of a token that is no colour
 */
export function themedStyles(css: string, id: string, theme: Theme | null): string {
  const chosen = chosenStyles(css, theme);
  const styles = reckoned(id.endsWith(TOKENS_FILE) ? withCarried(chosen, theme) : chosen, theme);
  if (styles.replace(COMMENT, '').includes('color-mix'))
    throw new Error(`${id}: write color-mix(in srgb, var(--token) 62%, transparent)`);
  return styles;
}

/** A document's head with the bars' colour of a development. */
export const themedHead = (html: string, theme: Theme | null): string =>
  html.replace(BARS, (_, before: string) => before + colourToken(theme, 'ink'));

/** Whether a module is made of the theme: anew, when the content changes. */
export const isThemed = (id: string): boolean => STYLES.test(id.split('?')[0] ?? '');

/** What the header shows, for src/app/header/logo.tsx. */
const LOGO = 'virtual:logo';
const OWN_LOGO: Theme['logo'] = 'mark and name';

/** Gives every stylesheet, and in development the document, the development's look; without one, the engine's own. @param folder of the content */
export function themePlugin(source: ContentSource, folder: string): Plugin {
  return {
    name: 'modelhouse:theme',
    enforce: 'pre',
    resolveId: (id) => (id === LOGO ? `\0${LOGO}` : null),
    async load(id) {
      if (id !== `\0${LOGO}`) return null;
      const { theme } = await source.read();
      return `export const logo = ${JSON.stringify(shownLogo(folder, theme?.logo ?? OWN_LOGO, source.files()))};`;
    },
    async transform(code, id) {
      if (!isThemed(id)) return null;
      const { theme } = await source.read();
      return { code: themedStyles(code, id.split('?')[0] ?? '', theme), map: null };
    },
    async transformIndexHtml(html) {
      return themedHead(html, (await source.read()).theme);
    },
  };
}
