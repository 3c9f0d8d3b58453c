import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { schedule } from '#content/schedule.ts';
import { SaleLine } from '#features/schedule/sale/sale-line.tsx';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import styles from './sale-state.module.css';

const path = pagePath(navigation, 'schedule');
const href = path && hrefOf(path, facts.slug);

/** The state of the sale: on wide screens over the strip's left end, on phones above the bar's buttons. */
export const SaleState = ({ place }: { place: 'strip' | 'bar' }) =>
  schedule && (
    <div className={styles[place]}>
      {/* A line above buttons is too low for a finger. */}
      <SaleLine schedule={schedule} href={place === 'strip' ? href : null} />
    </div>
  );
