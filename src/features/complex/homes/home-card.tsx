import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Homes } from '#site/schema/homes.ts';
import type { Unit } from '#site/schema/units.ts';
import { homeId, type Home } from '#site/units/home-id.ts';
import { neighboursOf } from '#site/units/home-neighbours.ts';
import { homeState } from '#site/units/home-state.ts';
import { unitNumber } from '#site/units/unit-number.ts';
import { formatDay } from '#text/dates.ts';
import { HOME_TEXT } from '#text/units/home.ts';
import { TOWERS_TEXT } from '#text/units/homes.ts';
import styles from './home-chooser.module.css';

interface HomeCardProps {
  home: Home;
  unit: Pick<Unit, 'label' | 'use'>;
  labelOf: (unit: string) => string;
  /** Null: nothing is said of any home's state. */
  homes: Homes | null;
  links: readonly { label: string; href: string }[];
  /** What can be done with it. */
  actions: ReactNode;
}

const SIDES = ['left', 'right', 'above', 'below'] as const;

/** A home's neighbours in words. */
const neighboursInWords = (home: Home, labelOf: (unit: string) => string) => {
  const neighbours = neighboursOf(home);
  return SIDES.map((side) => {
    const other = neighbours[side];
    if (!other) return HOME_TEXT.noNeighbour(HOME_TEXT.beside[side]);
    const name = `${HOME_TEXT.name('', unitNumber(other.floor, other.line.line)).trim()} ${labelOf(other.line.unit)}`;
    return HOME_TEXT.neighbour(HOME_TEXT.beside[side], name);
  });
};

/** What one home is: its type, floor, direction, state and neighbours, and where its plan and price stand. */
export function HomeCard({ home, unit, labelOf, homes, links, actions }: HomeCardProps) {
  const { tower, floor, line } = home;
  return (
    <div className={styles.card}>
      <h3 className={styles.name}>{HOME_TEXT.name(tower.name, unitNumber(floor, line.line))}</h3>
      <dl className={styles.facts}>
        <dt>{HOME_TEXT.type}</dt>
        <dd>{HOME_TEXT.typeAndUse(unit.label, TOWERS_TEXT.use[unit.use])}</dd>
        <dt>{HOME_TEXT.floorLabel}</dt>
        <dd>{HOME_TEXT.floorOf(floor, tower.lastFloor)}</dd>
        <dt>{HOME_TEXT.faces}</dt>
        <dd>{line.faces ?? HOME_TEXT.facesUnknown}</dd>
        {line.isMirrored && (
          <>
            <dt>{HOME_TEXT.plan}</dt>
            <dd>{HOME_TEXT.mirrored}</dd>
          </>
        )}
        {homes && (
          <>
            <dt>{HOME_TEXT.state}</dt>
            <dd>
              {HOME_TEXT.stateSince(
                HOME_TEXT.states[homeState(homes, homeId(tower.name, floor, line.line))],
                formatDay(homes.revised),
              )}
            </dd>
          </>
        )}
        <dt>{HOME_TEXT.neighbours}</dt>
        <dd>
          <ul>
            {neighboursInWords(home, labelOf).map((neighbour) => (
              <li key={neighbour}>{neighbour}</li>
            ))}
          </ul>
        </dd>
      </dl>
      <p className={styles.links}>
        {links.map(({ label, href }) => (
          <Link key={href} to={href}>
            {label}
          </Link>
        ))}
      </p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
