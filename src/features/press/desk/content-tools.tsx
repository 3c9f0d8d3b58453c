import { useState } from 'react';
import { flushSync } from 'react-dom';
import { MARK_TEXT } from '#text/press/marks.ts';
import { Button } from '#ui/controls/button.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureTool } from '#features/press/pictures/picture-tool.tsx';
import type { Pictures } from '#features/press/pictures/use-pictures.ts';
import { mayBeLink } from './text-marks.ts';
import type { Marks } from './use-marks.ts';
import form from '#ui/style/form.module.css';
import styles from './desk.module.css';

interface ContentToolsProps {
  marks: Marks;
  siteId: string;
  pictures: Pictures;
}

/** Buttons over the body that write its forms at the caret: on a phone nobody types brackets. */
export function ContentTools({ marks, siteId, pictures }: ContentToolsProps) {
  const [said, setSaid] = useState('');
  const [linked, setLinked] = useState<string | null>(null);
  const openLink = () => {
    const words = marks.words();
    setSaid(mayBeLink(words) ? '' : MARK_TEXT.notOneLine);
    if (mayBeLink(words)) setLinked(words);
  };
  return (
    <>
      <div role="group" aria-label={MARK_TEXT.tools} className={styles.tools}>
        <Button look="light" onClick={() => marks.list(false)}>
          {MARK_TEXT.list}
        </Button>
        <Button look="light" onClick={() => marks.list(true)}>
          {MARK_TEXT.numbered}
        </Button>
        <Button look="light" onClick={openLink}>
          {MARK_TEXT.link}
        </Button>
        <PictureTool
          siteId={siteId}
          pictures={pictures}
          onLine={marks.putLine}
          onNoStorage={() => setSaid(MARK_TEXT.noStorage)}
        />
        {linked !== null && (
          <LinkDialog
            words={linked}
            onLink={(link) => {
              // Under an open dialog nothing can be typed.
              flushSync(() => setLinked(null));
              marks.put(link);
            }}
            onClose={() => setLinked(null)}
          />
        )}
      </div>
      <p role="status" className={form.hint}>
        {said || pictures.status}
      </p>
    </>
  );
}
