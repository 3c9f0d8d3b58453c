import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Towers } from '#features/complex/towers/towers.tsx';
import { TowerBlocks } from '#features/complex/layout/tower-blocks.tsx';
import { typeColours } from '#features/complex/layout/type-colours.ts';
import type { Complex } from '#site/schema/complex.ts';
import type { Homes } from '#site/schema/homes.ts';
import type { Unit } from '#site/schema/units.ts';
import { findHome, homeId, type Home } from '#site/units/home-id.ts';
import { keyPlan } from '#site/units/key-plan.ts';
import { HOME_TEXT } from '#text/units/home.ts';
import { HomeCard } from './home-card.tsx';
import { chooseTower, chosenHome, choiceOfHome, NOTHING, type HomeChoice } from './home-choice.ts';
import styles from './home-chooser.module.css';
import { HomeSelects } from './home-selects.tsx';

type Type = Pick<Unit, 'id' | 'label' | 'use'> & { href: string | null };

interface HomeChooserProps {
  complex: Pick<Complex, 'layout' | 'towers'>;
  units: readonly Type[];
  homes: Homes | null;
  linksOf: (home: Home) => readonly { label: string; href: string }[];
  /** What can be done with a home. */
  Actions: ComponentType<{ home: Home; id: string }>;
}

const idOf = ({ tower, floor, line }: Home) => homeId(tower.name, floor, line.line);

/** The choice, which the address carries as `?home=101-1203` once it names a home. */
function useHomeChoice(towers: Complex['towers']) {
  const [choice, setChoice] = useState(NOTHING);
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const named = new URLSearchParams(search).get('home');
  useEffect(() => {
    const home = named === null ? null : findHome(towers, named);
    if (home) setChoice(choiceOfHome(home));
  }, [named, towers]);
  const choose = (next: HomeChoice) => {
    setChoice(next);
    const home = chosenHome(towers, next);
    const query = new URLSearchParams(search);
    if (home) query.set('home', idOf(home));
    else query.delete('home');
    if (query.get('home') === named) return;
    void navigate({ search: `${query}`, hash }, { replace: true, state: state as unknown, preventScrollReset: true });
  };
  return [choice, choose] as const;
}

/** A home by its tower, floor and line: by lists, on the plan of the development, or in the towers as they stand. */
export function HomeChooser({ complex, units, homes, linksOf, Actions }: HomeChooserProps) {
  const { towers } = complex;
  const [choice, choose] = useHomeChoice(towers);
  const home = chosenHome(towers, choice);
  const unit = units.find(({ id }) => id === home?.line.unit);
  const labelOf = (id: string) => units.find((one) => one.id === id)?.label ?? id;
  return (
    <>
      <section className={styles.chooser} aria-labelledby="choose-home">
        <div>
          <h2 id="choose-home" className={styles.heading}>
            {HOME_TEXT.heading}
          </h2>
          <p>{HOME_TEXT.lead}</p>
          <HomeSelects towers={towers} choice={choice} onChoose={choose} />
        </div>
        <div className={styles.map}>
          <TowerBlocks
            towers={keyPlan(complex, home?.line.unit ?? '')}
            north={complex.layout.north}
            colours={typeColours(towers)}
            isFound={({ name }) => name === choice.tower}
            isChosen={(tower, line) => tower === choice.tower && line === choice.line}
            onChoose={(tower, line) => choose({ ...chooseTower(towers, choice, tower), line })}
          />
        </div>
        <div role="status" className={styles.result}>
          {home && unit ? (
            <HomeCard
              home={home}
              unit={unit}
              labelOf={labelOf}
              homes={homes}
              links={linksOf(home)}
              actions={<Actions home={home} id={idOf(home)} />}
            />
          ) : (
            <p>{HOME_TEXT.incomplete}</p>
          )}
        </div>
      </section>
      <Towers towers={towers} units={units} home={home} onChoose={(one) => choose(choiceOfHome(one))} />
    </>
  );
}
