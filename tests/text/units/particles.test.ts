import { expect, test } from 'vitest';
import { asSubject } from '#text/units/particles.ts';

test.each([
  ['59㎡A', '59㎡A가'],
  ['44㎡', '44㎡가'],
  ['84㎡L', '84㎡L이'],
  ['84㎡n', '84㎡n이'],
  ['펜트하우스', '펜트하우스가'],
  ['복층', '복층이'],
  ['타입 1', '타입 1이'],
  ['타입 2', '타입 2가'],
  ['타입 10', '타입 10이'],
])('%s as a subject is %s', (name, subject) => expect(asSubject(name)).toBe(subject));
