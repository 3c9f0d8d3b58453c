import { premium } from '#content/premium.ts';
import { shell } from '#content/shell.ts';
import { PremiumBoxes } from '#features/premium-boxes/premium-boxes.tsx';
import { Slider } from '#features/slider/slider.tsx';
import { premiumBoxes } from '#text/headings.ts';
import { premiumSlides } from '#text/pages.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import styles from './premium.module.css';

export function Page() {
  if (!premium) return <ComingSoon />;
  const { title, lead, slides, boxes } = premium;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={title} lead={lead} />
      <Slider label={premiumSlides} slides={slides} notice={shell.pictureNotice} />
      <section className={styles.boxes}>
        <SectionHead title={premiumBoxes} />
        <PremiumBoxes boxes={boxes} notice={shell.pictureNotice} />
      </section>
    </div>
  );
}
