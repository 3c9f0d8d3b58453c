import { logo } from 'virtual:logo';
import styles from './logo.module.css';

/** The development's mark and name, or one of them, as its theme says. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      {logo !== 'name' && <img src="/favicon.svg" width="32" height="32" alt={logo === 'mark' ? name : ''} />}
      {logo !== 'mark' && <span className={styles.name}>{name}</span>}
    </span>
  );
}
