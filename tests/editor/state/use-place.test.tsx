// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { expect, test } from 'vitest';
import type { Trees } from '#editor/model/tree.ts';
import { usePlace } from '#editor/state/use-place.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const TREES: Trees = { home: { cards: [{ name: 'card-1', alt: '' }] } };
let place: ReturnType<typeof usePlace>;

function Place() {
  const now = usePlace(TREES);
  useEffect(() => {
    place = now;
  });
  return null;
}

test('whoever looks for a picture is led to the form that names it, and stays where none does', async () => {
  await showPanel(<Place />);
  act(() => place.open('images/card-2', 'name'));
  expect([place.file, place.target]).toEqual(['facts', null]);
  act(() => place.open('images/card-1', 'name'));
  expect([place.file, place.target]).toEqual(['home', { field: 'cards[0]' }]);
});
