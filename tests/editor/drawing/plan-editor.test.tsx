// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plans } from '#content/plans.ts';
import { PlanEditor } from '#editor/drawing/plan/plan-editor.tsx';
import type { Thing } from '#editor/drawing/geometry/thing.ts';
import { WallPanel } from '#editor/drawing/plan/wall-panel.tsx';
import { wallThings } from '#editor/drawing/geometry/plan-things.ts';
import type { Tree } from '#editor/model/tree.ts';
import { EditorContext, type EditorForm, type Target } from '#editor/state/editor-context.ts';
import type { Plan } from '#site/schema/plans.ts';
import { showPanel } from '#tests/support/office/panel.tsx';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';

const PLANS = plans as unknown as Tree;

const formOf = (tree: Tree, target: Target | null = null): EditorForm => ({
  file: 'plans',
  tree,
  trees: { plans: tree },
  problems: new Map(),
  target,
  pictures: { shapes: [], problems: [], failure: null, retry: null, edit: vi.fn(), put: vi.fn() },
  edit: vi.fn(),
  move: vi.fn(),
  bring: vi.fn(),
  rest: vi.fn(),
  goTo: vi.fn(),
  showPage: vi.fn(),
});

function Plans({ tree, target = null }: { tree: Tree; target?: Target | null }) {
  return (
    <EditorContext value={formOf(tree, target)}>
      <PlanEditor />
    </EditorContext>
  );
}

const showPlans = (tree: Tree) => {
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'undrawable' }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return showPanel(<Plans tree={tree} />);
};

test('in its fields, plans are added, named and taken away', async () => {
  const { press, has } = await showPlans(PLANS);
  expect(has(EDITOR_TEXT.renameEntry('84A'))).toBe(false);
  await press(DRAWING_TEXT.fields);
  for (const unit of Object.keys(plans))
    expect([has(EDITOR_TEXT.renameEntry(unit)), has(EDITOR_TEXT.removeEntry(unit))]).toEqual([true, true]);
  expect(has(EDITOR_TEXT.add)).toBe(true);
});

test('where no unit has a plan yet, one can be added', async () => {
  const { has } = await showPlans({});
  expect(has(EDITOR_TEXT.add)).toBe(true);
});

test('a unit that is named anew leaves its fields as they are, and what is wrong with it is found there', async () => {
  const { press, show, has } = await showPlans(PLANS);
  const { '84A': plan, ...others } = PLANS as unknown as Record<string, Tree>;
  const renamed = { ...others, '84Z': plan } as Tree;
  await press(DRAWING_TEXT.fields);
  await show(<Plans tree={renamed} />);
  expect(has(EDITOR_TEXT.renameEntry('84Z'))).toBe(true);
  await press(DRAWING_TEXT.drawing);
  await show(<Plans tree={renamed} target={{ field: "['84Z']" }} />);
  expect(has(EDITOR_TEXT.renameEntry('84Z'))).toBe(true);
});

test('whoever looks for a window is led to it in the drawing of its unit', async () => {
  const { press, show, element } = await showPlans(PLANS);
  await press(DRAWING_TEXT.fields);
  await show(<Plans tree={PLANS} target={{ field: "['84A'].windows[1].at" }} />);
  expect(element.querySelector('[aria-pressed="true"]')?.textContent).toBe('84A');
  expect(element.querySelector('.panel h3')?.textContent).toBe('거실 창(남쪽)');
});

test('a wall is back where it was once what was typed for it is deleted', async () => {
  const move = vi.fn();
  const plan = plans['84A'] as Plan;
  const wall = wallThings(plan, '84A', 'rooms', 0).find(({ id }) => id.endsWith('/east')) as Thing;
  const { element } = await showPanel(
    <EditorContext value={{ ...formOf(PLANS), move }}>
      <WallPanel {...{ plan, wall }} unit="84A" />
    </EditorContext>,
  );
  const input = element.querySelector('input') as HTMLInputElement;
  const type = (value: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  type('3700');
  type('');
  expect(move.mock.calls).toEqual([
    [wall.id, expect.arrayContaining([{ kind: 'set', path: ['84A', 'rooms', 0, 'width'], value: 3700 }])],
    [wall.id, []],
  ]);
});
