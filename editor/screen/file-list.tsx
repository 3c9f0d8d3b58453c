import { fileName } from '#editor/model/names.ts';
import { inOrder } from '#editor/model/page-of.ts';
import type { Trees } from '#editor/model/tree.ts';
import type { LeftToWrite } from '#editor/state/use-unwritten.ts';
import { UnwrittenGuide } from './unwritten-guide.tsx';
import { EDITOR_TEXT } from '#text/editor/words.ts';

interface FileListProps {
  files: readonly string[];
  /** Not there, and can be begun. */
  missing: readonly string[];
  current: string;
  changed: ReadonlySet<string>;
  wrong: ReadonlySet<string>;
  /** What commands call the development. */
  site: string;
  trees: Trees;
  left: LeftToWrite;
  choose: (file: string, field?: string) => void;
}

/** Where the list is a strip, the chosen file may lie beyond its edge. */
const comeIntoSight = (button: HTMLButtonElement | null) =>
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** What can be changed, by the names that staff know; with a mark at what is changed, or wrong. */
export function FileList({ files, missing, current, changed, wrong, choose, ...of }: FileListProps) {
  const list = (names: readonly string[]) => (
    <ul>
      {inOrder(names).map((file) => (
        <li key={file}>
          <button
            type="button"
            aria-current={file === current ? 'true' : undefined}
            ref={file === current ? comeIntoSight : null}
            onClick={() => choose(file)}
          >
            {fileName(file)}
            {wrong.has(file) && <span className="mark wrong">{EDITOR_TEXT.isWrong}</span>}
            {changed.has(file) && !wrong.has(file) && <span className="mark">{EDITOR_TEXT.isChanged}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="files" aria-label={EDITOR_TEXT.files}>
      <UnwrittenGuide {...of} goTo={choose} />
      {list(files)}
      {missing.length > 0 && (
        <section className="missing" aria-labelledby="missing-title">
          <h2 id="missing-title">{EDITOR_TEXT.missing}</h2>
          {list(missing)}
        </section>
      )}
    </nav>
  );
}
