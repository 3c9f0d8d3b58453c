import styles from './install-steps.module.css';

/** The buttons that the visitor looks for, as the systems draw them. */
const ICONS = {
  share: 'M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2',
  plus: 'M5 4h14v16H5zM12 8.5v7M8.5 12h7',
  bars: 'M4 7h16M4 12h16M4 17h16',
  dots: 'M12 5v.01M12 12v.01M12 19v.01',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  out: 'M13 4h7v7M20 4l-9 9M18 14v6H4V6h6',
  copy: 'M9 8h11v13H9zM15 8V3H4v13h5',
} as const;

interface InstallStepsProps {
  steps: readonly { icon: keyof typeof ICONS; text: string }[];
}

/** Where to tap, one picture a step. */
export function InstallSteps({ steps }: InstallStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ icon, text }) => (
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
