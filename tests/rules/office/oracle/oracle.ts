import type { DatabaseWrite } from '#protocol/office/database-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { ROOT, SLUG, UID, type Role } from '#tests/rules/office/office-database.ts';
import { judgeCounters } from './judge-counters.ts';
import { judgeLead, judgeNote, judgeRefusal } from './judge-leads.ts';
import { judgeLog } from './judge-log.ts';
import { judgeBooking, judgeMove, judgeSlot } from './judge-visits.ts';
import { play, type Played, type World } from './model.ts';
import type { Judge } from './sight.ts';

/** Another development of the same database. */
export const OTHER_SLUG = '다른현장';

const SITES: Readonly<Record<Role, readonly string[]>> = {
  visitor: [],
  stranger: [],
  'other staff': [OTHER_SLUG],
  staff: [SLUG],
  admin: [SLUG, OTHER_SLUG],
};

const JUDGES: Readonly<Record<string, Judge>> = {
  [OFFICE.leads]: judgeLead,
  [OFFICE.log]: judgeLog,
  [OFFICE.slots]: judgeSlot,
  [OFFICE.moves]: judgeMove,
  [OFFICE.bookings]: judgeBooking,
  [OFFICE.refusals]: judgeRefusal,
};

/** An office's document by its name; null: it is in none, or in no collection that is known. */
function placeOf(name: string) {
  const [sites, site, collection, id, ...rest] = name.slice(ROOT.length + 1).split('/');
  if (sites !== 'sites' || !site || !collection || !id) return null;
  const isNote = collection === OFFICE.leads && rest.length === 2 && rest[0] === OFFICE.notes;
  const judge = isNote ? judgeNote : JUDGES[collection];
  return judge && (isNote || rest.length === 0) ? { site, collection, id, judge } : null;
}

/** The ids of one collection that a commit writes to. */
const written = (places: readonly { collection: string; id: string }[], ...of: string[]) =>
  new Set(places.filter(({ collection }) => of.includes(collection)).map(({ id }) => id));

function isAllowed(before: World, { steps, after, isMet }: Played, role: Role, now: Date): boolean {
  const places = steps.map(({ name }) => placeOf(name));
  if (!isMet || places.includes(null)) return false;
  const known = places.filter((place) => place !== null);
  const eyesOf = (site: string) => ({
    now,
    was: (collection: string, id: string) => before.get(`${ROOT}/sites/${site}/${collection}/${id}`),
    becomes: (collection: string, id: string) => after.get(`${ROOT}/sites/${site}/${collection}/${id}`),
  });
  const areSteps = known.every(({ site, id, judge }, index) => {
    const isOffice = SITES[role].includes(site);
    return judge({ ...eyesOf(site), ...steps[index]!, id, uid: UID[role], isAdmin: role === 'admin', isOffice });
  });
  const areCounters = [...new Set(known.map(({ site }) => site))].every((site) => {
    const here = known.filter((place) => place.site === site);
    const touched = { bookings: written(here, OFFICE.bookings), slots: written(here, OFFICE.slots, OFFICE.moves) };
    return judgeCounters(eyesOf(site), touched, written(here, OFFICE.moves));
  });
  return areSteps && areCounters;
}

/**
 * What the office's design promises of a commit: who may do what, told a second time and apart from the rules' text, so
 * that a slip in either is seen. `now`: the commit's time.
 * @returns whether it is allowed, and the world after it if so
 */
export function consult(before: World, writes: readonly DatabaseWrite[], role: Role, now: Date) {
  const played = play(before, writes, now);
  return { isAllowed: isAllowed(before, played, role, now), after: played.after };
}
