import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Home } from '#site/schema/home.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Screen, ScreenHeading } from '#features/home-screens/screen.tsx';
import later from '#features/home-screens/later-screens.module.css';
import shared from '#features/home-screens/home-screens.module.css';

interface UnitPlanScreenProps {
  unitPlan: Home['unitPlan'];
  /** A page's address, as a link writes it. */
  hrefOf: (path: string) => string;
  /** The page of the prices, where there is one. */
  prices: { href: string; label: string } | null;
  /** The plan viewer. */
  children: ReactNode;
}

export function UnitPlanScreen({ unitPlan, hrefOf, prices, children }: UnitPlanScreenProps) {
  return (
    <Screen label={unitPlan.title}>
      <div className={`${shared.page} ${later.split} ${later.wide}`}>
        <div>
          <ScreenHeading {...unitPlan} />
          <div className={shared.actions}>
            {unitPlan.link && (
              <Link to={hrefOf(unitPlan.link.path)} className={buttonClass()}>
                {unitPlan.link.label}
              </Link>
            )}
            {prices && (
              <Link to={prices.href} className={buttonClass('light')}>
                {prices.label}
              </Link>
            )}
          </div>
        </div>
        <div>{children}</div>
      </div>
    </Screen>
  );
}
