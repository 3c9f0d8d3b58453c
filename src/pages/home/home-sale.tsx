import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { schedule } from '#content/schedule.ts';
import { HeroSale } from '#features/home-screens/development/hero-sale.tsx';
import { saleLines } from '#features/schedule/sale/sale-lines.ts';
import { useToday } from '#features/schedule/use-today.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import { SALE_TEXT } from '#text/sale.ts';

const path = pagePath(navigation, 'schedule');

/** Where the sale stands, on the home page's first screen. */
export function HomeSale() {
  const today = useToday();
  const lines = schedule && saleLines(schedule, today);
  if (!lines || path === null) return null;
  return <HeroSale {...lines} next={lines.next ?? SALE_TEXT.seeSchedule} href={hrefOf(path, facts.slug)} />;
}
