import { describe, expect, it } from 'vitest';
import { plans } from '#content/plans.ts';
import { planFacts } from '#site/plan/plan-facts.ts';
import type { Plan } from '#site/schema/plans.ts';
import { said, small } from '#tests/support/changed-plan.ts';

// What the law and an architect ask of a plan beyond its geometry.

const home84A = plans['84A']!;
const of84A = (change: (plan: Plan) => void) => said(home84A, change);

describe('a balcony that stays', () => {
  it('is no deeper than what counts in no floor area', () =>
    expect(small(({ kept }) => Object.assign(kept[1]!, { width: 1600 }))).toContain(
      'kept[1]: a balcony of more than 1500 mm counts in the floor area: write less',
    ));

  it('lies over no room, nor over what an extension takes', () => {
    expect(small(({ kept }) => (kept[0]!.x = 4900))).toContain(
      "kept[0]: '다용도실' lies over '거실', extended or not: mend x, y, width or depth",
    );
    expect(small(({ kept }) => Object.assign(kept[0]!, { x: 0, y: -1400, depth: 1400 }))).toContain(
      "kept[0]: '다용도실' lies over '거실', extended or not: mend x, y, width or depth",
    );
  });

  it('is reached from a room', () =>
    expect(small(({ doors }) => doors.splice(2, 1))).toEqual([
      "kept[1]: no door leads from '현관' to '실외기실': add one to doors or openings",
    ]));

  it('has a name of its own', () =>
    expect(small(({ kept }) => (kept[0]!.name = '발코니'))).toContain(
      "kept[0].name: '발코니' stands twice: write another name",
    ));
});

describe('heights', () => {
  it('are 2.2 m or more where people live', () => {
    expect(small((plan) => (plan.ceiling = 2150))).toContain(
      "rooms[0].ceiling: '거실' is lived in: write 2200 or more",
    );
    expect(small(({ rooms }) => (rooms[1]!.ceiling = 2100))).toEqual([]);
  });

  it('let nobody fall out of a sash over a low sill, but do behind a balcony', () => {
    const low = (plan: Plan) => Object.assign(plan.windows[0]!, { kind: 'sliding', sill: 900 });
    expect(small(low)).toEqual(["windows[0].sill: write 1100 or more, or kind: 'split', whose lower pane is fixed"]);
    const kitchen59B = plans['59B']!.windows.findIndex(({ room }) => room === '주방/식당');
    expect(said(plans['59B']!, ({ windows }) => (windows[kitchen59B]!.sill = 900))).toEqual([]);
  });

  it('of a window rise from sill to head, no higher than the ceiling, with sashes above the fixed pane', () => {
    expect(small(({ windows }) => (windows[0]!.sill = 2300))).toContain(
      'windows[0].head: write more than the sill, 2300',
    );
    expect(small(({ windows }) => (windows[0]!.head = 2500))).toContain(
      "windows[0].head: the ceiling of '거실' is 2400 high: write no more",
    );
    expect(small(({ windows }) => (windows[0]!.head = 1500))).toContain(
      'windows[0].head: sashes slide above 1200 mm: write 1600 or more',
    );
  });

  it('and widths of windows give a room a tenth of its floor as daylight, the extension’s floor with it', () =>
    expect(small(({ windows }) => (windows[0]!.width = 1300))).toEqual([
      "rooms[0]: '거실' needs windows of 2.70 m², a tenth of its floor",
    ]));

  it('count no louvre as daylight, and a corner’s floor and windows with its room', () => {
    expect(small(({ windows }) => (windows[0]!.kind = 'louvre'))).toEqual([
      "rooms[0]: '거실' needs windows of 2.70 m², a tenth of its floor",
    ]);
    const home44 = plans['44']!;
    const window = home44.windows.findIndex(({ room }) => room === '침실 창가');
    const bedroom = home44.rooms.findIndex(({ name }) => name === '침실');
    // The corner has 1.92 of the 8.4 m²; 0.8 m² of glass would do for the rest alone.
    expect(said(home44, ({ windows }) => (windows[window]!.width = 400))).toEqual([
      `rooms[${bedroom}]: '침실' needs windows of 0.84 m², a tenth of its floor`,
    ]);
    expect(said(home44, ({ windows }) => (windows[window]!.width = 420))).toEqual([]);
  });
});

describe('openings', () => {
  it('are not walled up by a balcony’s end', () => {
    const window = home84A.windows.findIndex(({ room }) => room === '주방/식당');
    expect(of84A(({ windows }) => (windows[window]!.at = 5600))).toEqual([
      `windows[${window}].at: a wall stands before this window of '주방/식당': mend at or width`,
    ]);
    const service = plans['59B']!.doors.findIndex((one) => one.to === '실외기실');
    expect(said(plans['59B']!, ({ doors }) => (doors[service]!.at = -800))).toEqual([
      'doors: a wall stands before the door 다용도실–실외기실: mend at or width',
    ]);
  });

  it('slide to an end of their own wall', () =>
    expect(small(({ doors }) => Object.assign(doors[0]!, { slides: 'north' }))).toEqual([
      "doors[0].slides: write 'west' or 'east'",
    ]));

  it('have wall for each leaf to slide into; panels of glass need none', () => {
    const store = home84A.doors.findIndex(({ to }) => to === '현관창고');
    const noWall = `doors[${store}].slides: the door 현관–현관창고 has no wall of its width to slide into: mend at, width or slides`;
    // Wall from the corridor, 3,490, to the gap: 80 mm of the leaf stay in sight.
    expect(of84A(({ doors }) => (doors[store]!.at = 4410))).toEqual([]);
    expect(of84A(({ doors }) => (doors[store]!.at = 4400))).toEqual([noWall]);
    // Of two leaves each goes to an end of its own.
    expect(of84A(({ doors }) => Object.assign(doors[store]!, { at: 4050, width: 1500 }))).toContain(noWall);
    const glazed = home84A.doors.findIndex(({ to }) => to === '현관');
    for (const slides of ['west', 'east'] as const)
      expect(of84A(({ doors }) => Object.assign(doors[glazed]!, { slides }))).toEqual([]);
    const asLeaf = of84A(({ doors, rooms }) => {
      Object.assign(
        rooms.find(({ name }) => name === '현관')!,
        { use: 'pantry' },
      );
      Object.assign(doors[glazed]!, { slides: 'east' });
    });
    expect(asLeaf.join()).toContain(`doors[${glazed}].slides: the door 복도–현관 has no wall`);
  });
});

describe('a way out', () => {
  const hatches = (plan: Plan) => plan.fixtures.filter(({ kind }) => kind === 'hatch');

  it('by a hatch has one for odd and one for even floors, apart from each other, in a balcony that stays', () => {
    expect(of84A((plan) => (hatches(plan)[1]!.floors = 'odd'))).toEqual([
      "fixtures: add two hatches, one with floors: 'odd' and one with floors: 'even'",
    ]);
    expect(of84A((plan) => (hatches(plan)[1]!.at = 849))[0]).toMatch(/keep 150 mm or more between the hatches/);
    expect(of84A((plan) => (hatches(plan)[1]!.at = 850))).toEqual([]);
    expect(of84A((plan) => (hatches(plan)[1]!.width = 500))[0]).toMatch(/a hatch is 600 mm wide and deep, or more/);
    const away = (plan: Plan) => Object.assign(hatches(plan)[1]!, { room: '복도', against: 'north', at: 9000 });
    expect(of84A(away)[0]).toMatch(/a hatch lies in a balcony that stays one/);
  });

  it('is what the plan says that it is', () => {
    expect(of84A((plan) => (plan.escape.kind = 'none'))).toEqual([
      "escape.kind: the fixtures have a hatch: write 'hatch', or remove it",
    ]);
    expect(small(({ fixtures }) => (fixtures[0]!.floors = 'odd'))).toEqual([
      'fixtures[0].floors: only a hatch changes from floor to floor: remove it',
    ]);
  });

  it('by a refuge needs 2 m² between its walls, a window, and a door that opens into it', () => {
    const refuge = (plan: Plan) => {
      plan.escape.kind = 'refuge';
      plan.kept.push({ name: '대피공간', use: 'refuge', x: -1400, y: 1500, width: 1400, depth: 2100 });
      plan.doors.push({
        kind: 'hinged',
        from: '거실',
        to: '대피공간',
        at: 2750,
        width: 700,
        hinge: 'north',
        into: '대피공간',
      });
      const window = { side: 'west', at: 1700, width: 800, kind: 'sliding', sill: 1100, head: 2100 } as const;
      plan.windows.push({ room: '대피공간', ...window });
    };
    expect(small(refuge)).toEqual([]);
    expect(small((plan) => (refuge(plan), (plan.kept[2]!.use = 'utility')))).toEqual([
      "kept: add a balcony with use: 'refuge'",
    ]);
    expect(
      small((plan) => {
        refuge(plan);
        Object.assign(plan.kept[2]!, { y: 1990, depth: 1610 });
        plan.windows[2]!.at = 2200;
      }),
    ).toEqual(['kept[2]: a refuge measures 2 m² or more between its walls']);
    expect(small((plan) => (refuge(plan), (plan.windows[2]!.width = 600)))).toEqual([
      'kept[2]: a refuge has a window of 700 × 1000 mm or more: add it',
    ]);
    const outwards = (plan: Plan) => (refuge(plan), Object.assign(plan.doors.at(-1)!, { into: '거실', at: 2770 }));
    const door = 'kept[2]: the door to a refuge is hinged and opens into it: mend kind or into';
    expect(small(outwards)).toEqual([door]);
    const sliding = (plan: Plan) => {
      refuge(plan);
      plan.doors.splice(-1, 1, {
        kind: 'sliding',
        from: '거실',
        to: '대피공간',
        at: 2750,
        width: 700,
        slides: 'north',
      });
    };
    expect(small(sliding)).toEqual([door]);
    expect(small((plan) => (plan.escape.kind = 'refuge'))).toEqual(["kept: add a balcony with use: 'refuge'"]);
  });
});

describe('a corner of a room', () => {
  const home44 = plans['44']!;

  it('is open to a whole room of the same use', () => {
    expect(said(home44, ({ rooms }) => (rooms[1]!.partOf = '서재'))).toContain(
      "rooms[1].partOf: no whole room has the name '서재'",
    );
    expect(said(home44, ({ rooms }) => (rooms[1]!.use = 'study'))).toContain(
      "rooms[1].partOf: '침실' is for 'bedroom': write the same use here",
    );
    expect(said(home44, (plan) => plan.openings.pop())).toContain(
      "rooms[1].partOf: add { from: '침실', to: '침실 창가' } to openings",
    );
  });

  it('counts in that room’s area, and its size is that of both', () => {
    const bedroom = planFacts(home44).measures.basic.rooms.find(({ name }) => name === '침실');
    expect(bedroom).toEqual({ name: '침실', size: [2700, 3600], area: 2700 * 2400 + 1600 * 1200 });
  });
});
