import { thingAt, type Thing } from '#editor/drawing/geometry/thing.ts';

/** The things at which something is wrong, by their ids. */
export const wrongThings = (things: readonly Thing[], fields: Iterable<string>): ReadonlySet<string> =>
  new Set([...fields].flatMap((field) => thingAt(things, field)?.id ?? []));
