/**
 * `010-****-5678` of a Korean number in any writing, for a screen that others may see; too short to hide anything:
 * `****`; empty where there is no number.
 */
export function maskedPhone(phone = ''): string {
  const digits = phone.replace(/\D/g, '').replace(/^82/, '0');
  if (digits === '') return '';
  return digits.length < 9 ? '****' : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}
