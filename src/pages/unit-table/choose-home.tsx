import { Link } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { homes } from '#content/homes.ts';
import { navigation } from '#content/navigation.ts';
import { units } from '#content/units.ts';
import { HomeChooser } from '#features/complex/homes/home-chooser.tsx';
import { FavouriteButton } from '#features/notebook/favourite-button.tsx';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import type { Complex } from '#site/schema/complex.ts';
import type { Home } from '#site/units/home-id.ts';
import { unitNumber } from '#site/units/unit-number.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { SHARE_TEXT } from '#text/share.ts';
import { HOME_TEXT } from '#text/units/home.ts';
import { ShareButton } from '#ui/controls/share-button.tsx';

const hrefOfPage = (path: string | null) => path && hrefOf(path, facts.slug);
const price = hrefOfPage(pagePath(navigation, 'price'));
const my = hrefOfPage(pagePath(navigation, 'my'));
const nameOf = ({ tower, floor, line }: Home) => HOME_TEXT.name(tower.name, unitNumber(floor, line.line));

/** Where a home's plan and price stand, its type and floor chosen already. */
function linksOf({ floor, line: { unit } }: Home) {
  const plan = hrefOfPage(pagePath(navigation, 'floor-plan', unit));
  return [
    ...(plan ? [{ label: HOME_TEXT.seePlan, href: plan }] : []),
    ...(price ? [{ label: HOME_TEXT.seePrice, href: `${price}?type=${unit}&floor=${floor}` }] : []),
  ];
}

/** What a visitor does with a home: keeps it, and hands it on. */
function HomeActions({ home, id }: { home: Home; id: string }) {
  const name = nameOf(home);
  return (
    <>
      {my !== null && (
        <>
          <FavouriteButton kind="home" id={id} name={name} />
          <Link to={my}>{NOTEBOOK_TEXT.open}</Link>
        </>
      )}
      <ShareButton key={id} title={`${facts.shortName} ${name}`} words={SHARE_TEXT} />
    </>
  );
}

/** The towers, and one home among them: what it is, where it leads, to be kept and handed on. */
export function ChooseHome({ complex }: { complex: Complex }) {
  const inTowers = complex.towers.flatMap(({ lines }) => lines.map(({ unit }) => unit));
  const types = units.units
    .filter(({ id }) => inTowers.includes(id))
    .map(({ id, label, use }) => ({ id, label, use, href: hrefOfPage(pagePath(navigation, 'floor-plan', id)) }));
  return <HomeChooser complex={complex} units={types} homes={homes} linksOf={linksOf} Actions={HomeActions} />;
}
