import type { Lead } from './lead.ts';

/**
 * What makes two leads the same: development, form, fields and consent, not their ids or times. An FNV hash of 64 bits:
 * among 200 waiting texts none meet by chance. Synchronous, unlike `crypto.subtle`, which insecure contexts lack besides.
 */
export function hashOf({ form, fields, marketingConsent, site }: Lead): string {
  let hash = 0n;
  for (const character of JSON.stringify([form, fields, marketingConsent, site]))
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return `${hash}`;
}
