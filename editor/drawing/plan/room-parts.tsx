import { AddChoice } from '#editor/drawing/board/add-choice.tsx';
import { neighboursAt } from '#editor/drawing/geometry/new-door.ts';
import { FIXTURES, FURNITURE, type Item, type Plan, type Side } from '#site/schema/plans.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { PIECE_NAMES } from '#text/editor/plan-choices.ts';
import { chosenRoom, useAdding } from './use-adding.ts';

interface RoomPartsProps {
  plan: Plan;
  unit: string;
  /** A room or one of its walls. */
  chosen: string;
  choose: (id: string) => void;
}

const PIECES = [...FIXTURES, ...FURNITURE].map((kind) => [kind, PIECE_NAMES[kind] ?? kind] as const);

/** Puts a piece into the room that is chosen. */
export function RoomPieces({ plan, unit, chosen, choose }: RoomPartsProps) {
  const { addPiece } = useAdding(plan, unit, choose);
  const found = chosenRoom(plan, chosen);
  if (!found) return null;
  return (
    <AddChoice<Item['kind']>
      label={DRAWING_TEXT.addPiece}
      choices={PIECES}
      add={(kind) => addPiece(found.room, kind)}
    />
  );
}

/** Puts a door into the wall that is chosen: the rooms on both of its sides are known. */
export function WallDoors({ plan, unit, chosen, choose }: RoomPartsProps) {
  const { addDoor } = useAdding(plan, unit, choose);
  const found = chosenRoom(plan, chosen);
  if (!found) return null;
  const neighbours = neighboursAt(plan, found.list, found.index, chosen.split('/').at(-1) as Side);
  if (neighbours.length === 0) return <p className="hint">{DRAWING_TEXT.noDoor}</p>;
  return neighbours.map((neighbour) => (
    <button key={neighbour.name} type="button" className="add" onClick={() => addDoor(found.room, neighbour)}>
      {DRAWING_TEXT.addDoor(neighbour.name)}
    </button>
  ));
}
