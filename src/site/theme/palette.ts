import type { Theme } from '#site/schema/theme.ts';
import { mix, type Hex } from './colour.ts';
import { nearestPassing, passes, type Need } from './nearest-passing.ts';

export const WHITE: Hex = '#ffffff';
export const BLACK: Hex = '#000000';

/** Contrast of texts, and of large texts, controls and signs (WCAG 2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const SIGN = 3;
/** Small labels, some of which lie over the lines of a map. */
const LABEL = 5;
/** Small labels over photographs. */
const OVER_PICTURES = 7;

/** One contrast on several grounds. */
export const on = (ratio: number, ...grounds: Hex[]): Need[] => grounds.map((ground) => ({ ground, ratio }));

/** The nearest that passes, or else what surely does: the colour that these grounds were checked with. */
export const readable = (colour: Hex, needs: readonly Need[], surely: Hex): Hex =>
  nearestPassing(colour, needs) ?? surely;

/** What words on this ground are written in. */
export const wordsOn = (ground: Hex, ink: Hex): Hex => (passes(WHITE, on(TEXT, ground)) ? WHITE : ink);

/** A ground that is pointed at: deeper, or paler under dark words. */
function pointedAt(ground: Hex, words: Hex): Hex {
  const deeper = mix(ground, words === WHITE ? BLACK : WHITE, 0.82);
  return readable(deeper, on(TEXT, words), ground);
}

/** What stands on paper, panels and white. */
function onLight({ ink, paper, panel, accent }: Theme['colours']) {
  const lights = [paper, panel, WHITE];
  return {
    'ink-soft': readable(mix(ink, paper, 0.78), on(TEXT, ...lights), ink),
    'panel-line': mix(panel, ink, 0.9),
    'field-line': readable(mix(ink, panel, 0.5), on(SIGN, ...lights), ink),
    hint: readable(mix(ink, panel, 0.62), on(TEXT, ...lights), ink),
    'accent-deep': readable(accent, on(LABEL, ...lights), ink),
  };
}

/** What stands on the dark grounds. */
function onDark({ ink, paper, accent, dark }: Theme['colours']) {
  const darks = [dark, ink];
  return {
    'accent-light': readable(mix(accent, WHITE, 0.55), on(OVER_PICTURES, ...darks), WHITE),
    'on-dark': readable(mix(paper, ink, 0.9), on(TEXT, ...darks), WHITE),
    'on-dark-soft': readable(mix(paper, ink, 0.75), on(TEXT, ...darks), WHITE),
    'line-on-dark': readable(mix(paper, ink, 0.35), on(SIGN, ink), WHITE),
    shade: mix(dark, BLACK, 0.5),
  };
}

/** The tokens of src/ui/style/tokens.css that a theme's colours decide, without their two hyphens. */
export function paletteOf({ colours, header }: Pick<Theme, 'colours' | 'header'>): Record<string, Hex> {
  const { ink, paper, panel, accent, action, dark } = colours;
  const words = wordsOn(action, ink);
  const darks = onDark(colours);
  return {
    ink,
    paper,
    panel,
    accent,
    'dark-soft': readable(mix(dark, WHITE, 0.88), on(TEXT, paper, WHITE), ink),
    dark,
    spinner: accent,
    action,
    'on-action': words,
    'action-hover': pointedAt(action, words),
    ...onLight(colours),
    ...darks,
    header: header === 'dark' ? dark : paper,
    'on-header': header === 'dark' ? WHITE : ink,
    'header-line': header === 'dark' ? darks['accent-light'] : accent,
  };
}
