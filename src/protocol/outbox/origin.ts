import { tellablePath } from '#protocol/office/bookings.ts';
import { LEAD_TEXTS } from '#protocol/office/lead-document.ts';

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Where a visit came from: its campaign, the host of the page before it, and the path of its first page. */
export type Origin = Readonly<Partial<Record<(typeof CAMPAIGN)[number] | 'referrer_host' | 'landing', string>>>;

/**
 * What the first page of a visit says of where that came from, and nothing else: no other parameter of its address, and
 * of the page before it, if that is not of this site, the host alone.
 */
export function originOf(
  { host, pathname, search }: Pick<URL, 'host' | 'pathname' | 'search'>,
  referrer: string,
): Origin {
  const asked = new URLSearchParams(search);
  const origin: Record<string, string> = {};
  const note = (name: keyof Origin, text: string | null | undefined) => {
    if (text) origin[name] = text.slice(0, LEAD_TEXTS[name]);
  };
  for (const name of CAMPAIGN) note(name, asked.get(name));
  const before = referrer && new URL(referrer).host;
  note('referrer_host', before === host ? '' : before);
  note('landing', tellablePath(pathname));
  return origin;
}
