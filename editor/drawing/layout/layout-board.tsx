import { Board } from '#editor/drawing/board/board.tsx';
import { ThingSelect } from '#editor/drawing/board/thing-select.tsx';
import type { Steps } from '#editor/drawing/board/use-gestures.ts';
import { useMovement } from '#editor/drawing/board/use-movement.ts';
import { PICTURE } from '#editor/drawing/geometry/layout-sheet.ts';
import { placedParts } from '#editor/drawing/geometry/layout-things.ts';
import { moveLayoutThing } from '#editor/drawing/geometry/move-layout.ts';
import type { Layout, Placed } from '#editor/drawing/geometry/placed.ts';
import { inLayers, ownerOf, type Thing } from '#editor/drawing/geometry/thing.ts';
import { PartForm } from '#editor/drawing/part-form.tsx';
import { ThingPart } from '#editor/drawing/thing-part.tsx';
import { wrongThings } from '#editor/drawing/wrong-things.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { SiteDrawing } from './site-drawing.tsx';
import { SitePicture } from './site-picture.tsx';

interface LayoutBoardProps {
  layout: Layout;
  placed: readonly Placed[];
  things: readonly Thing[];
  /** The layout that is drawn is the last that could be read. */
  isOld: boolean;
  chosen: string | null;
  choose: (id: string | null) => void;
}

/** A thousandth of the picture's width. */
const STEPS: Steps = { drag: 1, key: 1 };

/** Around the picture, so that a handle at its edge is seen whole. */
const MARGIN = 20;
const BOX = [-MARGIN, -MARGIN, PICTURE.width + 2 * MARGIN, PICTURE.height + 2 * MARGIN] as const;

/** The layout as its page shows it, with handles, and the numbers of what is chosen beside it. */
export function LayoutBoard({ layout, placed, things, isOld, chosen, choose }: LayoutBoardProps) {
  const { problems, tree, trees } = useEditorForm();
  const own = ownerOf(placed, chosen);
  const all = inLayers([...things, ...(own ? placedParts(own, tree) : [])]);
  const movement = useMovement(STEPS, (thing, by) => moveLayoutThing(placed, thing, by));
  const thing = all.find(({ id }) => id === chosen);
  return (
    <div className="drawn">
      <div className="drawing">
        <div className="drawing-tools">
          <ThingSelect things={all} nothing={DRAWING_TEXT.nothing} {...{ chosen, choose }} />
        </div>
        <Board
          label={layout.title}
          view={BOX}
          things={all}
          wrong={wrongThings(things, problems.keys())}
          {...{ chosen, choose, movement }}
        >
          <SitePicture name={layout.picture.name} trees={trees} />
          <SiteDrawing placed={placed} chosen={own} />
        </Board>
        <p className="hint">
          {DRAWING_TEXT.lead} {DRAWING_TEXT.turnHint}
        </p>
        {isOld && <p className="obstacle">{DRAWING_TEXT.undrawable}</p>}
      </div>
      <div className="panel">
        {thing ? (
          <ThingPart thing={thing} />
        ) : (
          <>
            <h3>{layout.title}</h3>
            <PartForm path={['layout', 'north']} isFramed />
          </>
        )}
      </div>
    </div>
  );
}
