import { newDoor, type Neighbour } from '#editor/drawing/geometry/new-door.ts';
import { listOf, newPiece } from '#editor/drawing/geometry/new-piece.ts';
import { newRoom, type RoomBegun } from '#editor/drawing/geometry/new-room.ts';
import type { RoomList } from '#editor/drawing/geometry/walls.ts';
import { fieldName } from '#editor/model/problems.ts';
import type { Tree } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import type { Item, KeptBalcony, Plan, Room } from '#site/schema/plans.ts';

type Lists = 'rooms' | 'doors' | 'fixtures' | 'furniture';

/** The room that is chosen, or of which a wall is. */
export function chosenRoom(
  plan: Plan,
  chosen: string | null,
): { list: RoomList; index: number; room: Room | KeptBalcony } | null {
  const [, list, index] = /\.(rooms|kept)\[(\d+)\](?:\/\w+)?$/.exec(chosen ?? '') ?? [];
  const room = list === undefined ? undefined : plan[list as RoomList][Number(index)];
  return room ? { list: list as RoomList, index: Number(index), room } : null;
}

/** Adds to a plan what its drawing can place: each is one step back, and is chosen at once, to be moved. */
export function useAdding(plan: Plan, unit: string, choose: (id: string) => void) {
  const { edit, rest } = useEditorForm();
  const insert = (list: Lists, value: object) => {
    const path = [unit, list, plan[list].length];
    rest();
    edit({ kind: 'insert', path, value: value as Tree });
    choose(fieldName(path));
  };
  return {
    addRoom: (begun: RoomBegun, beside: Room | KeptBalcony | undefined) =>
      insert('rooms', newRoom(plan, begun, beside)),
    addDoor: (from: Room | KeptBalcony, to: Neighbour) => insert('doors', newDoor(plan, from, to)),
    addPiece: (room: Room | KeptBalcony, kind: Item['kind']) => insert(listOf(kind), newPiece(plan, room, kind)),
  };
}
