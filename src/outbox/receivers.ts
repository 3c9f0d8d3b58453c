import { TRAP_FIELD, type FormKey } from '#protocol/outbox/forms.ts';
import type { Lead } from './lead.ts';

/**
 * Every lead goes to each receiver that there is, the form's service first. Each copy has a row of its own, with its own
 * tries, lease and end, so that no receiver waits for another. The form's row is what builds have always stored; the
 * office's differs by a prefix of its id, form and hash, by which builds that know no office leave it alone.
 */
export const RECEIVERS = ['form', 'office'] as const;
export type Receiver = (typeof RECEIVERS)[number];

const OFFICE_PREFIX = 'office:';

/** What the copy of a form is kept and counted under. */
export type CopyForm = FormKey | `${typeof OFFICE_PREFIX}${FormKey}`;

/** Id, form or hash of a lead as that of its copy for a receiver. */
export const addressed = <Text extends string>(receiver: Receiver, text: Text) =>
  (receiver === 'office' ? OFFICE_PREFIX + text : text) as Text | `${typeof OFFICE_PREFIX}${Text}`;

/** Of a copy's id, form or hash the lead's own. */
export const bare = (text: string): string => text.replace(/^office:/, '');

/** Whom a row is for; a stored row may hold anything. */
export const receiverOf = ({ form }: { form: unknown }): Receiver =>
  String(form).startsWith(OFFICE_PREFIX) ? 'office' : 'form';

/** Who is to have a lead, the form's service first. What it throws away, a machine's, the office is not bothered with. */
export const receiversOf = ({ office }: { office: unknown }, lead?: Lead): readonly Receiver[] =>
  office && !lead?.fields[TRAP_FIELD] ? RECEIVERS : RECEIVERS.slice(0, 1);
