/** `김**` of a name of any length; empty where it does not begin with a letter, so that no markup or address gets through. */
export function maskedName(name = ''): string {
  const [first = ''] = name.normalize('NFC').trim();
  return /^\p{L}$/u.test(first) ? `${first}**` : '';
}
