import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pictureId, pictureLine } from '#site/press/article-picture.ts';
import { MARK_TEXT } from '#text/press/marks.ts';
import { Button } from '#ui/controls/button.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import type { SizedPicture } from './size-picture.ts';
import type { Pictures } from './use-pictures.ts';

interface PictureToolProps {
  siteId: string;
  pictures: Pictures;
  /** Writes the picture into the article. */
  onLine: (line: string) => void;
  /** Told when the project has nowhere to keep pictures. */
  onNoStorage: () => void;
}

/** Sixteen hexadecimal digits that nobody has had. */
const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Takes a picture from the phone's camera or album into the article. */
export function PictureTool({ siteId, pictures, onLine, onNoStorage }: PictureToolProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const put = ({ blob, width, height, kind }: SizedPicture, description: string) => {
    const id = pictureId(randomName(), width, height, kind);
    // Under an open dialog nothing can be typed.
    flushSync(() => setFile(null));
    onLine(pictureLine(description, id));
    void pictures.add({ id, siteId, blob });
  };
  return (
    <>
      <Button look="light" onClick={() => (__PRESS__.pictures ? input.current?.click() : onNoStorage())}>
        {MARK_TEXT.picture}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={MARK_TEXT.picture}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0] ?? null);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      {file && <PictureDialog file={file} onPicture={put} onClose={() => setFile(null)} />}
    </>
  );
}
