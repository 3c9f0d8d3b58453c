import type { ReactNode } from 'react';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { useLeadForms } from './lead-form-store.ts';

interface Words {
  title: string;
  /** null: nothing is said under the title. */
  text: string | null;
}

interface InvitationProps {
  form: FormKey;
  /** While the sale goes on. */
  words: Words;
  children: (words: Words) => ReactNode;
}

/** What stands beside a form and invites to it; once the sale has ended, what the form is then, in the same place. */
export function Invitation({ form, words, children }: InvitationProps) {
  const closed = useLeadForms((forms) => forms[form].closed);
  return children(closed ?? words);
}

/** What is asked for while the sale goes on, and not after it. */
export function WhileOpen({ form, children }: { form: FormKey; children: ReactNode }) {
  const isOpen = useLeadForms((forms) => forms[form].closed === null);
  return isOpen && children;
}
