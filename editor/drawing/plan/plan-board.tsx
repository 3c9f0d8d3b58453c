import { useMemo, useState } from 'react';
import { Board, Ground } from '#editor/drawing/board/board.tsx';
import { Choices } from '#editor/drawing/board/choices.tsx';
import { Obstacle } from '#editor/drawing/board/obstacle.tsx';
import { ThingSelect } from '#editor/drawing/board/thing-select.tsx';
import { useDrawn } from '#editor/drawing/board/use-drawn.ts';
import type { Steps } from '#editor/drawing/board/use-gestures.ts';
import { useMovement } from '#editor/drawing/board/use-movement.ts';
import { wrongThings } from '#editor/drawing/wrong-things.ts';
import { movePlanThing } from '#editor/drawing/geometry/move-plan.ts';
import { inLayers } from '#editor/drawing/geometry/thing.ts';
import { asWritten } from '#editor/drawing/geometry/written.ts';
import { planThings, wallThings } from '#editor/drawing/geometry/plan-things.ts';
import type { DrawRequest } from '#editor/model/messages.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import type { Variant } from '#site/plan/spaces.ts';
import type { Plan } from '#site/schema/plans.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { USUAL_ROOMS } from '#editor/drawing/geometry/usual-rooms.ts';
import { chosenRoom, useAdding } from './use-adding.ts';
import { AddChoice } from '#editor/drawing/board/add-choice.tsx';
import { Areas } from './areas.tsx';
import { PlanProblems } from './plan-problems.tsx';
import { ThingPanel } from './thing-panel.tsx';

interface PlanBoardProps {
  plan: Plan;
  unit: string;
  /** The plan that is drawn is the last that could be read. */
  isOld: boolean;
  chosen: string | null;
  choose: (id: string | null) => void;
}

/** Millimetres: walls stand on a grid of 50, an arrow key is finer. */
const STEPS: Steps = { drag: 50, key: 10 };

const VARIANTS = [
  ['extended', DRAWING_TEXT.extended],
  ['basic', DRAWING_TEXT.basic],
] as const;

/** The walls of the room that is chosen, or of which a wall is. */
function wallsOf(plan: Plan, unit: string, chosen: string | null) {
  const found = chosenRoom(plan, chosen);
  return found ? wallThings(plan, unit, found.list, found.index) : [];
}

const ROOMS = USUAL_ROOMS.map(({ name }) => [name, name] as const);

/** A plan as its page draws it, with handles, and the numbers of what is chosen beside it. */
export function PlanBoard({ plan, unit, isOld, chosen, choose }: PlanBoardProps) {
  const { problems, tree, trees } = useEditorForm();
  const [variant, setVariant] = useState<Variant>('extended');
  const asked = useMemo((): DrawRequest => ({ kind: 'plan', plan, variant }), [plan, variant]);
  const drawing = useDrawn(asked, variant);
  const { drawn } = drawing;
  const things = useMemo(() => planThings(plan, unit, variant), [plan, unit, variant]);
  const all = inLayers(asWritten([...things, ...wallsOf(plan, unit, chosen)], plan, tree));
  const other = variant === 'extended' ? 'basic' : 'extended';
  // Chosen by a problem that lies in the other variant alone.
  const isElsewhere = chosen !== null && !all.some(({ id }) => id === chosen);
  if (isElsewhere && planThings(plan, unit, other).some(({ id }) => id === chosen)) setVariant(other);
  const { addRoom } = useAdding(plan, unit, choose);
  const addRoomCalled = (name: string) => {
    const begun = USUAL_ROOMS.find((room) => room.name === name);
    if (begun) addRoom(begun, chosenRoom(plan, chosen)?.room);
  };
  const movement = useMovement(STEPS, (thing, by) => movePlanThing(plan, unit, thing, by));
  return (
    <div className="drawn">
      <div className="drawing">
        <div className="drawing-tools">
          {plan.balcony && (
            <Choices
              label={DRAWING_TEXT.variants}
              choices={VARIANTS}
              chosen={variant}
              choose={(wanted) => {
                choose(null);
                setVariant(wanted);
              }}
            />
          )}
          <AddChoice label={DRAWING_TEXT.addRoom} choices={ROOMS} add={addRoomCalled} />
          <ThingSelect things={all} nothing={DRAWING_TEXT.nothing} {...{ chosen, choose }} />
        </div>
        <Areas plan={plan} units={trees['units']} unit={unit} />
        {drawn && (
          <Board
            label={DRAWING_TEXT.plan(unit)}
            view={drawn.box}
            things={all}
            wrong={wrongThings(things, problems.keys())}
            {...{ chosen, choose, movement }}
          >
            <Ground markup={drawn.markup} />
          </Board>
        )}
        <Obstacle {...{ drawing, isOld }} />
        <PlanProblems {...{ unit, things, choose }} />
        <p className="hint">{DRAWING_TEXT.lead}</p>
      </div>
      <ThingPanel thing={all.find(({ id }) => id === chosen)} {...{ plan, unit, chosen, choose }} />
    </div>
  );
}
