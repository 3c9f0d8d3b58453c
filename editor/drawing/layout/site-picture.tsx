import { PICTURE } from '#editor/drawing/geometry/layout-sheet.ts';
import { isNewPicture, isSavedPicture, pictureFile } from '#editor/model/pictures/new-picture.ts';
import type { Trees } from '#editor/model/tree.ts';
import { pictureAddress } from '#editor/state/server.ts';

/** The layout's picture, as it is cut where it is new; an empty sheet where there is none. */
export function SitePicture({ name, trees }: { name: string; trees: Trees }) {
  const picture = trees[pictureFile(name)];
  if (isNewPicture(picture)) {
    const { master, masterWidth, masterHeight, left, top, width, height } = picture;
    return (
      <svg {...PICTURE} viewBox={`${left} ${top} ${width} ${height}`} preserveAspectRatio="none">
        <image href={pictureAddress(master)} width={masterWidth} height={masterHeight} />
      </svg>
    );
  }
  if (!isSavedPicture(picture)) return <rect {...PICTURE} className="no-picture" />;
  const { hash, width, widths } = picture;
  const address = `/images/${name}-${hash}-${widths.at(-1) ?? width}.webp`;
  return <image href={address} {...PICTURE} preserveAspectRatio="none" />;
}
