import { absolute } from './head.ts';
import { addressOf, pagePath } from '#site/pages/routes.ts';
import type { Facts } from '#site/schema/facts.ts';
import type { Navigation } from '#site/schema/navigation.ts';
import type { Units } from '#site/schema/units.ts';

type Unit = Units['units'][number];

/** UN/CEFACT code of the square metre, which schema.org's sizes are given in. */
const SQUARE_METRE = 'MTK';

const squareMetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: SQUARE_METRE });

/** A Korean number as it is dialled from anywhere: 032-000-0000 is +82-32-000-0000. */
export const internationalPhone = (phone: string): string => phone.replace(/^0/, '+82-');

const idOf = (facts: Facts, name: string) => `${absolute(facts, '/')}#${name}`;

/** A home's plan (schema.org FloorPlan), with the address of its page if there is one; its size is the exclusive area. */
export const floorPlan = (facts: Facts, { label, structure, areasM2 }: Unit, path: string | null): object => ({
  '@type': 'FloorPlan',
  name: `${label} ${structure}`,
  ...(path === null ? {} : { url: absolute(facts, addressOf(path, facts.slug)) }),
  floorSize: squareMetres(areasM2.exclusive),
  isPlanForApartment: { '@id': idOf(facts, 'complex') },
});

/** The development and who answers for it (schema.org ApartmentComplex and Organization); plans only of what is sold. */
export function development(
  facts: Facts,
  { units, navigation }: { units: readonly Unit[]; navigation: Navigation },
  { description, image }: { description: string; image: string },
): object {
  const telephone = internationalPhone(facts.phone);
  const { apartments, officetels } = facts.scale;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': idOf(facts, 'organization'),
        name: facts.companies.businessName,
        url: absolute(facts, '/'),
        logo: absolute(facts, '/icon-512.png'),
        contactPoint: {
          '@type': 'ContactPoint',
          telephone,
          contactType: 'sales',
          areaServed: 'KR',
          availableLanguage: 'ko',
        },
      },
      {
        '@type': 'ApartmentComplex',
        '@id': idOf(facts, 'complex'),
        name: facts.name,
        alternateName: facts.englishName,
        description,
        url: absolute(facts, '/'),
        image,
        telephone,
        address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: facts.location.address },
        geo: {
          '@type': 'GeoCoordinates',
          latitude: facts.location.latitude,
          longitude: facts.location.longitude,
        },
        numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: apartments + officetels },
        accommodationFloorPlan: units
          .filter(({ forSale }) => forSale)
          .map((unit) => floorPlan(facts, unit, pagePath(navigation, 'floor-plan', unit.id))),
      },
    ],
  };
}
