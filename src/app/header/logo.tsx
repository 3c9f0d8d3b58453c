import { logo } from 'virtual:logo';
import styles from './logo.module.css';

const HEIGHT_PX = 32;

/** The development's mark and name, one of them, or its own lettering, as its theme says. */
export function Logo({ name }: { name: string }) {
  const { kind, ratio } = logo;
  const isAlone = kind === 'mark' || kind === 'file';
  return (
    <span className={styles.logo}>
      {kind !== 'name' && (
        <img
          src={kind === 'file' ? '/logo.svg' : '/favicon.svg'}
          width={Math.round(HEIGHT_PX * (ratio || 1))}
          height={HEIGHT_PX}
          alt={isAlone ? name : ''}
        />
      )}
      {!isAlone && <span className={styles.name}>{name}</span>}
    </span>
  );
}
