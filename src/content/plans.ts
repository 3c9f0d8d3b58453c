import type { Plans } from '#site/schema/plans.ts';
import { plan114A } from './plans/114a.ts';
import { plan114B } from './plans/114b.ts';
import { plan44 } from './plans/44.ts';
import { plan59A } from './plans/59a.ts';
import { plan59B } from './plans/59b.ts';
import { plan84A } from './plans/84a.ts';
import { plan84B } from './plans/84b.ts';

export const plans: Plans = {
  '59A': plan59A,
  '59B': plan59B,
  '84A': plan84A,
  '84B': plan84B,
  '114A': plan114A,
  '114B': plan114B,
  '44': plan44,
};
