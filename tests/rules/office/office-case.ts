import type { DatabaseWrite } from '#protocol/office/database-writes.ts';
import type { Role } from './office-database.ts';

/** Something that a caller tries; `by` is its account. */
export interface OfficeCase {
  does: string;
  writes: (by: string) => DatabaseWrite[];
  allowed: readonly Role[];
}

export const ALL: readonly Role[] = ['visitor', 'stranger', 'other staff', 'staff', 'admin'];
export const OFFICE: readonly Role[] = ['staff', 'admin'];
export const ADMIN: readonly Role[] = ['admin'];
export const NOBODY: readonly Role[] = [];

export const may = (allowed: readonly Role[], does: string, ...writes: DatabaseWrite[]): OfficeCase => ({
  does,
  writes: () => writes,
  allowed,
});
export const mayBy = (allowed: readonly Role[], does: string, writes: OfficeCase['writes']): OfficeCase => ({
  does,
  writes,
  allowed,
});
