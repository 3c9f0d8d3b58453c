const thousands = (value: number) => `${value}`.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** 512,300,000원 */
export const formatWon = (won: number): string => `${thousands(won)}원`;

/** As it is said: 5억 1,230만 원; what is less than ten thousand is left out, as in speaking. */
export function sayWon(won: number): string {
  const tenThousands = Math.floor(won / 10_000);
  const [hundredMillions, rest] = [Math.floor(tenThousands / 10_000), tenThousands % 10_000];
  const parts = [
    ...(hundredMillions > 0 ? [`${thousands(hundredMillions)}억`] : []),
    ...(rest > 0 || hundredMillions === 0 ? [`${thousands(rest)}만`] : []),
  ];
  return `${parts.join(' ')} 원`;
}
