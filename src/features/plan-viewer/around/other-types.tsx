import { Link } from 'react-router-dom';
import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import { TYPE_TEXT } from '#text/units/types.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import styles from './other-types.module.css';

interface LinkTo {
  /** As a link writes it. */
  href: string;
  label: string;
}

interface OtherTypesProps {
  /** The types beside this one; null: it is the first, or the last. */
  before: LinkTo | null;
  after: LinkTo | null;
  /** Plans that the section's menu does not name. */
  types: readonly LinkTo[];
  /** Other ways to see the same home; the first two are those that most should go. */
  links: readonly LinkTo[];
}

const WAYS = [buttonClass(), buttonClass('light')];

/** Where to go from a plan. */
export function OtherTypes({ before, after, types, links }: OtherTypesProps) {
  return (
    <div data-print="no" {...mark(BELOW_FOLD)} className={styles.box}>
      <nav aria-label={TYPE_TEXT.neighbours} className={styles.neighbours}>
        {before && (
          <Link to={before.href}>
            <span>{TYPE_TEXT.before}</span> {before.label}
          </Link>
        )}
        {after && (
          <Link to={after.href} className={styles.after}>
            <span>{TYPE_TEXT.after}</span> {after.label}
          </Link>
        )}
      </nav>
      {types.length > 0 && (
        <nav aria-label={TYPE_TEXT.others} className={styles.types}>
          <h3 className={styles.title}>{TYPE_TEXT.others}</h3>
          <ul className={styles.row}>
            {types.map(({ href, label }) => (
              <li key={href}>
                <Link to={href} aria-label={TYPE_TEXT.seePlan(label)} className={buttonClass('light')}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className={styles.links}>
        {links.map(({ href, label }, index) => (
          <li key={href}>
            <Link to={href} className={WAYS[index]}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
