import { complex } from '#content/complex.ts';
import { galleries } from '#content/galleries.ts';
import { shell } from '#content/shell.ts';
import { ComplexAccordion } from '#features/complex/complex-accordion.tsx';
import { HOME_TEXT } from '#text/pages/home.ts';
import layout from '#ui/style/layout.module.css';
import styles from './mobile.module.css';

/** The complex as phones see it on the home page. */
export function MobileComplex() {
  if (!complex) return null;
  return (
    <section data-below-fold="" aria-labelledby="home-complex" className={`${layout.mobileOnly} ${styles.mobile}`}>
      <div className={layout.page}>
        <h2 id="home-complex">{HOME_TEXT.complex}</h2>
      </div>
      <ComplexAccordion
        complex={complex}
        community={galleries?.[complex.community ?? ''] ?? null}
        notice={shell.pictureNotice}
        level={3}
      />
    </section>
  );
}
