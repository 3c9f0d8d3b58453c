import { describe, expect, it } from 'vitest';
import { neighbours } from '#features/plan-viewer/around/neighbours.ts';

const ids = ['59A', '59B', '84A'];

describe('the plan viewer’s arrows', () => {
  it('lead to both neighbours in the middle', () =>
    expect(neighbours(ids, '59B')).toEqual({ before: '59A', after: '84A' }));

  it('end at either end', () => {
    expect(neighbours(ids, '59A')).toEqual({ before: null, after: '59B' });
    expect(neighbours(ids, '84A')).toEqual({ before: '59B', after: null });
  });

  it('lead nowhere from an unknown type', () => expect(neighbours(ids, '114B')).toEqual({ before: null, after: null }));
});
