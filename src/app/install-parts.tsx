import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { InstallOffer } from '#features/install/install-offer.tsx';
import { countPage } from '#features/install/install-interest.ts';
import { useLeadForms } from '#features/lead-forms/lead-form-store.ts';
import { isKiosk } from './kiosk.ts';

/** Offers the home screen to visitors who have looked around or left a request; not on a shared tablet. */
export function InstallParts() {
  const { pathname } = useLocation();
  const [hasLookedAround, setLookedAround] = useState(false);
  const hasRegistered = useLeadForms((forms) =>
    Object.values(forms).some(({ progress }) => progress.status === 'answered' && progress.outcome.tone === 'success'),
  );
  useEffect(() => {
    setLookedAround(countPage(() => sessionStorage));
  }, [pathname]);
  return isKiosk() ? null : <InstallOffer isInterested={hasLookedAround || hasRegistered} />;
}
