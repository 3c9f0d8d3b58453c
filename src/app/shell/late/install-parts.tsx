import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { InstallOffer } from '#features/install/install-offer.tsx';
import { noteVisit } from '#features/install/install-interest.ts';
import { useConfirmations } from '#features/outbox-status/confirmation-store.ts';
import { useOutboxStatus } from '#features/outbox-status/outbox-status-store.ts';
import { useKiosk } from '#ui/kiosk.ts';
import { isKiosk } from '#early/kiosk.ts';

/**
 * Offers the home screen to visitors who have come back or whose request has arrived; not beside a request that has
 * not, which is more important, and not on a shared tablet.
 */
export function InstallParts() {
  const { pathname } = useLocation();
  const [hasComeBack, setComeBack] = useState(false);
  const { hasArrived, untold } = useConfirmations();
  const waiting = useOutboxStatus((status) => status.leads.length);
  const isShared = useKiosk(({ isOn }) => isOn);
  useEffect(() => {
    setComeBack(noteVisit(() => localStorage, Date.now()));
  }, [pathname]);
  if (isShared || isKiosk()) return null;
  return <InstallOffer isWelcome={(hasComeBack || hasArrived) && waiting + untold.length === 0} />;
}
