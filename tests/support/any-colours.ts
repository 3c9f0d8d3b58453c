import { integer, record } from 'fast-check';
import { checkTheme } from '#site/check/check-theme.ts';
import type { Theme } from '#site/schema/theme.ts';

const colourBetween = (min: number, max: number) =>
  record({ r: integer({ min, max }), g: integer({ min, max }), b: integer({ min, max }) }).map(
    ({ r, g, b }) => `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  );

/** What somebody chooses first. */
export const anyColours = record({
  ink: colourBetween(0, 120),
  paper: colourBetween(180, 255),
  panel: colourBetween(150, 255),
  accent: colourBetween(0, 255),
  action: colourBetween(0, 255),
  dark: colourBetween(0, 160),
});

/** Then they write what the build tells them, until it is content; null where that leads nowhere. */
export const mended = (theme: Theme): Theme | null => {
  for (let round = 0; round < 8; round++) {
    const [problem] = checkTheme({ theme });
    if (!problem) return theme;
    const colour = /write '(#[0-9a-f]{6})'/.exec(problem.remedy)?.[1];
    if (!colour) return null;
    const name = problem.field.replace('colours.', '') as keyof Theme['colours'];
    theme = { ...theme, colours: { ...theme.colours, [name]: colour } };
  }
  return null;
};
