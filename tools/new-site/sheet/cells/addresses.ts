import { CELL_TEXT } from '#text/sheet/problems.ts';
import { bareText, plainText, type Reader } from './cell.ts';

/** 서울 has an area code of two digits; numbers for the whole country begin with 15, 16 or 18 and have none. */
const GROUPS = [
  /^(02)(\d{3,4})(\d{4})$/,
  /^(0\d{2})(\d{3,4})(\d{4})$/,
  /^(050\d)(\d{3,4})(\d{4})$/,
  /^(1[568]\d{2})(\d{4})$/,
];
const LOST_ZERO = /^(2|[3-7]\d)\d{7,8}$/;

/** A phone number, with hyphens where they belong. */
export const phone: Reader<string> = (cell) => {
  const bare = bareText(cell);
  if (cell instanceof Date || !/^[\d().+\-/]+$/.test(bare)) return { remedy: CELL_TEXT.phone };
  const digits = bare.replace(/^\+82-?/, '0').replaceAll(/\D/g, '');
  const groups = GROUPS.map((pattern) => pattern.exec(digits)?.slice(1)).find((found) => found);
  if (groups) return { value: groups.join('-') };
  return { remedy: LOST_ZERO.test(digits) ? CELL_TEXT.lostZero : CELL_TEXT.phone };
};

/** Where the site is served: https, no path. */
export const origin: Reader<string> = (cell) => {
  const bare = bareText(cell);
  const written = /^[a-z]+:\/\//i.test(bare) ? bare : `https://${bare}`;
  const url = URL.canParse(written) ? new URL(written) : null;
  const isSite =
    url?.protocol === 'https:' && url.pathname === '/' && url.search + url.hash === '' && url.hostname.includes('.');
  return isSite ? { value: url.origin } : { remedy: CELL_TEXT.address };
};

/** What a service's settings show, to be written into a file of `NAME=value`: nothing that would end there. */
export const serviceValue: Reader<string> = (cell) => {
  const value = plainText(cell);
  return /^[\w:/.?=&%~+@-]+$/.test(value) ? { value } : { remedy: CELL_TEXT.service };
};
