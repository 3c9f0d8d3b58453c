import type { ReactNode } from 'react';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { useLeadForms } from './lead-form-store.ts';

interface WhileOpenProps {
  form: FormKey;
  children: ReactNode;
}

/** What invites to a form: gone once the sale has ended, when the form's own notice says what it is for. */
export function WhileOpen({ form, children }: WhileOpenProps) {
  const isOpen = useLeadForms((forms) => forms[form].closed === null);
  return isOpen && children;
}
