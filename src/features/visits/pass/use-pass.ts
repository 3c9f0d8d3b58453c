import { useCallback, useEffect, useState } from 'react';
import { isVisitToken } from '#protocol/office/bookings.ts';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { readBooking, type Booking } from '#features/visits/booking-calls.ts';
import { useKiosk } from '#ui/kiosk.ts';
import { forgetPass, keepPass, keptPass } from './kept-passes.ts';

/** `kept`: the office could not be asked, this is what it said at `seenAt`. */
export type PassState =
  | { status: 'loading' }
  | { status: 'missing' | 'unreachable' }
  | { status: 'read' | 'kept'; booking: Booking; seenAt: Date };

/** A pass as the office has it, or where it cannot be asked, as this device last saw it. */
async function readPass(office: OfficeEndpoint, { site, token }: { site: string; token: string }, mayKeep: boolean) {
  if (!isVisitToken(token)) return { status: 'missing' } as const;
  try {
    const booking = await readBooking(office, token);
    if (!booking) {
      await forgetPass(token);
      return { status: 'missing' } as const;
    }
    const seenAt = new Date();
    if (mayKeep) await keepPass({ ...booking, token, site, seenAt });
    return { status: 'read', booking, seenAt } as const;
  } catch {
    const kept = await keptPass(token);
    if (!kept) return { status: 'unreachable' } as const;
    return { status: 'kept', booking: { slot: kept.slot, state: kept.state }, seenAt: kept.seenAt } as const;
  }
}

/** A visit's pass; `read` asks the office once more. */
export function usePass(office: OfficeEndpoint, site: string, token: string) {
  const [pass, setPass] = useState<PassState>({ status: 'loading' });
  const isShared = useKiosk(({ isOn }) => isOn);
  const read = useCallback(
    async () => setPass(await readPass(office, { site, token }, !isShared)),
    [office, site, token, isShared],
  );
  useEffect(() => void read(), [read]);
  return { pass, read };
}
