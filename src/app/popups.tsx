import { facts } from '#content/facts.ts';
import { shell } from '#content/shell.ts';
import { LeadForm } from '#features/lead-forms/lead-form.tsx';
import { Popup } from '#features/popup/popup.tsx';

const form = {
  notice: shell.privacyNotice,
  requireConsent: facts.requireConsent === true,
  result: 'replaces',
  phone: facts.phone,
} as const;

/** The two popups of the site and what is in them. */
export function Popups() {
  return (
    <Popup
      contents={{
        reservation: <LeadForm form="reservation" {...form} />,
        interest: <LeadForm form="interest" {...form} />,
      }}
    />
  );
}
