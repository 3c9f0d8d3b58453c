import styles from './coming-soon.module.css';

/** What a page shows for which a development has no content yet. The spelling is as it was asked for (S-9). */
export function ComingSoon() {
  return (
    <div className={styles.frame}>
      <p className={styles.text}>COMEING SOON</p>
    </div>
  );
}
