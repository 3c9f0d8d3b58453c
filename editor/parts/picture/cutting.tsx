import { useId, type KeyboardEvent } from 'react';
import { moved, sized, widest, type Crop, type Size } from '#editor/model/pictures/crop.ts';
import type { NewPicture } from '#editor/model/pictures/new-picture.ts';
import type { PicturePlace } from '#editor/model/pictures/picture-places.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { pictureAddress } from '#editor/state/server.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { placed } from './placed.ts';
import { Sights, sightsOf } from './sights.tsx';
import { useDragging } from './use-dragging.ts';

interface CuttingProps {
  picture: NewPicture;
  place: PicturePlace | undefined;
  /** Pixels of the widest file. */
  shape: Size;
  change: (part: Crop) => void;
}

const WAYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Parts of the master's width. */
const [STEP, STRIDE] = [0.005, 0.05];

/** A new picture with the part of it that is cut out, to be moved and made larger. */
export function Cutting({ picture, place, shape, change }: CuttingProps) {
  const { rest } = useEditorForm();
  const id = useId();
  const master: Size = [picture.masterWidth, picture.masterHeight];
  const dragging = useDragging({ master, start: picture, change, rest });
  const walk = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = Math.max(1, Math.round(master[0] * (event.shiftKey ? STRIDE : STEP)));
    change(moved(master, picture, way[0] * step, way[1] * step));
  };
  const most = widest(master, shape);
  const own = picture.width / picture.height;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const isWhole = picture.width === master[0] && picture.height === master[1];
  return (
    <figure>
      <div className="seen cutting" ref={placed({ ratio: master[0] / master[1] })}>
        {/* The site beside asks for hundreds of files at once: the picture goes before them. */}
        <img src={pictureAddress(picture.master)} alt="" draggable={false} fetchPriority="high" />
        <button
          type="button"
          className="cut"
          aria-label={PICTURE_TEXT.cut}
          aria-describedby={`${id}-hint`}
          ref={placed({
            left: percent(picture.left, master[0]),
            top: percent(picture.top, master[1]),
            width: percent(picture.width, master[0]),
            height: percent(picture.height, master[1]),
          })}
          onKeyDown={walk}
          onBlur={rest}
          {...dragging}
        >
          <Sights place={place} own={own} />
        </button>
      </div>
      <figcaption className="hint" id={`${id}-hint`}>
        {PICTURE_TEXT.isNew(picture.width, picture.height)}. {isWhole ? PICTURE_TEXT.cutWhole : PICTURE_TEXT.cutHint}{' '}
        {place && sightsOf(place, own).length > 0 && PICTURE_TEXT.shown}
      </figcaption>
      {most > shape[0] && (
        <label className="larger">
          {PICTURE_TEXT.larger}
          <input
            type="range"
            min={shape[0]}
            max={most}
            value={picture.width}
            onChange={({ target }) => change(sized(master, shape, picture, Number(target.value)))}
            onPointerUp={rest}
            onBlur={rest}
          />
        </label>
      )}
    </figure>
  );
}
