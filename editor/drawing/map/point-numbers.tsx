import { placesIn, withPlace } from '#editor/drawing/geometry/place-line.ts';
import type { MapLine } from '#editor/drawing/geometry/map-lines.ts';
import { labelOf } from '#editor/model/names.ts';
import { at } from '#editor/model/tree.ts';
import { useField } from '#editor/parts/use-field.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';

const KEYS = ['latitude', 'longitude'] as const;

/** What would make two numbers, or two places, of one. */
const SEPARATORS = /[\s,]/g;

/** Where a point of a line stands, to be typed; its line's own field below says what is wrong with it. */
export function PointNumbers({ line, index }: { line: MapLine; index: number }) {
  const { tree } = useEditorForm();
  const { control, set } = useField(line.text);
  const text = at(tree, line.text);
  const place = typeof text === 'string' ? placesIn(text)[index] : undefined;
  if (typeof text !== 'string' || place === undefined) return null;
  const [latitude = '', longitude = ''] = place.split(',');
  const numbers = [latitude, longitude];
  return (
    <div className="point-numbers">
      {KEYS.map((key, part) => (
        <div key={key} className="field">
          <label htmlFor={`point-${key}`}>{labelOf([key])}</label>
          <input
            {...control}
            id={`point-${key}`}
            className="number"
            inputMode="decimal"
            value={numbers[part] ?? ''}
            onChange={({ target }) => {
              const typed = target.value.replaceAll(SEPARATORS, '');
              set(withPlace(text, index, numbers.with(part, typed).join(',')));
            }}
          />
        </div>
      ))}
    </div>
  );
}
