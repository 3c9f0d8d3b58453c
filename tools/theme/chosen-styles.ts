import { parse, type AtRule } from 'postcss';
import type { Theme } from '#site/schema/theme.ts';
import { ROUND_PX } from './shape-tokens.ts';

/** What a stylesheet may ask of a look, and what may be answered. */
const OPTIONS = {
  header: ['paper', 'dark'],
  titles: ['over', 'beside', 'aslant'],
  'title-ground': ['dark', 'panel'],
  name: ['left', 'centred', 'centred-on-phones'],
  headings: ['left', 'centred'],
  sections: ['place-first', 'homes-first', 'brand-first'],
  'phone-bar': ['buttons', 'floating', 'lettered'],
  forms: ['boxed', 'ruled', 'filled'],
  facts: ['strip', 'ledger', 'figures'],
  corners: ['plain', 'round'],
} as const;
type Chosen = { readonly [Option in keyof typeof OPTIONS]: (typeof OPTIONS)[Option][number] };

type OneWord<Words extends string> = Words extends `${infer First} ${infer Rest}` ? `${First}-${OneWord<Rest>}` : Words;

/** The engine's own look. */
const OWN: Chosen = {
  header: 'paper',
  titles: 'over',
  'title-ground': 'dark',
  name: 'centred-on-phones',
  headings: 'left',
  sections: 'place-first',
  'phone-bar': 'buttons',
  forms: 'boxed',
  facts: 'strip',
  corners: 'plain',
};

/** A choice as stylesheets write it: in one word. */
const inStylesheets = <Choice extends string>(choice: Choice) => choice.replaceAll(' ', '-') as OneWord<Choice>;

function chosenOf(theme: Theme | null): Chosen {
  if (!theme) return OWN;
  const { header, titles, titleGround, name, headings, sections, phoneBar, forms, facts, corners } = theme;
  return {
    header,
    titles,
    // Over a picture there is no ground.
    'title-ground': titles === 'over' ? 'dark' : titleGround,
    name: inStylesheets(name),
    headings,
    sections: inStylesheets(sections),
    'phone-bar': phoneBar,
    forms,
    facts,
    corners: corners >= ROUND_PX ? 'round' : 'plain',
  };
}

/** `(titles: aslant)`, as a media query is written. */
function isChosen(rule: AtRule, chosen: Chosen): boolean {
  const [, option = '', value = ''] = /^\(([\w-]+): ([\w-]+)\)$/.exec(rule.params) ?? [];
  const values: readonly string[] = Object.hasOwn(OPTIONS, option) ? OPTIONS[option as keyof Chosen] : [];
  if (!values.includes(value)) throw rule.error(`a look has no @theme ${rule.params}`);
  return chosen[option as keyof Chosen] === value;
}

/**
 * A stylesheet with what it says under `@theme (option: value)` where the development's look is so, and without it elsewhere:
 * no page carries what another look needs.
 * @throws {Error} for an option, or a value of it, that no look has
 */
export function chosenStyles(css: string, theme: Theme | null): string {
  if (!css.includes('@theme')) return css;
  const sheet = parse(css);
  const chosen = chosenOf(theme);
  // Listed first: what stands within one that is taken away, or whose inside takes its place, is asked as well.
  const rules: AtRule[] = [];
  sheet.walkAtRules('theme', (rule) => void rules.push(rule));
  for (const rule of rules)
    if (isChosen(rule, chosen)) rule.replaceWith(rule.nodes ?? []);
    else rule.remove();
  return sheet.toString();
}
