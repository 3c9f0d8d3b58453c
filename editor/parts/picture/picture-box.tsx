import { isNewPicture, isSavedPicture, isStandIn } from '#editor/model/pictures/new-picture.ts';
import type { Path } from '#editor/model/tree.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { Cutting } from './cutting.tsx';
import { DropBox } from './drop-box.tsx';
import { SavedView } from './saved-view.tsx';
import { LostPicture, NotSaved } from './picture-fate.tsx';
import { usePicture } from './use-picture.ts';

interface PictureBoxProps {
  path: Path;
  label: string;
  name: string;
}

/** The picture of a field as its page shows it, and where a new one is put. */
export function PictureBox({ path, label, name }: PictureBoxProps) {
  const picture = usePicture(path, name);
  const { tree, shape, place, uses } = picture;
  return (
    <DropBox
      label={PICTURE_TEXT.region(label)}
      accept="image/*"
      words={PICTURE_TEXT}
      take={(file) => void picture.take(file)}
      state={picture.state}
    >
      {isNewPicture(tree) && shape && <Cutting picture={tree} place={place} shape={shape.size} change={picture.cut} />}
      {isSavedPicture(tree) && <SavedView name={name} picture={tree} place={place} />}
      {isNewPicture(tree) && <NotSaved name={name} />}
      {picture.isLost && <LostPicture bringBack={picture.bringBack} />}
      {tree === undefined && !picture.isLost && <p className="hint">{PICTURE_TEXT.none}</p>}
      {isStandIn(tree) && <p className="reminder">{PICTURE_TEXT.standIn}</p>}
      {isNewPicture(tree) && <p className="reminder">{PICTURE_TEXT.checkAlt}</p>}
      {place?.phone === null && <p className="hint">{PICTURE_TEXT.notOnPhones}</p>}
      {place?.desktop === null && <p className="hint">{PICTURE_TEXT.notOnDesktops}</p>}
      {uses > 1 && <p className="hint">{PICTURE_TEXT.shared(uses)}</p>}
      {shape && <p className="hint">{PICTURE_TEXT.needed(...shape.size)}</p>}
    </DropBox>
  );
}
