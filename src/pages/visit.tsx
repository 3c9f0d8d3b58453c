import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { visits } from '#content/visits.ts';
import { DIRECTIONS_ANCHOR } from '#site/pages/anchors.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import { useInBrowser } from '#browser/in-browser.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import layout from '#ui/style/layout.module.css';
import type { PageProps } from './page-props.ts';

const VisitPass = lazy(async () => ({
  default: (await whenReachable(() => import('#features/visits/visit-pass.tsx'))).VisitPass,
}));

const home = pagePath(navigation, 'home');
const place = {
  name: facts.shortName,
  address: facts.modelHouse.address,
  hours: facts.modelHouse.hours,
  directions: home && `${hrefOf(home, facts.slug)}#${DIRECTIONS_ANCHOR}`,
};

/** The pass that the address names, which nobody guesses. */
export function Page({ page }: PageProps) {
  const { id = '' } = useParams();
  const isInBrowser = useInBrowser();
  return (
    <div className={layout.page}>
      <h1 className={layout.hidden}>{page.label}</h1>
      <Suspense fallback={null}>
        {isInBrowser && visits && <VisitPass key={id} site={facts.slug} token={id} place={place} visits={visits} />}
      </Suspense>
    </div>
  );
}
