import type { Role } from './office-database.ts';

/** Cases of each role, to be counted. */
export type RoleTable = Record<Role, number>;

export const roleTable = (): RoleTable => ({ visitor: 0, stranger: 0, 'other staff': 0, staff: 0, admin: 0 });
