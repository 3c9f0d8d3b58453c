import { Fragment, lazy, Suspense, useRef, type ReactNode } from 'react';
import { sections } from 'virtual:home-sections';
import { notice as planNotice, viewed } from 'virtual:viewed-units';
import { facts } from '#content/facts.ts';
import { home } from '#content/home.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { useWheelPaging } from '#features/home-paging/use-wheel-paging.ts';
import { BrandScreen } from '#features/home-screens/development/brand-screen.tsx';
import { DirectionsScreen } from '#features/home-screens/visit/directions-screen.tsx';
import { LivingScreen } from '#features/home-screens/homes/living-screen.tsx';
import { LocationScreen } from '#features/home-screens/development/location-screen.tsx';
import { PremiumCards } from '#features/home-screens/development/premium-cards.tsx';
import { UnitPlanScreen } from '#features/home-screens/homes/unit-plan-screen.tsx';
import { ScreenHeading } from '#features/home-screens/screen.tsx';
import { VisitScreen } from '#features/home-screens/visit/visit-screen.tsx';
import { LeadForm } from '#features/lead-forms/lead-form.tsx';
import { Invitation } from '#features/lead-forms/invitation.tsx';
import { PlanViewer } from '#features/plan-viewer/plan-viewer.tsx';
import { PopupButton } from '#features/popup/popup-button.tsx';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import type { HomeSection } from '#site/theme/sections.ts';
import { HOME_TEXT } from '#text/pages/home.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import { FirstScreen } from './home/first-screen.tsx';
import styles from './home.module.css';

const notice = shell.pictureNotice;

const href = (path: string) => hrefOf(path, facts.slug);
const pricePath = pagePath(navigation, 'price');
const prices = pricePath === null ? null : { href: href(pricePath), label: HOME_TEXT.prices };
const planHref = (id: string) => {
  const path = pagePath(navigation, 'floor-plan', id);
  return path && href(path);
};

// These do nothing by themselves, and wide screens never show the first two: their code and their content come after
// the page is taken over. Their HTML is there from the start.
const MobileOverview = lazy(() =>
  whenReachable(async () => ({ default: (await import('./home/mobile-overview.tsx')).MobileOverview })),
);
const MobileComplex = lazy(() =>
  whenReachable(async () => ({ default: (await import('./home/mobile-complex.tsx')).MobileComplex })),
);
const HomeMap = lazy(() => whenReachable(async () => ({ default: (await import('./home/home-map.tsx')).HomeMap })));

const SECTIONS: Readonly<Record<HomeSection, () => ReactNode>> = {
  location: () => (
    <LocationScreen
      location={home.location}
      notice={notice}
      action={<PopupButton popup="interest">{home.location.button}</PopupButton>}
    />
  ),
  brand: () => <BrandScreen brand={home.brand} hrefOf={href} notice={notice} />,
  premium: () => <PremiumCards premium={home.premium} hrefOf={href} notice={notice} more={HOME_TEXT.more} />,
  unitPlan: () => (
    <UnitPlanScreen unitPlan={home.unitPlan} hrefOf={href} prices={prices}>
      <PlanViewer units={viewed} hrefOf={planHref} notice={planNotice} />
    </UnitPlanScreen>
  ),
  living: () => <LivingScreen living={home.living} hrefOf={href} notice={notice} />,
};

/** Eight screens, one a wheel turn on wide windows; phones scroll, in an order of their own, with the complex and the overview between. */
export function Page() {
  const screens = useRef<HTMLDivElement>(null);
  useWheelPaging(screens);
  return (
    <div ref={screens} data-first-screen="" className={styles.screens}>
      <FirstScreen />
      {sections.map((section) => (
        <Fragment key={section}>{SECTIONS[section]()}</Fragment>
      ))}
      <Suspense>
        <MobileComplex />
      </Suspense>
      <Suspense>
        <MobileOverview />
      </Suspense>
      <VisitScreen
        visit={home.visit}
        notice={notice}
        heading={
          <Invitation form="visit" words={home.visit}>
            {({ title, text }) => <ScreenHeading eyebrow={home.visit.eyebrow} title={title} text={text} />}
          </Invitation>
        }
      >
        <LeadForm
          form="visit"
          lists={shell.formOptions}
          site={facts.slug}
          notice={shell.privacyNotice}
          requireConsent={facts.requireConsent === true}
          result="below"
          phone={facts.phone}
        />
      </VisitScreen>
      <DirectionsScreen
        directions={home.directions}
        map={
          <Suspense>
            <HomeMap />
          </Suspense>
        }
      />
    </div>
  );
}
