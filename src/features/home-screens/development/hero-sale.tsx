import { Link } from 'react-router-dom';
import shared from '#features/home-screens/home-screens.module.css';

interface HeroSaleProps {
  /** `1순위 접수 중` */
  state: string;
  /** What comes next, or another word for the schedule. */
  next: string;
  /** `D-12`; null: nothing is counted. */
  dDay: string | null;
  /** Of the schedule. */
  href: string;
}

/** Where the sale stands, above the button. It has two lines whatever they say, so nothing moves when they change. */
export const HeroSale = ({ state, next, dDay, href }: HeroSaleProps) => (
  <p className={shared.text}>
    <strong>{state}</strong>
    <br />
    <Link to={href}>{next}</Link>
    {dDay && (
      <>
        {' '}
        <strong>{dDay}</strong>
      </>
    )}
  </p>
);
