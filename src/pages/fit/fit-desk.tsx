import { Link } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { plans } from '#content/plans.ts';
import { KeepLayout } from '#features/notebook/keep-layout.tsx';
import { FitPlanner } from '#features/plan-viewer/fit/fit-planner.tsx';
import { PrintedLayout } from '#features/plan-viewer/fit/layouts/printed-layout.tsx';
import { hashOfCode } from '#site/furniture/layout-address.ts';
import { writeLayout } from '#site/furniture/layout-code.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import type { Unit } from '#site/schema/units.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { SHARE_TEXT } from '#text/share.ts';
import { Button } from '#ui/controls/button.tsx';
import { ShareButton } from '#ui/controls/share-button.tsx';
import styles from './fit-desk.module.css';

const hrefOfPage = (path: string | null) => path && hrefOf(path, facts.slug);
const my = hrefOfPage(pagePath(navigation, 'my'));

/** The planner of one type, with what keeps a layout, hands it on and prints it. */
export function FitDesk({ unit }: { unit: Pick<Unit, 'id' | 'label'> }) {
  const plan = plans[unit.id];
  const here = hrefOfPage(pagePath(navigation, 'fit', unit.id)) ?? '';
  if (!plan) return null;
  return (
    <FitPlanner unit={unit} plan={plan}>
      {(layout) => {
        const code = layout.pieces.length > 0 ? writeLayout(layout) : null;
        const hrefOfCode = (written: string) => here + hashOfCode(written);
        return (
          <>
            <section aria-labelledby="keep-layout" data-print="no" className={styles.keep}>
              <h2 id="keep-layout">{FIT_TEXT.keepTitle}</h2>
              <p>{FIT_TEXT.keepLead}</p>
              <div className={styles.actions}>
                <ShareButton
                  key={code}
                  title={`${facts.shortName} ${FIT_TEXT.title(unit.label)}`}
                  words={SHARE_TEXT}
                  address={code === null ? here : hrefOfCode(code)}
                />
                <Button look="light" onClick={() => window.print()}>
                  {FIT_TEXT.print}
                </Button>
              </div>
              {my !== null && (
                <>
                  <KeepLayout unit={unit.id} code={code} hrefOf={hrefOfCode} />
                  <Link to={my}>{NOTEBOOK_TEXT.open}</Link>
                </>
              )}
            </section>
            <PrintedLayout unit={unit} layout={layout} development={`${facts.name} ${facts.phone}`} />
          </>
        );
      }}
    </FitPlanner>
  );
}
