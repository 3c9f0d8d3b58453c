import type { ReactNode } from 'react';
import type { Home } from '#site/schema/home.ts';
import { Illustration } from '#ui/pictures/illustration.tsx';
import { Screen } from '#features/home-screens/screen.tsx';
import later from '#features/home-screens/later-screens.module.css';
import shared from '#features/home-screens/home-screens.module.css';
import styles from './visit-screen.module.css';

interface VisitScreenProps {
  visit: Home['visit'];
  notice: string;
  heading: ReactNode;
  /** The inline visit form. */
  children: ReactNode;
}

/** The anchor that links to the form use. */
export const VISIT_FORM_ID = 'interestForm';

export function VisitScreen({ visit, notice, heading, children }: VisitScreenProps) {
  return (
    <Screen id={VISIT_FORM_ID} label={visit.title} className={later.last}>
      <div className={`${shared.page} ${later.split}`}>
        <div className={styles.side}>
          {heading}
          <Illustration
            picture={visit.picture}
            notice={notice}
            sizes="(max-width: 900px) 100vw, 40vw"
            className={styles.picture}
          />
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </Screen>
  );
}
