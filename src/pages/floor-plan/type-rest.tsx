import { Link } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { units } from '#content/units.ts';
import { FavouriteButton } from '#features/notebook/favourite-button.tsx';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import type { Unit } from '#site/schema/units.ts';
import { bestKnownTypes } from '#site/units/comparison/best-known.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { SHARE_TEXT } from '#text/share.ts';
import { TYPE_REST_TEXT } from '#text/units/type-rest.ts';
import { ShareButton } from '#ui/controls/share-button.tsx';
import { TypePlace } from './type-place.tsx';
import styles from './type-rest.module.css';

const my = pagePath(navigation, 'my');
const compare = pagePath(navigation, 'compare');

/** Where a type stands beside the best-known of the others. */
function CompareLink({ id }: { id: string }) {
  const other = units.units.find((unit) => unit.id === bestKnownTypes(units).find((known) => known !== id));
  if (compare === null || !other) return null;
  return (
    <Link to={`${hrefOf(compare, facts.slug)}?types=${id},${other.id}`}>{TYPE_REST_TEXT.compareWith(other.label)}</Link>
  );
}

/** Where a type's homes stand, and what a visitor does with a type: keeps it, and hands it on. */
export function TypeRest({ unit }: { unit: Pick<Unit, 'id' | 'label' | 'use' | 'forSale'> }) {
  return (
    <>
      <TypePlace unit={unit} />
      <div className={styles.actions}>
        {my !== null && unit.forSale && <FavouriteButton kind="type" id={unit.id} name={unit.label} />}
        <ShareButton title={`${facts.shortName} ${unit.label}`} words={SHARE_TEXT} />
        {unit.forSale && <CompareLink id={unit.id} />}
        {my !== null && unit.forSale && <Link to={hrefOf(my, facts.slug)}>{NOTEBOOK_TEXT.open}</Link>}
      </div>
    </>
  );
}
