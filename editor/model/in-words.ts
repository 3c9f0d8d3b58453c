/** A value as a text: a list or a part by its texts. @param nothing what is said of one that says nothing */
export function inWords(value: unknown, nothing: string): string {
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((part) => inWords(part, ''))
      .filter(Boolean)
      .join(' · ');
  if (typeof value === 'string') return value || nothing;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : nothing;
}
