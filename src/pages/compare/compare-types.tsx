import { Link } from 'react-router-dom';
import { textSizes, types as known, usual } from 'virtual:comparison';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { units } from '#content/units.ts';
import { FavouriteButton } from '#features/notebook/favourite-button.tsx';
import { Comparison } from '#features/plan-viewer/compare/comparison.tsx';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import type { Unit } from '#site/schema/units.ts';
import { inOrder, writeTypes } from '#site/units/comparison/asked-types.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { SHARE_TEXT } from '#text/share.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import { ShareButton } from '#ui/controls/share-button.tsx';

const hrefOfPage = (path: string | null) => path && hrefOf(path, facts.slug);
const my = hrefOfPage(pagePath(navigation, 'my'));
const compare = hrefOfPage(pagePath(navigation, 'compare'));
const planOf = (id: string) => hrefOfPage(pagePath(navigation, 'floor-plan', id));
const ids = known.map(({ id }) => id);

/** What a visitor does with a comparison: keeps it, and hands it on. */
function ComparisonActions({ types }: { types: readonly Pick<Unit, 'id' | 'label'>[] }) {
  const shown = types.map(({ id }) => id);
  const name = COMPARISON_TEXT.name(types.map(({ label }) => label));
  return (
    <>
      {my !== null && (
        <>
          <FavouriteButton kind="comparison" id={writeTypes(inOrder(shown, ids))} name={name} />
          <Link to={my}>{NOTEBOOK_TEXT.open}</Link>
        </>
      )}
      <ShareButton
        key={writeTypes(shown)}
        title={`${facts.shortName} ${name}`}
        words={SHARE_TEXT}
        // The types that are shown, also where the address names none.
        {...(compare !== null && { address: `${compare}?types=${writeTypes(shown)}` })}
      />
    </>
  );
}

/** The types side by side. */
export const CompareTypes = () => (
  <Comparison
    known={known}
    usual={usual}
    textSizes={textSizes}
    hrefOf={planOf}
    notice={units.notice}
    Actions={ComparisonActions}
  />
);
