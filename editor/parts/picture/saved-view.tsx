import type { PicturePlace } from '#editor/model/pictures/picture-places.ts';
import type { SavedPicture } from '#editor/model/pictures/new-picture.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { placed } from './placed.ts';
import { Sights, sightsOf } from './sights.tsx';

interface SavedViewProps {
  name: string;
  picture: SavedPicture;
  place: PicturePlace | undefined;
}

/** Wide enough for the form. */
const SEEN_WIDTH = 640;

/** The picture that is there, and what its page shows of it. */
export function SavedView({ name, picture: { hash, width, height, widths }, place }: SavedViewProps) {
  const seen = widths.find((candidate) => candidate >= SEEN_WIDTH) ?? widths.at(-1) ?? width;
  const own = width / height;
  return (
    <figure>
      <div className="seen" ref={placed({ ratio: own })}>
        <img src={`/images/${name}-${hash}-${seen}.webp`} alt="" fetchPriority="high" />
        <Sights place={place} own={own} />
      </div>
      <figcaption className="hint">
        {PICTURE_TEXT.size(width, height)} {place && sightsOf(place, own).length > 0 && PICTURE_TEXT.shown}
      </figcaption>
    </figure>
  );
}
