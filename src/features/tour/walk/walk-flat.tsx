import type { ShownPoint } from '#site/tour/shown-walk.ts';
import { WALK_TEXT } from '#text/walk.ts';
import { flatAddress } from './flat-address.ts';
import styles from './walk-view.module.css';

/** A panorama as a long picture that can be pushed to the sides. */
export const WalkFlat = ({ point }: { point: ShownPoint }) => (
  <div role="region" tabIndex={0} aria-label={WALK_TEXT.view(point.name)} className={styles.flat}>
    <picture key={point.id}>
      <source type="image/avif" srcSet={flatAddress(point, 'avif')} />
      <img src={flatAddress(point, 'webp')} alt={point.picture.alt} width={2} height={1} />
    </picture>
  </div>
);
