import type { ShownMap } from '#site/maps/shown-map.ts';
import { Figure } from '#ui/pictures/figure.tsx';
import { Labelled } from '#ui/blocks/labelled.tsx';
import styles from './drawn-map.module.css';
import { MapLabel } from './map-label.tsx';

interface DrawnMapProps {
  map: ShownMap;
  /** That it is a sketch. */
  notice: string;
  className?: string | undefined;
}

/** A location map: the drawing as a picture, its words over it. */
export function DrawnMap({ map: { title, alt, size, labels, address }, notice, className }: DrawnMapProps) {
  const [width, height] = size;
  return (
    <Figure notice={notice} className={className}>
      <Labelled
        label={title}
        className={styles.labels}
        picture={<img src={address} width={width} height={height} alt={alt} loading="lazy" decoding="async" />}
      >
        {labels.map((label) => (
          <MapLabel key={`${label.x} ${label.y}`} label={label} />
        ))}
      </Labelled>
    </Figure>
  );
}
