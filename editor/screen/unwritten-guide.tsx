import { useState } from 'react';
import { placeName } from '#editor/model/names.ts';
import { pathOf } from '#editor/model/problems.ts';
import type { Trees } from '#editor/model/tree.ts';
import { isToMake, type Unwritten } from '#editor/model/unwritten.ts';
import type { LeftToWrite } from '#editor/state/use-unwritten.ts';
import { LEFT_TEXT } from '#text/editor/left.ts';

interface UnwrittenGuideProps {
  left: LeftToWrite;
  /** What commands call the development. */
  site: string;
  trees: Trees;
  goTo: (file: string, field: string) => void;
}

/** That nothing is left, as far as it is known, and what comes next. */
function AllWritten({ certainty, site }: { certainty: LeftToWrite['certainty']; site: string }) {
  if (certainty !== 'judged') return <p className="unwritten">{LEFT_TEXT.nothingSeen[certainty]}</p>;
  return (
    <div className="unwritten all-written">
      <p>
        <strong>{LEFT_TEXT.allWritten}</strong> {LEFT_TEXT.tryFirst}
      </p>
      <code>{LEFT_TEXT.dryRun(site)}</code>
      <p>{LEFT_TEXT.publish}</p>
      <code>{LEFT_TEXT.deploy(site)}</code>
    </div>
  );
}

const isSame = (one: Unwritten, other: Unwritten | null) => one.file === other?.file && one.field === other.field;

/** How many places wait to be written, and the way to one after the other, with what a deploy says of it. */
export function UnwrittenGuide({ left: { places, certainty }, site, trees, goTo }: UnwrittenGuideProps) {
  const [last, setLast] = useState<Unwritten | null>(null);
  if (places.length === 0) return <AllWritten {...{ certainty, site }} />;
  const index = places.findIndex((place) => isSame(place, last));
  // Written meanwhile, it is in the list no more: the first of what is left comes next.
  const next = places[(index + 1) % places.length];
  const current = places[index];
  const toMake = places.filter(isToMake).length;
  return (
    <>
      <button
        type="button"
        className="unwritten"
        onClick={() => {
          if (!next) return;
          setLast(next);
          goTo(next.file, next.field);
        }}
      >
        <strong>{LEFT_TEXT.count(places.length)}</strong> {LEFT_TEXT.next}
      </button>
      {toMake > 0 && <p className="unwritten-kinds">{LEFT_TEXT.kinds(places.length - toMake, toMake)}</p>}
      {current && (
        <p className="unwritten-place" aria-live="polite">
          <strong>{placeName(current.file, pathOf(current.field), trees[current.file]).join(' › ')}</strong>{' '}
          {current.words}
        </p>
      )}
    </>
  );
}
