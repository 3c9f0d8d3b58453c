import type { Homes } from '#site/schema/homes.ts';

export const homes: Homes | null = { revised: '2026-11-01', state: 'before', others: [] };
