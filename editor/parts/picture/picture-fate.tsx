import { pictureFile } from '#editor/model/pictures/new-picture.ts';
import { Problems } from '#editor/parts/hints.tsx';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { SERVER_TEXT } from '#text/editor/server.ts';

/** That a picture was dropped in here and stands under another name now, which no field says. */
export const LostPicture = ({ bringBack }: { bringBack: (() => void) | null }) => (
  <p className="reminder">
    {PICTURE_TEXT.lost}{' '}
    {bringBack && (
      <button type="button" onClick={bringBack}>
        {PICTURE_TEXT.takeLost}
      </button>
    )}
  </p>
);

/** Why a new picture could not be saved, where that was tried, and the way to try it again. */
export function NotSaved({ name }: { name: string }) {
  const { pictures } = useEditorForm();
  const file = pictureFile(name);
  const problems = pictures.problems.filter((problem) => problem.file === file);
  if (problems.length === 0 && pictures.failure === null) return null;
  return (
    <div className="refused" role="alert">
      <p>{pictures.failure ?? PICTURE_TEXT.notSaved}</p>
      <Problems id={`${file}-problems`} problems={problems} />
      {pictures.retry && (
        <button type="button" onClick={pictures.retry}>
          {SERVER_TEXT.again}
        </button>
      )}
    </div>
  );
}
