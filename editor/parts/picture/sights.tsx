import type { PicturePlace, Sight } from '#editor/model/pictures/picture-places.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { placed } from './placed.ts';

/** The part of a picture that fills a box of another shape, in percent. */
function partOf({ shape, at = 50 }: Sight, own: number) {
  const [width, height] = shape > own ? [100, (100 * own) / shape] : [(100 * shape) / own, 100];
  return {
    left: `${(100 - width) / 2}%`,
    top: `${((100 - height) * at) / 100}%`,
    width: `${width}%`,
    height: `${height}%`,
  };
}

/** A box that shows nearly all of a picture needs no line. */
const NEARLY = 0.02;

/** What of a picture its page shows on a phone and on a computer, where that is not all of it. */
export function sightsOf({ phone, desktop }: PicturePlace, own: number): { label: string; sight: Sight }[] {
  const cuts = (sight: Sight | null | undefined): sight is Sight =>
    sight !== null && sight !== undefined && Math.abs(sight.shape / own - 1) > NEARLY;
  if (cuts(phone) && cuts(desktop) && phone.shape === desktop.shape)
    return [{ label: PICTURE_TEXT.both, sight: phone }];
  return [
    ...(cuts(phone) ? [{ label: PICTURE_TEXT.phone, sight: phone }] : []),
    ...(cuts(desktop) ? [{ label: PICTURE_TEXT.desktop, sight: desktop }] : []),
  ];
}

/** These parts, drawn over the picture. @param own its width by its height */
export function Sights({ place, own }: { place: PicturePlace | undefined; own: number }) {
  return (place ? sightsOf(place, own) : []).map(({ label, sight }, index) => (
    <span key={label} className="sight" data-second={index > 0 || undefined} ref={placed(partOf(sight, own))}>
      <span>{label}</span>
    </span>
  ));
}
