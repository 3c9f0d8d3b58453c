const PYEONG_PER_M2 = 0.3025;

/** The nearest with so many decimals, a half up. By its decimal notation: 5.635 as a binary number is a little less. */
const rounded = (value: number, digits: number) => Math.round(Number(`${value}e${digits}`)) / 10 ** digits;

/** Thousands apart, as Koreans write figures. Without Intl: a slow phone takes 20 to 70 ms to make its first format. */
const decimals = (least: number, most: number) => (value: number) => {
  const [whole = '', fraction = ''] = rounded(value, most).toFixed(most).split('.');
  const needed = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (needed && `.${needed}`);
};
const asGiven = decimals(2, 4);
const exact = decimals(4, 4);
const two = decimals(2, 2);
const one = decimals(1, 2);
const whole = decimals(0, 0);

/** As the fact is written, at least two decimals: 8,155.20 and 94,114.8939 */
export const formatArea = (m2: number) => asGiven(m2);

/** Four decimals, as announcements list a unit's areas: 59.9400 */
export const formatUnitArea = (m2: number) => exact(m2);

/** 59.94 m² as 18.13 */
export const formatPyeong = (m2: number) => two(m2 * PYEONG_PER_M2);

/** 4200 as 4,200 */
export const formatMillimetres = (mm: number) => whole(mm);

/** 2400 mm as 2.4 */
export const formatMetres = (mm: number) => one(mm / 1000);

/** A room of so many mm² in m², two decimals. */
export const formatRoomArea = (mm2: number) => two(mm2 / 1_000_000);

/** How many, thousands apart: 1,234 */
export const formatCount = (count: number) => whole(count);

export const formatPercent = (percent: number) => `${asGiven(percent)}%`;
