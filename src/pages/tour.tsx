import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { first, others, tour } from 'virtual:walks';
import { whenReachable } from '#browser/when-reachable.ts';
import { shell } from '#content/shell.ts';
import { units } from '#content/units.ts';
import { TourFrame } from '#features/tour/frame/tour-frame.tsx';
import { Walk } from '#features/tour/walk/walk.tsx';
import type { ShownTour } from '#site/tour/shown-tour.ts';
import { TOUR_TEXT } from '#text/pages/tour.ts';
import { WALK_PAGE_TEXT } from '#text/walk.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import styles from './tour.module.css';

type Tab = ShownTour['tabs'][number];

const labelOf = (unit: string) => units.units.find(({ id }) => id === unit)?.label ?? unit;

const tabs = tour?.tabs ?? [];
const unitsOf = (tab: Tab) => ('units' in tab ? tab.units : []);

/** The tab and the type that are shown; `?type=84A` of the address names the first of them. */
function useChoice() {
  const [tabId, setTab] = useState(tabs[0]?.id ?? '');
  const [unit, setUnit] = useState<string | null>(null);
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('type');
  useEffect(() => {
    const tab = tabs.find((one) => asked !== null && unitsOf(one).includes(asked));
    if (!tab) return;
    setTab(tab.id);
    setUnit(asked);
  }, [asked]);
  return { tabId, setTab, unit, setUnit };
}

/** The walk of a unit; until it has come, the one before it. */
function useChosenWalk(unit: string) {
  const [walk, setWalk] = useState(first);
  useEffect(() => {
    let isWanted = true;
    const load = others[unit];
    if (load) void whenReachable(load).then((module) => isWanted && setWalk(module.walk));
    else setWalk(first);
    return () => {
      isWanted = false;
    };
  }, [unit]);
  return walk;
}

interface WalksProps {
  tab: Tab & { units: unknown };
  /** The type that is chosen; null: the first. */
  unit: string | null;
  onUnit: (id: string) => void;
}

/**
 * A home of the tab that is chosen, and the choice between them where there are several: that then says whose it is. Who
 * started a walk before the one that the address names has come is taken into that one; another tab begins anew.
 */
function Walks({ tab, unit, onUnit }: WalksProps) {
  const ids = unitsOf(tab);
  const selected = ids.find((id) => id === unit) ?? ids[0] ?? '';
  const walk = useChosenWalk(selected);
  const [isOpen, setOpen] = useState(false);
  if (!tour || !walk) return null;
  const [isAlone, title] = [ids.length === 1, WALK_PAGE_TEXT.title(labelOf(walk.unit))];
  const shown = (
    <>
      {isAlone ? <SectionHead title={title} lead={tour.lead} /> : <h2 className={layout.hidden}>{title}</h2>}
      <div className={styles.frame}>
        <Walk
          key={walk.unit}
          walk={walk}
          label={labelOf(walk.unit)}
          hint={tour.hint}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
        />
      </div>
      {/* After the home: on a phone the button to go in is seen at once. */}
      {!isAlone && <p className={`${layout.lead} ${styles.lead}`}>{tour.lead}</p>}
      <p className={`${layout.note} ${styles.notice}`}>
        {walk.isPartial && `${WALK_PAGE_TEXT.partial} `}
        {shell.pictureNotice} {WALK_PAGE_TEXT.measure}
      </p>
    </>
  );
  if (isAlone) return shown;
  const types = ids.map((id) => ({ id, label: labelOf(id) }));
  const choose = (id: string) => {
    setOpen(false);
    onUnit(id);
  };
  return (
    <div className={styles.types}>
      <Tabs label={TOUR_TEXT.types} tabs={types} selected={selected} onSelect={choose}>
        {shown}
      </Tabs>
    </div>
  );
}

export function Page() {
  const { tabId, setTab, unit, setUnit } = useChoice();
  const tab = tabs.find(({ id }) => id === tabId);
  if (!tour || !tab) return <ComingSoon />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <Tabs label={TOUR_TEXT.tabs} tabs={tabs} selected={tabId} onSelect={setTab}>
        {'units' in tab ? (
          <Walks tab={tab} unit={unit} onUnit={setUnit} />
        ) : (
          <>
            <SectionHead title={tab.title} lead={tour.lead} />
            <div className={styles.frame}>
              <TourFrame key={tab.id} {...tab} hint={tour.hint} />
            </div>
            <p className={`${layout.note} ${styles.notice}`}>{shell.pictureNotice}</p>
          </>
        )}
      </Tabs>
    </div>
  );
}
