import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import { formatDay } from '#text/dates.ts';
import { wordsIn } from '#site/statement.ts';
import { READING_TEXT } from '#text/pages/reading.ts';
import type { ReadingSection as Section } from '#site/schema/parts/section.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { ReadingTable } from './reading-table.tsx';
import { Sentence } from './sentence.tsx';
import styles from './reading-section.module.css';

interface ReadingSectionProps {
  section: Section;
  /** Id of the heading's section, for tables of contents. */
  id?: string;
}

/** Its tables, in pairs where they are narrow. */
function Tables({ tables }: Pick<Section, 'tables'>) {
  const drawn = tables.map((table) => <ReadingTable key={table.caption} table={table} />);
  const areNarrow = tables.length > 1 && tables.every(({ head }) => head.length <= 2);
  return areNarrow ? <div className={styles.pairs}>{drawn}</div> : drawn;
}

/** A part of a long text: paragraphs, a list, tables, sources. */
export function ReadingSection({ section, id }: ReadingSectionProps) {
  const { title, paragraphs, items, ordered, tables, mayChange, use = 'apartment', sources } = section;
  const List = ordered ? 'ol' : 'ul';
  return (
    <section {...mark(BELOW_FOLD)} className={styles.section} id={id}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {mayChange && <Badge>{READING_TEXT.lookUp[use]}</Badge>}
      </div>
      <div className={styles.body}>
        {paragraphs.map((paragraph) => (
          <p key={wordsIn(paragraph)}>
            <Sentence statement={paragraph} />
          </p>
        ))}
        {items.length > 0 && (
          <List className={ordered ? styles.steps : styles.bullets}>
            {items.map((item) => (
              <li key={wordsIn(item)}>
                <Sentence statement={item} />
              </li>
            ))}
          </List>
        )}
        <Tables tables={tables} />
        {sources.length > 0 && (
          <p className={styles.sources}>
            {READING_TEXT.sources}:{' '}
            {sources.map(({ name, checked }) => `${name} (${READING_TEXT.checkedOn(formatDay(checked))})`).join(', ')}
          </p>
        )}
      </div>
    </section>
  );
}
