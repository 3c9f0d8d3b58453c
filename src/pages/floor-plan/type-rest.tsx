import { Link } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { FavouriteButton } from '#features/notebook/favourite-button.tsx';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import type { Unit } from '#site/schema/units.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { SHARE_TEXT } from '#text/share.ts';
import { ShareButton } from '#ui/controls/share-button.tsx';
import { TypePlace } from './type-place.tsx';
import styles from './type-rest.module.css';

const my = pagePath(navigation, 'my');

/** Where a type's homes stand, and what a visitor does with a type: keeps it, and hands it on. */
export function TypeRest({ unit }: { unit: Pick<Unit, 'id' | 'label' | 'use' | 'forSale'> }) {
  return (
    <>
      <TypePlace unit={unit} />
      <div className={styles.actions}>
        {my !== null && unit.forSale && (
          <>
            <FavouriteButton kind="type" id={unit.id} name={unit.label} />
            <Link to={hrefOf(my, facts.slug)}>{NOTEBOOK_TEXT.open}</Link>
          </>
        )}
        <ShareButton title={`${facts.shortName} ${unit.label}`} words={SHARE_TEXT} />
      </div>
    </>
  );
}
