import type { Thing } from '#editor/drawing/geometry/thing.ts';
import { SIDES } from '#editor/drawing/geometry/walls.ts';
import { PartForm } from '#editor/drawing/part-form.tsx';
import type { Plan } from '#site/schema/plans.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { SIDE_NAMES } from '#text/editor/plan-choices.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { RoomPieces, WallDoors } from './room-parts.tsx';
import { WallPanel } from './wall-panel.tsx';

interface ThingPanelProps {
  plan: Plan;
  unit: string;
  thing: Thing | undefined;
  chosen: string | null;
  choose: (id: string | null) => void;
}

/** Whether a thing is an entry of a list, which may be taken out: every home has its one entrance. */
const isInList = ({ kind, path }: Thing): boolean => kind !== 'wall' && typeof path.at(-1) === 'number';

/** Takes a thing out of the plan, as undo can bring it back. */
function TakeOut({ thing, choose }: { thing: Thing } & Pick<ThingPanelProps, 'choose'>) {
  const { edit } = useEditorForm();
  return (
    <button
      type="button"
      onClick={() => {
        choose(null);
        edit({ kind: 'remove', path: thing.path });
      }}
    >
      {DRAWING_TEXT.takeOut(thing.name)}
    </button>
  );
}

/** The walls of a room, to be chosen without hitting them. */
function RoomWalls({ room, chosen, choose }: { room: string } & Pick<ThingPanelProps, 'chosen' | 'choose'>) {
  return (
    <div className="picks" role="group" aria-label={DRAWING_TEXT.walls}>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={chosen === `${room}/${side}`}
          onClick={() => choose(`${room}/${side}`)}
        >
          {SIDE_NAMES[side]}
        </button>
      ))}
    </div>
  );
}

/** What is chosen, in numbers and choices; the home as a whole while nothing is. */
export function ThingPanel({ plan, unit, thing, chosen, choose }: ThingPanelProps) {
  if (!thing)
    return (
      <div className="panel">
        <h3>{DRAWING_TEXT.whole}</h3>
        {plan.standIn !== undefined && <PartForm path={[unit, 'standIn']} isFramed />}
        <PartForm key={unit} path={[unit, 'ceiling']} isFramed />
        <PartForm path={[unit, 'balcony']} isFramed />
        <PartForm path={[unit, 'escape']} isFramed />
      </div>
    );
  const isRoom = thing.kind === 'room' || thing.kind === 'wall';
  const [room = ''] = thing.id.split(/\/(?=\w+$)/);
  return (
    <div className="panel">
      <h3>{thing.name}</h3>
      {thing.kind !== 'room' && thing.moves === null && <p className="hint">{DRAWING_TEXT.fixedPlace}</p>}
      {isRoom && <p className="label">{DRAWING_TEXT.walls}</p>}
      {isRoom && <RoomWalls {...{ room, chosen, choose }} />}
      {thing.kind === 'wall' && thing.moves !== null && <WallPanel key={thing.id} {...{ plan, unit }} wall={thing} />}
      {thing.kind === 'wall' && <WallDoors {...{ plan, unit, choose }} chosen={thing.id} />}
      {thing.kind === 'room' && <RoomPieces {...{ plan, unit, choose }} chosen={thing.id} />}
      {thing.kind === 'room' && <p className="hint">{DRAWING_TEXT.roomHint}</p>}
      {thing.kind !== 'wall' && <PartForm key={thing.id} path={thing.path} areOpen />}
      {isInList(thing) && <TakeOut thing={thing} choose={choose} />}
    </div>
  );
}
