import { useParams } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { visits } from '#content/visits.ts';
import { DIRECTIONS_ANCHOR } from '#site/pages/anchors.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import { LatePart } from '#ui/late-part.tsx';
import layout from '#ui/style/layout.module.css';
import type { PageProps } from './page-props.ts';
import styles from './visit.module.css';

const loadPass = async () => (await import('#features/visits/visit-pass.tsx')).VisitPass;

const way = pagePath(navigation, 'directions');
const home = pagePath(navigation, 'home');
const place = {
  name: facts.shortName,
  address: facts.modelHouse.address,
  hours: facts.modelHouse.hours,
  directions: way ? hrefOf(way, facts.slug) : home && `${hrefOf(home, facts.slug)}#${DIRECTIONS_ANCHOR}`,
};

/** The pass that the address names, which nobody guesses. */
export function Page({ page }: PageProps) {
  const { id = '' } = useParams();
  return (
    <div className={layout.page}>
      <h1 className={styles.title}>{page.label}</h1>
      {visits && <LatePart key={id} load={loadPass} props={{ site: facts.slug, token: id, place, visits }} />}
    </div>
  );
}
