import { expect, test } from 'vitest';
import { formOf, type FormSchema } from '#editor/model/form.ts';
import { changesOf } from '#editor/model/changes.ts';
import { EMPTY, historyAfter, type Action, type History } from '#editor/model/history.ts';
import { isLargeEnough, middle, moved, sized } from '#editor/model/pictures/crop.ts';
import { pictureFile, type NewPicture } from '#editor/model/pictures/new-picture.ts';
import { freeName, placeOf, shapeOf } from '#editor/model/pictures/shape.ts';
import { shownIn, usesOf } from '#editor/model/pictures/uses.ts';
import { contentSchema } from '#site/content-schema.ts';
import { KINDS, SHAPES } from '#tools/pictures/encoding/delivery.mjs';
import { NEW_PICTURE } from '#tests/support/new-picture.ts';

/** The places of the pictures in a form, as the file and the fields on the way to them. */
function picturesIn(schema: FormSchema, names: string[]): string[][] {
  if (schema.isPicture) return [names];
  const inner = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ].flatMap((part) => picturesIn(part, names));
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => picturesIn(field, [...names, key]));
  return [...inner, ...fields];
}

const places = Object.keys(contentSchema.entries)
  .filter((file) => file !== 'plans')
  .flatMap((file) => picturesIn(formOf(file), [file]));

test('every field that names a picture knows how large it must be, and names a new one so that the encoder knows it too', () => {
  expect(places.length).toBeGreaterThan(20);
  for (const names of places) {
    const place = placeOf(names);
    const name = place && freeName(place, () => false);
    expect([names.join('.'), name, shapeOf(SHAPES, name ?? '', undefined)?.kind]).toEqual([
      names.join('.'),
      expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      expect.any(String),
    ]);
  }
});

test('a picture is delivered as its name says, and one whose name says nothing as its place does', () => {
  const place = placeOf(['home', 'premium', 'cards', 'picture']);
  expect(shapeOf(SHAPES, 'slide-sea', place)?.kind).toBe('wide');
  expect(shapeOf(SHAPES, 'sunset', place)?.size).toEqual(KINDS.card.size);
});

test('a new picture gets the first name of its place that is free', () => {
  const taken = new Set(['card-1', 'card-2', 'hero']);
  expect(freeName({ names: 'card-*' }, (name) => taken.has(name))).toBe('card-3');
  expect(freeName({ names: 'hero' }, (name) => taken.has(name))).toBe('hero-2');
});

test('as much as there is is cut out of the middle, and never more than the master has', () => {
  expect(middle([3000, 3000], [1920, 1080])).toEqual({ left: 0, top: 656, width: 3000, height: 1688 });
  expect(middle([3000, 1000], [800, 1000])).toEqual({ left: 1100, top: 0, width: 800, height: 1000 });
  expect(isLargeEnough([1919, 4000], [1920, 1080])).toBe(false);
  expect(isLargeEnough([1920, 1080], [1920, 1080])).toBe(true);
});

test('a part is moved to the edges and not beyond, and made no smaller than its widest file', () => {
  const master = [4000, 3000] as const;
  const part = middle(master, [1920, 1080]);
  expect(moved(master, part, -999, 9999)).toEqual({ ...part, left: 0, top: 3000 - part.height });
  const small = sized(master, [1920, 1080], part, 1);
  expect(small).toEqual({ left: 1040, top: 960, width: 1920, height: 1080 });
  expect(moved(master, small, 5000, -5000)).toEqual({ ...small, left: 2080, top: 0 });
});

const saved = { hash: 'a', width: 800, height: 1000, widths: [800] };
const start = historyAfter(EMPTY, {
  kind: 'read',
  content: {
    files: {
      home: {
        tree: {
          cards: [
            { name: 'card-sea', alt: '바다' },
            { name: '', alt: '' },
          ],
        },
        hash: 'h',
      },
      premium: { tree: { boxes: [{ picture: { name: 'card-sea', alt: '바다' } }] }, hash: 'p' },
      'images/card-sea': { tree: saved, hash: 'a' },
    },
    problems: [],
    shapes: [],
    site: 'site',
  },
});
const after = (...actions: Action[]): History => actions.reduce(historyAfter, start);
const put = (name: string, value: NewPicture): Action => ({
  kind: 'edit',
  edit: { kind: 'set', file: pictureFile(name), path: [], value },
});

test('a new picture takes the place of the old one until it is taken back, and is one line of what changed', () => {
  const history = after(put('card-sea', NEW_PICTURE), { kind: 'rest' }, put('card-sea', { ...NEW_PICTURE, top: 5 }));
  expect(history.trees['images/card-sea']).toEqual({ ...NEW_PICTURE, top: 5 });
  expect(changesOf(history.done)).toMatchObject([{ file: 'images/card-sea', before: saved, after: { top: 5 } }]);
  const moveBack = historyAfter(history, { kind: 'undo' });
  expect(moveBack.trees['images/card-sea']).toEqual(NEW_PICTURE);
  expect(historyAfter(moveBack, { kind: 'undo' }).trees['images/card-sea']).toEqual(saved);
});

test('a picture that is moved by one hand is one deed, however far', () => {
  const drag = [1, 2, 3].map((top) => put('card-sea', { ...NEW_PICTURE, top }));
  const history = after(put('card-sea', NEW_PICTURE), { kind: 'rest' }, ...drag, { kind: 'rest' }, { kind: 'undo' });
  expect(history.trees['images/card-sea']).toEqual(NEW_PICTURE);
});

test('whoever changes a picture hears where else it is shown', () => {
  expect(usesOf(start.trees, 'card-sea')).toEqual([
    { file: 'home', path: ['cards', 0] },
    { file: 'premium', path: ['boxes', 0, 'picture'] },
  ]);
  expect([...shownIn(start.trees, [{ file: 'images/card-sea' }, { file: 'faq' }])]).toEqual(['home', 'premium', 'faq']);
});
