import { useState } from 'react';
import type { Unwritten } from '#editor/model/unwritten.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';

interface UnwrittenGuideProps {
  places: readonly Unwritten[];
  goTo: (file: string, field: string) => void;
}

/** How many places wait to be written, and the way to one after the other; of what no form holds, that it is looked at elsewhere. */
export function UnwrittenGuide({ places, goTo }: UnwrittenGuideProps) {
  const [last, setLast] = useState<Unwritten | null>(null);
  if (places.length === 0) return <p className="unwritten">{EDITOR_TEXT.allWritten}</p>;
  const index = places.findIndex(({ file, field }) => file === last?.file && field === last.field);
  // Written meanwhile, it is in the list no more: the first of what is left comes next.
  const next = places[(index + 1) % places.length];
  return (
    <button
      type="button"
      className="unwritten"
      onClick={() => {
        if (!next) return;
        setLast(next);
        goTo(next.file, next.field);
      }}
    >
      <strong>{EDITOR_TEXT.unwritten(places.length)}</strong> {EDITOR_TEXT.nextUnwritten}
    </button>
  );
}
