import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { ranges } from 'virtual:price-ranges';
import { sayWon } from '#text/money.ts';
import { TYPE_TEXT } from '#text/units/types.ts';
import styles from './price-line.module.css';

const priceText = ({ least, most, example }: (typeof ranges)[string]) =>
  TYPE_TEXT.price(sayWon(least), { isLeast: least < most, example });

/** What a home of the type costs, before everything else about it, with the way to what is to be paid when. */
export function PriceLine({ unit, href, className }: { unit: string; href: string; className: string | undefined }) {
  const range = ranges[unit];
  return (
    <p className={clsx(styles.price, className)}>
      {range && <strong>{priceText(range)}</strong>} <Link to={href}>{TYPE_TEXT.seePrice}</Link>
    </p>
  );
}
