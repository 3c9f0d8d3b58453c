import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { MARK_TEXT } from '#text/press/marks.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { dataAddress } from './data-address.ts';
import { sizePicture, type SizedPicture } from './size-picture.ts';
import form from '#ui/style/form.module.css';
import styles from '#features/press/desk/desk.module.css';

interface PictureDialogProps {
  /** What was chosen or taken. */
  file: File;
  onPicture: (picture: SizedPicture, description: string) => void;
  onClose: () => void;
}

type Shown = SizedPicture & { address: string };

async function readPicture(file: File): Promise<Shown | 'unreadable'> {
  try {
    const picture = await sizePicture(file);
    return { ...picture, address: await dataAddress(picture.blob) };
  } catch {
    return 'unreadable';
  }
}

/** Sizes the chosen picture and shows it. @returns null: it is being read; `unreadable`: it is none */
function useSized(file: File) {
  const [sized, setSized] = useState<Shown | 'unreadable' | null>(null);
  useEffect(() => {
    let left = false;
    void readPicture(file).then((found) => !left && setSized(found));
    return () => {
      left = true;
    };
  }, [file]);
  return sized;
}

interface DescriptionFieldProps {
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
}

function DescriptionField({ value, onChange, onEnter }: DescriptionFieldProps) {
  const id = useId();
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {MARK_TEXT.description}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={200}
        aria-describedby={`${id}hint`}
        className={form.control}
        onKeyDown={enter}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}hint`} className={form.hint}>
        {MARK_TEXT.descriptionHint}
      </p>
    </div>
  );
}

/** Shows the sized picture and asks what is to be seen on it. It stands in the article's form, so that it is none of its own. */
export function PictureDialog({ file, onPicture, onClose }: PictureDialogProps) {
  const sized = useSized(file);
  const [description, setDescription] = useState('');
  const [problem, setProblem] = useState('');
  const put = () => {
    if (sized === null || sized === 'unreadable') return;
    if (description.trim() === '') return setProblem(MARK_TEXT.noDescription);
    onPicture(sized, description);
  };
  return (
    <Dialog title={MARK_TEXT.pictureTitle} closeLabel={MARK_TEXT.close} onClose={onClose}>
      <div className={form.form}>
        {sized === null && <p role="status">{MARK_TEXT.reading}</p>}
        {sized === 'unreadable' && (
          <p role="alert" className={form.problem}>
            {MARK_TEXT.unreadable}
          </p>
        )}
        {sized !== null && sized !== 'unreadable' && (
          <>
            <img src={sized.address} alt="" width={sized.width} height={sized.height} className={styles.chosen} />
            <p className={form.hint}>{MARK_TEXT.weight(Math.ceil(sized.blob.size / 1000))}</p>
            <DescriptionField value={description} onChange={setDescription} onEnter={put} />
            <p role="alert" className={form.problem}>
              {problem}
            </p>
          </>
        )}
        <div className={form.actions}>
          {sized !== 'unreadable' && (
            <Button aria-disabled={sized === null} onClick={put}>
              {MARK_TEXT.put}
            </Button>
          )}
          <Button look="light" onClick={onClose}>
            {MARK_TEXT.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
