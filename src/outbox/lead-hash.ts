import type { Lead } from './lead.ts';

/**
 * What makes two leads the same: form, fields and consent, not their ids or times. Two 32-bit hashes side by side:
 * among 200 waiting texts none meet by chance. Synchronous, unlike `crypto.subtle`, which insecure contexts lack besides.
 */
export function hashOf({ form, fields, marketingConsent }: Lead): string {
  let [first, second] = [0xdeadbeef, 0x41c6ce57];
  for (const character of JSON.stringify([form, fields, marketingConsent])) {
    const code = character.codePointAt(0) ?? 0;
    first = Math.imul(first ^ code, 2654435761);
    // Shifted, or both would agree in their low bits whenever the texts do.
    second = Math.imul((second ^ (second >>> 15)) + code, 1597334677);
  }
  return `${first}${second}`;
}
