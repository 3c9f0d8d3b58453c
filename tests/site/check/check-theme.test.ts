import { expect, test } from 'vitest';
import * as v from 'valibot';
import { checkTheme } from '#site/check/check-theme.ts';
import { themeSchema, type Theme } from '#site/schema/theme.ts';

const THEME: Theme = {
  colours: {
    ink: '#1f2430',
    paper: '#faf7f2',
    panel: '#e9e2d6',
    accent: '#a9793f',
    action: '#1f2430',
    dark: '#232c45',
  },
  fonts: { text: 'Pretendard', display: 'Gowun Batang' },
  corners: 4,
  header: 'paper',
  logo: 'mark and name',
  banners: 'high',
  titles: 'over',
  titleGround: 'dark',
  name: 'left',
  headings: 'left',
  sections: 'place first',
  phoneBar: 'buttons',
  forms: 'boxed',
  facts: 'strip',
  maps: 'paper',
};

const problemsOf = (colours: Partial<Theme['colours']>) =>
  checkTheme({ theme: { ...THEME, colours: { ...THEME.colours, ...colours } } }).map(
    ({ file, field, remedy }) => `${file}: ${field}: ${remedy}`,
  );

test('a development without a theme, and the engine’s own colours written as one, have no problem', () => {
  expect(checkTheme({ theme: null })).toEqual([]);
  expect(problemsOf({})).toEqual([]);
});

test.each<[colours: Partial<Theme['colours']>, problem: RegExp]>([
  [
    { accent: '#e8c04a' },
    /^theme\.ts: colours\.accent: '#e8c04a' and colours\.paper \(#faf7f2\) have a contrast of 1\.\d+ : 1, marks and lines need 3 : 1: write '#[0-9a-f]{6}', the nearest that passes$/,
  ],
  [{ ink: '#7d8494' }, /^theme\.ts: colours\.ink: '#7d8494' and colours\.panel \(#e9e2d6\) .* texts need 4\.5 : 1/],
  [{ dark: '#e8927c' }, /^theme\.ts: colours\.dark: '#e8927c' and white \(#ffffff\) .* words need 4\.5 : 1/],
  [{ action: '#f4d9a8' }, /^theme\.ts: colours\.action: '#f4d9a8' and colours\.paper .* buttons need 3 : 1/],
  [{ paper: '#20242c' }, /^theme\.ts: colours\.paper: '#20242c' and the words of an error \(#a8271c\)/],
])('%j: says which two, what they have and need, and what to write', (colours, problem) => {
  expect(problemsOf(colours)).toContainEqual(expect.stringMatching(problem));
});

test('what it says to write is the end of it', () => {
  const [problem] = problemsOf({ accent: '#e8c04a' });
  const accent = /write '(#[0-9a-f]{6})'/.exec(problem ?? '')?.[1];
  expect(problemsOf({ accent: accent! })).toEqual([]);
});

test('a colour that has not the contrast is never rounded up to it', () => {
  expect(problemsOf({ accent: '#bd8442', paper: '#ffffff' }).join()).not.toContain('contrast of 3 : 1');
});

test.each<[what: string, change: object, problem: string]>([
  [
    'a colour by its name',
    { colours: { ...THEME.colours, ink: 'navy' } },
    "six small hexadecimal digits, for example '#1f2430'",
  ],
  ['a family that the engine has not', { fonts: { text: 'Gulim', display: 'Pretendard' } }, 'write one of Pretendard'],
  ['corners that eat their card', { corners: 60 }, 'write 24 or less'],
])('%s is refused with what to write', (_, change, problem) => {
  const { issues } = v.safeParse(themeSchema, { ...THEME, ...change });
  expect(issues?.map(({ message }) => message).join()).toContain(problem);
});
