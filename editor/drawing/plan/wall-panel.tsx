import { useRef, useState } from 'react';
import type { Thing } from '#editor/drawing/geometry/thing.ts';
import { moveWall } from '#editor/drawing/geometry/move-plan.ts';
import { endsAt, type RoomList } from '#editor/drawing/geometry/walls.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import type { Plan, Side } from '#site/schema/plans.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';

interface WallPanelProps {
  plan: Plan;
  unit: string;
  wall: Thing;
}

/** Where a wall stands, to be typed, and which rooms it makes larger or smaller. */
export function WallPanel({ plan, unit, wall }: WallPanelProps) {
  const { move, rest } = useEditorForm();
  const [, list, index] = wall.path as [string, RoomList, number];
  const side = wall.id.split('/').at(-1) as Side;
  const ends = endsAt(plan, list, index, side);
  const line = ends[0]?.edge.line ?? 0;
  const begun = useRef({ plan, line });
  // What is typed stays as it is typed, though no wall can stand at `3` on the way to `3600`.
  const [typed, setTyped] = useState<string | null>(null);
  const rooms = ends.map((end) => plan[end.list][end.index]?.name);
  return (
    <div className="field">
      <label htmlFor="wall-at">{DRAWING_TEXT.wallAt(side === 'north' || side === 'south' ? 'y' : 'x')}</label>
      <input
        id="wall-at"
        className="number"
        inputMode="numeric"
        value={typed ?? String(line)}
        aria-describedby="wall-hint"
        onFocus={() => {
          rest();
          begun.current = { plan, line };
        }}
        onBlur={() => {
          rest();
          setTyped(null);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          // An emptied field takes back what was typed in it before.
          const wanted = target.value === '' ? begun.current.line : Number(target.value);
          if (!Number.isInteger(wanted)) return;
          const by = wanted - begun.current.line;
          move(wall.id, moveWall(begun.current.plan, unit, list, index, side, by));
        }}
      />
      <p className="hint" id="wall-hint">
        {DRAWING_TEXT.wallHint} {DRAWING_TEXT.wallRooms} {[...new Set(rooms)].join(', ')}
      </p>
    </div>
  );
}
