import { erasedId, OFFICE } from '#protocol/office/office-paths.ts';
import { LOG_DEEDS } from '#protocol/office/office-records.ts';
import { areOf, isNow, isTextOrNone, isWhole, type Judge } from './sight.ts';

const DEEDS: readonly unknown[] = LOG_DEEDS;
const ADMIN_DEEDS: readonly unknown[] = ['export', 'refusals', 'erase'];

/** The log only grows, signed and dated; an erasure's entry has the lead's own id, and the lead is gone. */
export const judgeLog: Judge = (sight) => {
  const { before, after, id, uid, isAdmin, isOffice, becomes } = sight;
  if (before || !after || !isOffice) return false;
  const { deed, lead } = after;
  const isErasure = typeof lead === 'string' && id === erasedId(lead) && !becomes(OFFICE.leads, lead);
  return (
    areOf(Object.keys(after), ['deed', 'by', 'at', 'lead', 'count', 'detail']) &&
    DEEDS.includes(deed) &&
    after.by === uid &&
    isNow(sight, after.at) &&
    isTextOrNone(lead, 100) &&
    isTextOrNone(after.detail, 100) &&
    (after.count === undefined || isWhole(after.count, 0, Infinity)) &&
    (isAdmin || !ADMIN_DEEDS.includes(deed)) &&
    (deed === 'erase' ? isErasure : !id.startsWith(erasedId('')))
  );
};
