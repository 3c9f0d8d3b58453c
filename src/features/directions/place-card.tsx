import { mapLinks } from '#site/directions/map-links.ts';
import type { DirectionsPlace } from '#site/schema/directions.ts';
import { DIRECTIONS_TEXT } from '#text/pages/directions.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { CopyText } from './copy-text.tsx';
import styles from './place-card.module.css';

/** A place: its address to take along, and the way to it in whichever map a phone has. */
export function PlaceCard({ place }: { place: DirectionsPlace }) {
  const { name, address, notes } = place;
  return (
    <section className={styles.card} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.address}>{address}</p>
      <CopyText text={address} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <ul data-print="no" className={styles.services}>
        {mapLinks(place).map(({ service, address: link }) => (
          <li key={service}>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              title={DIRECTIONS_TEXT.newWindow}
              className={buttonClass('light')}
              aria-label={DIRECTIONS_TEXT.openIn(name, DIRECTIONS_TEXT.services[service])}
            >
              {DIRECTIONS_TEXT.services[service]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
