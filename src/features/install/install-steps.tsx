import { steps } from '#text/install.ts';
import styles from './install-steps.module.css';

/** The buttons that the visitor looks for, as the systems draw them. */
const ICONS = {
  share: 'M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2',
  plus: 'M5 4h14v16H5zM12 8.5v7M8.5 12h7',
  bars: 'M4 7h16M4 12h16M4 17h16',
  dots: 'M12 5v.01M12 12v.01M12 19v.01',
  done: 'M5 12.5l4.5 4.5L19 7.5',
} as const;

/** Where to tap, one picture a step. */
export function InstallSteps({ way }: { way: keyof typeof steps }) {
  return (
    <ol className={styles.steps}>
      {steps[way].map(({ icon, text }) => (
        <li key={text}>
          <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" data-icon={icon}>
            <path d={ICONS[icon]} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
