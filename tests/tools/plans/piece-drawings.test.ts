import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { PIECE_KINDS, PIECES } from '#site/furniture/library.ts';
import { drawPieces } from '#tools/plan-drawing/items/pieces.ts';

type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Element => 'attrs' in node;
const below = (node: Element): Element[] =>
  node.childNodes.filter(isElement).flatMap((child) => [child, ...below(child)]);
const attribute = (node: Element, name: string) => node.attrs.find((one) => one.name === name)?.value;
const number = (node: Element, name: string) => Number(attribute(node, name) ?? 0);

const all = parseFragment(drawPieces())
  .childNodes.filter(isElement)
  .flatMap((root) => [root, ...below(root)]);

test('every piece of the library is drawn under its kind, and no other', () => {
  const ids = all.flatMap((node) => attribute(node, 'id') ?? []);
  expect(new Set(ids)).toEqual(new Set(PIECE_KINDS));
  expect(ids).toHaveLength(PIECE_KINDS.length);
});

test.each(PIECE_KINDS)('%s is drawn as large as it is, and not beyond', (kind) => {
  const { width, depth } = PIECES[kind];
  const piece = all.find((node) => attribute(node, 'id') === kind);
  const straight = piece?.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'rect') ?? [];
  const ends = straight.map((node) => ({
    left: number(node, 'x'),
    top: number(node, 'y'),
    right: number(node, 'x') + number(node, 'width'),
    bottom: number(node, 'y') + number(node, 'height'),
  }));
  for (const { left, top, right, bottom } of ends) {
    expect([left, top].every((value) => value >= 0)).toBe(true);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(depth);
  }
  // What inherits nothing needs its ink on itself.
  expect(piece && attribute(piece, 'stroke')).toBeTruthy();
});
