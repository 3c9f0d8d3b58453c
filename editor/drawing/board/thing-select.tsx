import type { Thing } from '#editor/drawing/geometry/thing.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';

interface ThingSelectProps {
  things: readonly Thing[];
  chosen: string | null;
  choose: (id: string | null) => void;
  /** What stands there while nothing is chosen. */
  nothing: string;
}

/** Everything of a drawing by its name, for whoever cannot see it, or cannot hit it. */
export function ThingSelect({ things, chosen, choose, nothing }: ThingSelectProps) {
  return (
    <label className="things">
      {DRAWING_TEXT.choose}
      <select value={chosen ?? ''} onChange={({ target }) => choose(target.value || null)}>
        <option value="">{nothing}</option>
        {things.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
