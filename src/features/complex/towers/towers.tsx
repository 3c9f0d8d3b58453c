import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { countHomes, countUses, type HomeCount } from '#site/units/home-counts.ts';
import type { Home } from '#site/units/home-id.ts';
import { typeColours } from '#features/complex/layout/type-colours.ts';
import type { Complex } from '#site/schema/complex.ts';
import type { Unit } from '#site/schema/units.ts';
import { TOWERS_TEXT } from '#text/units/homes.ts';
import { Later } from '#ui/later.tsx';
import { Choice } from './choice.tsx';
import tableStyles from './tower-table.module.css';
import { TowerTable } from './tower-table.tsx';
import styles from './towers.module.css';

const ALL = 'all';

/** `href` where the type has a page: its address, as a link writes it. */
type Type = Pick<Unit, 'id' | 'label' | 'use'> & { href: string | null };

interface TowersProps {
  towers: Complex['towers'];
  /** The towers' types. */
  units: readonly Type[];
  /** The home that is chosen; null: none is. */
  home: Home | null;
  onChoose: (home: Home) => void;
}

/** Every use with its homes, in words. */
const usesOf = (counts: readonly HomeCount<Type>[]) =>
  countUses(counts).map(({ use, total }) => `${TOWERS_TEXT.use[use]} ${TOWERS_TEXT.homes(total, use)}`);

/** 동·호수 배치도: every home of every tower; one type can be made to stand out. Phones show one tower at a time. */
export function Towers({ towers, units, home, onChoose }: TowersProps) {
  const [shown, setShown] = useState(towers[0]?.name ?? '');
  const chosenTower = home?.tower.name;
  useEffect(() => {
    if (chosenTower !== undefined) setShown(chosenTower);
  }, [chosenTower]);
  const [type, setType] = useState(ALL);
  const counts = countHomes(towers, units);
  const colours = typeColours(towers);
  const chosen = counts.find(({ unit }) => unit.id === type);
  return (
    <>
      <div className={styles.filters}>
        <Choice
          legend={TOWERS_TEXT.type}
          chosen={type}
          onChoose={setType}
          options={[
            { value: ALL, label: TOWERS_TEXT.allTypes },
            ...counts.map(({ unit: { id, label, use }, total }) => ({
              value: id,
              label,
              detail: TOWERS_TEXT.homes(total, use),
              mark: <span className={clsx(tableStyles.swatch, colours.get(id))} />,
            })),
          ]}
        />
        <Choice
          legend={TOWERS_TEXT.tower}
          chosen={shown}
          onChoose={setShown}
          options={towers.map(({ name }) => ({ value: name, label: name }))}
          className={styles.choice}
        />
        <Summary counts={counts} chosen={chosen} />
      </div>
      <div className={styles.towers}>
        <Later>
          {towers.map((tower) => (
            <TowerSection
              key={tower.name}
              tower={tower}
              units={units}
              colours={colours}
              isShown={tower.name === shown}
              type={chosen?.unit.id ?? null}
              home={home?.tower.name === tower.name ? home : null}
              onChoose={onChoose}
            />
          ))}
        </Later>
      </div>
    </>
  );
}

interface TowerSectionProps extends Pick<TowersProps, 'units' | 'home' | 'onChoose'> {
  tower: Complex['towers'][number];
  colours: ReturnType<typeof typeColours>;
  /** Whether phones show it. */
  isShown: boolean;
  /** Id of the type that stands out; null: all do. */
  type: string | null;
}

/** One tower under its name, with its homes counted. */
function TowerSection({ tower, units, colours, isShown, type, home, onChoose }: TowerSectionProps) {
  return (
    <section aria-label={tower.name} data-shown={isShown} className={styles.tower}>
      <div className={styles.head}>
        <h3 className={styles.name}>{tower.name}</h3>
        <p className={styles.homes}>{usesOf(countHomes([tower], units)).join(', ')}</p>
      </div>
      <TowerTable
        tower={tower}
        units={units}
        colours={colours}
        chosen={type}
        home={home && { floor: home.floor, line: home.line.line }}
        onChoose={({ floor, line: name }) => {
          const line = tower.lines.find((one) => one.line === name);
          if (line) onChoose({ tower, floor, line });
        }}
      />
    </section>
  );
}

/** How many homes stand out, where they are, and the way to their plan. */
function Summary({ counts, chosen }: { counts: readonly HomeCount<Type>[]; chosen: HomeCount<Type> | undefined }) {
  if (!chosen)
    return (
      <p role="status" className={styles.summary}>
        {TOWERS_TEXT.allHomes(usesOf(counts))}
      </p>
    );
  const { label, use, href } = chosen.unit;
  const inTowers = chosen.inTowers.map(({ tower, homes }) => `${tower} ${TOWERS_TEXT.homes(homes, use)}`);
  return (
    <p role="status" className={styles.summary}>
      {TOWERS_TEXT.homesOfOne(label, TOWERS_TEXT.homes(chosen.total, use), inTowers)}
      {href && <Link to={href}>{TOWERS_TEXT.seePlan(label)}</Link>}
    </p>
  );
}
