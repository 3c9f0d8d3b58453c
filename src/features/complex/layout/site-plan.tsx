import { type ComponentType, Fragment, type ReactNode } from 'react';
import { COMPLEX_TEXT } from '#text/pages/complex.ts';
import type { Complex } from '#site/schema/complex.ts';
import { Figure } from '#ui/pictures/figure.tsx';
import { Labelled } from '#ui/blocks/labelled.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { NorthArrow } from './north-arrow.tsx';
import { PlaceLabel, TowerLabel } from './site-plan-labels.tsx';
import styles from './site-plan.module.css';

interface SitePlanProps {
  layout: Complex['layout'];
  /** The honest line under the picture. */
  notice: string;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  className?: string | undefined;
  /** More that is drawn over the picture, under the names. */
  drawing?: ReactNode;
  /** What the drawing's colours and signs mean. */
  legend?: ReactNode;
  /** What the picture stands in where it can be looked at closely. */
  frame?: ComponentType<{ children: ReactNode }>;
}

/** 단지배치도: the complex from above, with the names of its towers and places. */
export function SitePlan({
  layout: { picture, north, buildings, places },
  notice,
  sizes = '100vw',
  className,
  drawing,
  legend,
  frame: Frame = Fragment,
}: SitePlanProps) {
  return (
    <Figure notice={notice} className={className}>
      <Frame>
        <Labelled
          label={COMPLEX_TEXT.labels}
          className={styles.labels}
          picture={<Picture {...picture} sizes={sizes} />}
        >
          {drawing}
          <NorthArrow degrees={north} />
          {places.map(({ name, at }, index) => (
            <PlaceLabel key={name} number={index + 1} name={name} at={at} />
          ))}
          {buildings.map(({ name, at }) => (
            <TowerLabel key={name} name={name} at={at} />
          ))}
        </Labelled>
      </Frame>
      {legend}
      {places.length > 0 && (
        <ol className={styles.legend} aria-label={COMPLEX_TEXT.places}>
          {places.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </Figure>
  );
}
