import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { KeyPlan } from '#features/complex/layout/key-plan.tsx';
import { TowerBlocks } from '#features/complex/layout/tower-blocks.tsx';
import { typeColours } from '#features/complex/layout/type-colours.ts';
import { keyPlan } from '#site/units/key-plan.ts';

const colours = typeColours(complex!.towers);

test.each([...colours.keys()])(
  '%s has its colour of the site plan on its key plan, and that of no other type',
  (type) => {
    const markup = renderToStaticMarkup(
      <KeyPlan towers={keyPlan(complex!, type)} north={0} label={type} homes="" notice="" />,
    );
    const classes = /<svg [^>]*class="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
    expect(classes.filter((name) => [...colours.values()].includes(name))).toEqual([colours.get(type)]);
  },
);

test('no two types of the example share a colour', () => {
  expect(new Set(colours.values()).size).toBe(colours.size);
});

test('where a home is chosen every line has the colour of its type', () => {
  const towers = keyPlan(complex!, '');
  const markup = renderToStaticMarkup(
    <TowerBlocks towers={towers} north={0} colours={colours} isFound={() => false} />,
  );
  const blocks = markup.slice(0, markup.lastIndexOf('<svg'));
  const shown = [...blocks.matchAll(/<path [^>]*class="([^"]*)"/g)].map(([, names = '']) =>
    names.split(' ').filter((name) => [...colours.values()].includes(name)),
  );
  expect(shown).toEqual(towers.flatMap(({ lines }) => lines.map(({ unit }) => [colours.get(unit)])));
});
