import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { neighboursAt, newDoor } from '#editor/drawing/geometry/new-door.ts';
import { newPiece } from '#editor/drawing/geometry/new-piece.ts';
import { newRoom } from '#editor/drawing/geometry/new-room.ts';
import { SIDES } from '#editor/drawing/geometry/walls.ts';
import { roomsToChoose } from '#editor/model/room-names.ts';
import type { Tree } from '#editor/model/tree.ts';
import { checkPlan } from '#site/plan/check-plan.ts';
import { overlap, rectOf } from '#site/plan/rect.ts';
import type { Plan } from '#site/schema/plans.ts';
import { USUAL_ROOMS } from '#editor/drawing/geometry/usual-rooms.ts';

const all: [string, Plan][] = Object.entries(plans);
const roomsOf = (plan: Plan) => [...plan.rooms, ...plan.kept];

test.each(all)('%s: a usual room is put where none stands, under a name that none has', (_unit, plan) => {
  for (const begun of USUAL_ROOMS)
    for (const beside of [undefined, ...plan.rooms]) {
      const room = newRoom(plan, begun, beside);
      expect(roomsOf(plan).filter((other) => overlap(rectOf(other), rectOf(room)))).toEqual([]);
      expect(roomsOf(plan).map(({ name }) => name)).not.toContain(room.name);
      expect(Math.min(room.x, room.y)).toBeGreaterThanOrEqual(0);
    }
});

test('beside a free wall of the chosen room, and numbered where its name is taken', () => {
  const [, plan] = all[0] as [string, Plan];
  const lone = {
    ...plan,
    kept: [],
    rooms: [{ name: '침실', use: 'bedroom' as const, x: 0, y: 0, width: 3000, depth: 3000 }],
  };
  const begun = { name: '침실', use: 'bedroom' as const, width: 2700, depth: 2400 };
  expect(newRoom(lone, begun, lone.rooms[0])).toEqual({ ...begun, name: '침실2', x: 3000, y: 0 });
});

test.each(all)('%s: a door from a wall leads to the rooms behind it, and has its place there', (_unit, plan) => {
  let count = 0;
  for (const list of ['rooms', 'kept'] as const)
    plan[list].forEach((room, index) => {
      for (const side of SIDES)
        for (const neighbour of neighboursAt(plan, list, index, side)) {
          const field = `doors[${plan.doors.length}]`;
          const problems = checkPlan({ ...plan, doors: [...plan.doors, newDoor(plan, room, neighbour)] });
          const own = problems.filter((problem) =>
            [field, `${field}.at`, `${field}.hinge`, `${field}.into`].includes(problem.field),
          );
          expect(own.filter(({ remedy }) => !remedy.includes('strikes'))).toEqual([]);
          count += 1;
        }
    });
  expect(count).toBeGreaterThan(5);
});

test.each(all)('%s: what is put into a room stands against a wall of it, where it strikes nothing', (_unit, plan) => {
  const empty: Plan = { ...plan, fixtures: [], furniture: [] };
  for (const room of plan.rooms.filter(({ use, partOf }) => use === 'bath' && !partOf)) {
    const first = newPiece(empty, room, 'toilet');
    const second = newPiece({ ...empty, fixtures: [first as Plan['fixtures'][number]] }, room, 'basin');
    expect([first.room, second.room]).toEqual([room.name, room.name]);
    expect([first.against, first.at]).not.toEqual([second.against, second.at]);
  }
});

test('a place that names a room is chosen among those of its plan, and a door opens into one of its two', () => {
  const [unit, plan] = all[0] as [string, Plan];
  const tree = plans as unknown as Tree;
  const names = roomsToChoose('plans', tree, [unit, 'fixtures', 0, 'room']);
  expect(names).toEqual(expect.arrayContaining(plan.rooms.map(({ name }) => name)));
  const index = plan.doors.findIndex(({ kind }) => kind === 'hinged');
  const { from, to } = plan.doors[index] as Plan['doors'][number];
  expect(roomsToChoose('plans', tree, [unit, 'doors', index, 'into'])).toEqual([from, to]);
  expect(roomsToChoose('plans', tree, [unit, 'rooms', 0, 'name'])).toBeNull();
  expect(roomsToChoose('schedule', tree, ['steps', 0, 'from'])).toBeNull();
});
