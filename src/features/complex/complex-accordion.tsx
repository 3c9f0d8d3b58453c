import type { ComponentProps } from 'react';
import { COMPLEX_TEXT } from '#text/pages/complex.ts';
import type { Complex } from '#site/schema/complex.ts';
import type { Galleries } from '#site/schema/galleries.ts';
import { Accordion } from '#ui/blocks/accordion.tsx';
import { Illustration } from '#ui/pictures/illustration.tsx';
import layoutStyles from '#ui/style/layout.module.css';
import { Buildings } from '#features/complex/towers/buildings.tsx';
import styles from './complex-accordion.module.css';
import { SitePlan } from '#features/complex/layout/site-plan.tsx';
import { SpecialDesign } from './special-design.tsx';

interface ComplexAccordionProps {
  complex: Pick<Complex, 'banner' | 'layout' | 'specialDesign'>;
  /** The gallery of community facilities; null leaves the part out. */
  community: Galleries[string] | null;
  /** The honest line under the pictures. */
  notice: string;
  /** What is drawn over the site plan beside the names, the key to it, and how it is looked at closely. */
  details?: Pick<ComponentProps<typeof SitePlan>, 'drawing' | 'legend' | 'frame'>;
  /** Part that is open at first. */
  initial?: 'layout' | 'design' | 'community';
  /** Heading level of the parts' names. */
  level: 2 | 3;
}

/** The complex guide of the mobile layout: a banner, then layout, special design and community. */
export function ComplexAccordion({ complex, community, notice, details, initial, level }: ComplexAccordionProps) {
  const { banner, layout, specialDesign: designs } = complex;
  const items = [
    {
      key: 'layout',
      label: COMPLEX_TEXT.layout,
      content: (
        <>
          <p className={styles.lead}>{layout.lead}</p>
          <SitePlan layout={layout} notice={notice} className={styles.plan} {...details} />
          <Buildings layout={layout} />
        </>
      ),
    },
    { key: 'design', label: COMPLEX_TEXT.specialDesign, content: <SpecialDesign designs={designs} notice={notice} /> },
    ...(community
      ? [{ key: 'community', label: COMPLEX_TEXT.community, content: <Community {...community} notice={notice} /> }]
      : []),
  ];
  return (
    <>
      <Illustration picture={banner} notice={notice} className={styles.banner} />
      <div className={layoutStyles.page}>
        <Accordion items={items} level={level} {...(initial === undefined ? {} : { initial })} />
      </div>
    </>
  );
}

function Community({ cards, notes, notice }: Galleries[string] & { notice: string }) {
  return (
    <>
      <ul className={styles.cards}>
        {cards.map(({ title, text, picture }) => (
          <li key={title}>
            <Illustration picture={picture} notice={notice} className={styles.card} />
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={layoutStyles.note}>
          {note}
        </p>
      ))}
    </>
  );
}
