import type { Plugin } from 'vite';

const PACKAGE = '@firebase/webchannel-wrapper/bloom-blob';
const ID = '\0light-firestore';

// `DocumentKey` compares ids of the form `__id7__` as 64-bit integers, and takes nothing else of it.
const CODE = `
  export const Integer = {
    fromString: (text) => {
      const value = BigInt(text);
      return { value, compare: (other) => (value === other.value ? 0 : value < other.value ? -1 : 1) };
    },
  };
`;

/**
 * Gives Firestore the browser's own integers in place of a library's, which is written so that no bundler can leave out
 * what nobody uses of it: a tenth of the press pages' Firebase.
 */
export function lightFirestorePlugin(): Plugin {
  return {
    name: 'modelhouse:light-firestore',
    enforce: 'pre',
    resolveId: (id) => (id === PACKAGE ? ID : null),
    load: (id) => (id === ID ? CODE : null),
  };
}
