import { complex } from '#content/complex.ts';
import { galleries } from '#content/galleries.ts';
import { shell } from '#content/shell.ts';
import { Buildings } from '#features/complex/towers/buildings.tsx';
import { ComplexAccordion } from '#features/complex/complex-accordion.tsx';
import { SitePlan } from '#features/complex/layout/site-plan.tsx';
import { SitePlanDrawing, SitePlanLegend } from '#features/complex/layout/site-plan-details.tsx';
import { SitePlanFrame } from '#features/complex/layout/site-plan-frame.tsx';
import { SpecialDesign } from '#features/complex/special-design.tsx';
import { COMPLEX_TEXT } from '#text/pages/complex.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layoutStyles from '#ui/style/layout.module.css';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import styles from './site-plan.module.css';

export function Page() {
  if (!complex) return <ComingSoon />;
  const { layout, specialDesign: designs } = complex;
  const details = { drawing: <SitePlanDrawing {...complex} />, legend: <SitePlanLegend {...complex} /> };
  const community = galleries?.[complex.community ?? ''] ?? null;
  return (
    <>
      <div className={`${layoutStyles.page} ${styles.wide}`}>
        <SectionHead title={layout.title} lead={layout.lead} />
        <SitePlan layout={layout} notice={shell.pictureNotice} sizes="(max-width: 1296px) 100vw, 1200px" {...details} />
        <Buildings layout={layout} />
        <SectionHead title={COMPLEX_TEXT.specialDesign} className={styles.second} />
        <SpecialDesign designs={designs} notice={shell.pictureNotice} />
      </div>
      <div className={`${layoutStyles.mobileOnly} ${styles.narrow}`}>
        <ComplexAccordion
          complex={complex}
          community={community}
          notice={shell.pictureNotice}
          details={{ ...details, frame: SitePlanFrame }}
          initial="layout"
          level={2}
        />
      </div>
    </>
  );
}
