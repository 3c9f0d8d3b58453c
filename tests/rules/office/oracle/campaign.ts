import { fieldsOf, type DatabaseWrite, type PlainFields } from '#protocol/office/database-writes.ts';
import type { Rules } from '#local/rules/rules.ts';
import { openOffice, ROLES, ROOT, SITE, type Role } from '#tests/rules/office/office-database.ts';
import { fillOffice } from '#tests/rules/office/office-world.ts';
import { DEEDS, type Deed } from './deeds.ts';
import type { World } from './model.ts';
import { consult } from './oracle.ts';
import { randomOf, type Random } from './random.ts';
import { sceneOf } from './scene.ts';
import { tampered } from './tampering.ts';

/** A commit that was tried, and what became of it. */
export interface Trial {
  role: Role;
  writes: readonly DatabaseWrite[];
  /** Whether a client of ours would send it. */
  isHonest: boolean;
  /** By the rules, and by the oracle. */
  isCommitted: boolean;
  isAllowed: boolean;
  before: World;
  after: World;
}

/** The filled office of the cases, in the oracle's values. */
export function filledWorld(): World {
  const world = new Map<string, PlainFields>();
  fillOffice({ put: (name, plain) => world.set(name, plain) });
  return world;
}

/** Who does what; one in four reaches for what is not for its role. */
const ABLE = { anybody: ROLES, office: ['staff', 'admin'], admin: ['admin'] } as const;

/** Who tries what next. */
function nextCommit(random: Random, world: World) {
  const kind = random.pick(['anybody', 'anybody', 'office', 'office', 'admin'] as const);
  const role = random.pick(random.chance(75) ? ABLE[kind] : ROLES);
  const scene = sceneOf(random, world, role);
  const honest = random.pick<Deed>(DEEDS[kind])(scene);
  const isHonest = random.chance(40);
  return { role, isHonest, writes: isHonest ? honest : tampered(scene, honest) };
}

/** An office at which one commit after the other is tried, each on what the rules let through before. */
export interface Campaign {
  next: () => Trial;
  /** Names of documents that do not stand in the database as the oracle has them; times aside. */
  differing: () => string[];
}

/** Opens a filled office under rules. `seed`: the same one tries the same commits. */
export function openCampaign(rules: Rules, seed: number): Campaign {
  // A millisecond a commit: two of one time could not be told apart.
  let time = Date.UTC(2030, 0, 1);
  const office = openOffice(rules, () => new Date(time));
  fillOffice(office);
  const random = randomOf(seed);
  let world = filledWorld();
  return {
    next: () => {
      const before = world;
      const commit = nextCommit(random, before);
      time += 1;
      const { isAllowed, after } = consult(before, commit.writes, commit.role, new Date(time));
      const isCommitted = office.commitAs(commit.role, commit.writes) === null;
      if (isCommitted) world = after;
      return { ...commit, isCommitted, isAllowed, before, after: world };
    },
    differing: () =>
      [...world].flatMap(([name, fields]) => {
        const stored = office.fields(name);
        const wanted = Object.entries(fieldsOf(fields));
        const isThere = stored && Object.keys(stored).length === wanted.length;
        const isOther = ([key, value]: (typeof wanted)[number]) =>
          !('timestampValue' in value) && JSON.stringify(stored?.[key]) !== JSON.stringify(value);
        return isThere && !wanted.some(isOther) ? [] : [name];
      }),
  };
}

/** A trial in one line a write, for whoever has to find the slip. */
export const tell = ({ role, writes }: Trial): string =>
  [role, ...writes.map((write) => JSON.stringify(write).replaceAll(`${SITE}/`, '').replaceAll(ROOT, ''))].join('\n  ');
