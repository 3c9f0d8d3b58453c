import { expect, test } from 'vitest';
import { asDestination, asSubject } from '#text/units/particles.ts';

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

test.each([
  ['거실', '거실로'],
  ['현관', '현관으로'],
  ['주방/식당', '주방/식당으로'],
  ['복도', '복도로'],
  ['침실1', '침실1로'],
  ['침실2', '침실2로'],
  ['침실3', '침실3으로'],
  ['욕실6', '욕실6으로'],
  ['알파룸L', '알파룸L로'],
])('%s as where somebody goes is %s', (place, destination) => expect(asDestination(place)).toBe(destination));
