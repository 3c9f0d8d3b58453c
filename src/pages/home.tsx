import { useRef } from 'react';
import { complex } from '#content/complex.ts';
import { facts } from '#content/facts.ts';
import { galleries } from '#content/galleries.ts';
import { home } from '#content/home.ts';
import { maps } from '#content/maps.ts';
import { overview } from '#content/overview.ts';
import { premium } from '#content/premium.ts';
import { shell } from '#content/shell.ts';
import { units } from '#content/units.ts';
import { ComplexAccordion } from '#features/complex/complex-accordion.tsx';
import { useWheelPaging } from '#features/home-paging/use-wheel-paging.ts';
import { BrandScreen } from '#features/home-screens/brand-screen.tsx';
import { DirectionsScreen } from '#features/home-screens/directions-screen.tsx';
import { HeroScreen } from '#features/home-screens/hero-screen.tsx';
import { LivingScreen } from '#features/home-screens/living-screen.tsx';
import { LocationScreen } from '#features/home-screens/location-screen.tsx';
import { PremiumCards } from '#features/home-screens/premium-cards.tsx';
import { UnitPlanScreen } from '#features/home-screens/unit-plan-screen.tsx';
import { VisitScreen } from '#features/home-screens/visit-screen.tsx';
import { LeadForm } from '#features/lead-forms/lead-form.tsx';
import { factRows } from '#features/overview/fact-rows.ts';
import { OverviewAccordion } from '#features/overview/overview-accordion.tsx';
import { PlanViewer } from '#features/plan-viewer/plan-viewer.tsx';
import { PopupButton } from '#features/popup/popup-button.tsx';
import { PremiumBoxes } from '#features/premium-boxes/premium-boxes.tsx';
import { Slider } from '#features/slider/slider.tsx';
import { HOME_TEXT } from '#text/home.ts';
import { premiumSlides } from '#text/pages.ts';
import layout from '#ui/layout.module.css';
import styles from './home.module.css';

const notice = shell.pictureNotice;
const viewed = units.viewer.flatMap((id) => units.units.find((unit) => unit.id === id) ?? []);

/** What phones show besides: the overview and the complex as accordions, the premium boxes. */
function MobileOverview() {
  if (!overview) return null;
  return (
    <section aria-labelledby="home-overview" className={`${layout.mobileOnly} ${styles.mobile}`}>
      <div className={layout.page}>
        <h2 id="home-overview">{HOME_TEXT.overview}</h2>
        <OverviewAccordion
          rows={[...factRows(facts), ...overview.rows]}
          notes={overview.notes}
          maps={maps}
          premium={premium && <Slider label={premiumSlides} slides={premium.slides} notice={notice} />}
        />
      </div>
    </section>
  );
}

function MobileComplex() {
  if (!complex) return null;
  return (
    <section aria-labelledby="home-complex" className={`${layout.mobileOnly} ${styles.mobile}`}>
      <div className={layout.page}>
        <h2 id="home-complex">{HOME_TEXT.complex}</h2>
      </div>
      <ComplexAccordion complex={complex} community={galleries?.['/ComplexGuide/community'] ?? null} notice={notice} />
    </section>
  );
}

/** Eight screens, one a wheel turn on wide windows; phones scroll, and see the overview and the complex between. */
export function Page() {
  const screens = useRef<HTMLDivElement>(null);
  useWheelPaging(screens);
  return (
    <div ref={screens}>
      <HeroScreen
        hero={home.hero}
        notice={notice}
        action={
          <PopupButton popup="interest" look="on-picture">
            {home.hero.button}
          </PopupButton>
        }
      />
      <LocationScreen
        location={home.location}
        notice={notice}
        action={<PopupButton popup="interest">{home.location.button}</PopupButton>}
      />
      <MobileOverview />
      <BrandScreen brand={home.brand} notice={notice} />
      <PremiumCards premium={home.premium} notice={notice} more={HOME_TEXT.more} />
      {premium && (
        <div className={`${layout.mobileOnly} ${layout.page} ${styles.boxes}`}>
          <PremiumBoxes boxes={premium.boxes} notice={notice} />
        </div>
      )}
      <UnitPlanScreen unitPlan={home.unitPlan}>
        <PlanViewer units={viewed} notice={units.notice} />
      </UnitPlanScreen>
      <MobileComplex />
      <LivingScreen living={home.living} notice={notice} />
      <VisitScreen visit={home.visit} notice={notice}>
        <LeadForm
          form="visit"
          notice={shell.privacyNotice}
          requireConsent={facts.requireConsent === true}
          result="below"
        />
      </VisitScreen>
      <DirectionsScreen directions={home.directions} maps={maps} />
    </div>
  );
}
