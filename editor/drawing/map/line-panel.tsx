import { PartForm } from '#editor/drawing/part-form.tsx';
import {
  addPoint,
  canRemovePoint,
  chosenPoint,
  isLineWritten,
  leastPoints,
  pointId,
  removePoint,
} from '#editor/drawing/geometry/line-points.ts';
import type { MapLine } from '#editor/drawing/geometry/map-lines.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { PointNumbers } from './point-numbers.tsx';

interface LinePanelProps {
  line: MapLine;
  chosen: string | null;
  choose: (id: string | null) => void;
}

/** The points of a line, to be chosen without hitting them. */
function Points({ line, chosen, choose }: LinePanelProps) {
  return (
    <div className="picks" role="group" aria-label={DRAWING_TEXT.points}>
      {line.points.map((_, index) => {
        const id = pointId(line, index);
        return (
          <button
            key={id}
            type="button"
            aria-label={DRAWING_TEXT.point(line.name, index + 1)}
            aria-pressed={chosen === id}
            onClick={() => choose(id)}
          >
            {index + 1}
          </button>
        );
      })}
    </div>
  );
}

/** Another point after the chosen one, or one less. */
function PointTools({ line, index, choose }: { line: MapLine; index: number } & Pick<LinePanelProps, 'choose'>) {
  const { tree, edit, rest } = useEditorForm();
  const canRemove = canRemovePoint(line, tree);
  const change = (edits: ReturnType<typeof addPoint>, next: number) => {
    rest();
    for (const made of edits) edit(made);
    rest();
    choose(pointId(line, next));
  };
  return (
    <>
      <div className="point-tools">
        <button type="button" onClick={() => change(addPoint(line, tree, index), index + 1)}>
          {DRAWING_TEXT.addPoint}
        </button>
        <button
          type="button"
          disabled={!canRemove}
          onClick={() => change(removePoint(line, tree, index), Math.min(index, line.points.length - 2))}
        >
          {DRAWING_TEXT.removePoint}
        </button>
      </div>
      {!canRemove && <p className="hint">{DRAWING_TEXT.fewPoints(leastPoints(line))}</p>}
    </>
  );
}

/** A line or an area: its points, the numbers of the chosen one, and what else is said of it. */
export function LinePanel({ line, chosen, choose }: LinePanelProps) {
  const { tree } = useEditorForm();
  const index = chosenPoint(line, chosen);
  const isWritten = isLineWritten(line, tree);
  return (
    <>
      <h3>{line.name}</h3>
      <p className="label">{DRAWING_TEXT.points}</p>
      <Points {...{ line, chosen, choose }} />
      <p className="hint">{isWritten ? DRAWING_TEXT.pointsHint : DRAWING_TEXT.fixedPlace}</p>
      {index !== null && isWritten && (
        <section className="point" aria-label={DRAWING_TEXT.point(line.name, index + 1)}>
          <PointNumbers key={index} line={line} index={index} />
          <PointTools {...{ line, index, choose }} />
        </section>
      )}
      <PartForm key={line.id} path={line.path} areOpen />
    </>
  );
}
