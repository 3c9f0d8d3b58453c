import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import type { Theme } from '#site/schema/theme.ts';
import { contrast, type Hex } from '#site/theme/colour.ts';
import { nearestPassing, type Need } from '#site/theme/nearest-passing.ts';
import { SIGN, TEXT, WHITE, wordsOn } from '#site/theme/palette.ts';

type Colour = keyof Theme['colours'];

/** Something that a colour is seen against. */
interface Ground extends Need {
  /** What the content calls it. */
  name: string;
  /** What the two are to each other. */
  use: string;
}

/** The engine's own colours of errors and of what went well (src/ui/style/tokens.css). */
const ERROR: Hex = '#a8271c';
const SUCCESS: Hex = '#24603a';

/** What each colour of a theme is seen against; whatever follows from them is reckoned so that it passes. */
function groundsOf(colours: Theme['colours']): Record<Colour, Ground[]> {
  const { ink, paper, panel, action } = colours;
  const named = { paper, panel, white: WHITE };
  const over = (use: string, ratio: number, ...names: (keyof typeof named)[]) =>
    names.map((name): Ground => {
      return { name: name === 'white' ? 'white' : `colours.${name}`, ground: named[name], ratio, use };
    });
  const words = wordsOn(action, ink) === WHITE ? [] : [{ name: 'colours.ink', ground: ink }];
  return {
    ink: over('texts', TEXT, 'paper', 'panel', 'white'),
    paper: [
      { name: 'the words of an error', ground: ERROR, ratio: TEXT, use: 'texts' },
      { name: 'the words of what went well', ground: SUCCESS, ratio: TEXT, use: 'texts' },
    ],
    panel: [],
    accent: over('marks and lines', SIGN, 'paper', 'white'),
    action: [
      ...over('buttons', SIGN, 'paper', 'white'),
      ...words.map((word) => ({ ...word, ratio: TEXT, use: 'words of a button' })),
    ],
    dark: over('words', TEXT, 'paper', 'white'),
  };
}

/** Cut off, not rounded: 4.46 is not 4.5. */
const shown = (ratio: number) => String(Math.floor(ratio * 100) / 100);

function checkColour(name: Colour, colour: Hex, grounds: readonly Ground[]): ContentProblem[] {
  const failing = grounds.filter(({ ground, ratio }) => contrast(colour, ground) < ratio);
  const passing = nearestPassing(colour, grounds);
  const remedy = passing ? `write '${passing}', the nearest that passes` : 'nothing passes: change the other one first';
  return failing.map(({ name: other, ground, ratio, use }) => ({
    file: 'theme.ts',
    field: `colours.${name}`,
    remedy: `'${colour}' and ${other} (${ground}) have a contrast of ${shown(contrast(colour, ground))} : 1, ${use} need ${ratio} : 1: ${remedy}`,
  }));
}

/** Colours of the theme that cannot be told apart, or read. */
export function checkTheme({ theme }: Pick<Content, 'theme'>): ContentProblem[] {
  if (!theme) return [];
  const grounds = groundsOf(theme.colours);
  return (Object.keys(grounds) as Colour[]).flatMap((name) => checkColour(name, theme.colours[name], grounds[name]));
}
