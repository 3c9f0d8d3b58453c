interface Open {
  openings: readonly { from: string; to: string }[];
}

/** A room and those that lie open to it, over others too. */
export function openRooms({ openings }: Open, name: string): Set<string> {
  const rooms = new Set([name]);
  for (const room of rooms)
    for (const { from, to } of openings) {
      if (from === room) rooms.add(to);
      if (to === room) rooms.add(from);
    }
  return rooms;
}
