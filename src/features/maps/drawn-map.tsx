import { clsx } from 'clsx';
import type { ShownMap } from '#site/maps/shown-map.ts';
import { Figure } from '#ui/pictures/figure.tsx';
import { Labelled } from '#ui/blocks/labelled.tsx';
import styles from './drawn-map.module.css';
import { MapLabel } from './map-label.tsx';
import compass from './north.module.css';
import { ScaleBar } from './scale-bar.tsx';

interface DrawnMapProps {
  map: ShownMap;
  /** That it is a sketch. */
  notice: string;
  className?: string | undefined;
}

/** A location map's square: the drawing as a picture, its words and marks over it. */
export function DrawnMap({ map: { title, alt, km, labels, address }, notice, className }: DrawnMapProps) {
  return (
    <Figure notice={notice} className={className}>
      <Labelled
        label={title}
        className={clsx(styles.labels, compass.north)}
        picture={
          <img
            src={address}
            width="1000"
            height="1000"
            alt={alt}
            loading="lazy"
            decoding="async"
            className={styles.ground}
          />
        }
      >
        {labels.map((label) => (
          <MapLabel key={`${label.x} ${label.y}`} label={label} />
        ))}
        <ScaleBar km={km} />
      </Labelled>
    </Figure>
  );
}
