import type { Facts } from './schema/facts.ts';

/** The site's address with its later name in brackets: 중구 신흥동3가(현 제물포구) */
export const fullAddress = ({ address, addressNote }: Pick<Facts['location'], 'address' | 'addressNote'>): string =>
  addressNote ? `${address}(${addressNote})` : address;
