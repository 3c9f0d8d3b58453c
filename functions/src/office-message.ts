import { createHash } from 'node:crypto';
import { maskedPhone } from '#protocol/office/masked-phone.ts';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { FORM_NAME_TEXT } from '#text/forms.ts';
import { NEW_LEAD_TEXT } from '#text/office/new-lead.ts';
import { maskedName } from './masked-name.ts';

/** A new lead's document: its id, and what of its fields is a text. */
export interface NewLead {
  id: string;
  texts: Readonly<Record<string, string | undefined>>;
}

/** Whose office is told. */
export interface Development {
  slug: string;
  name: string;
  /** Address of its leads desk. */
  desk: string;
}

/** All that leaves the project about a lead. Whoever wants to know more signs in at the desk. */
export interface OfficeMessage {
  /** The same however often the lead is told: a receiver that knows it drops the copy. */
  id: string;
  type: 'lead.created';
  /** Slug of the development. */
  site: string;
  form: string;
  /** 접수번호; empty where the lead's id is none that a page gives. */
  receipt: string;
  /** Masked. */
  name: string;
  /** Masked. */
  phone: string;
  desk: string;
  subject: string;
  /** All of it in Korean, for a receiver that shows a text. */
  text: string;
}

const RECEIPT = /^[0-9A-F]{6}$/;

const idOf = (site: string, lead: string) => createHash('sha256').update(`${site}/${lead}`).digest('hex').slice(0, 32);

/** Anybody may write a lead, so nothing is taken over as it stands: what is not known is left out. */
function checkedParts({ id, texts }: NewLead) {
  const receipt = receiptNumber(id);
  const form = FORM_KEYS.find((key) => key === texts['form']);
  return {
    form: form ?? 'other',
    label: form ? FORM_NAME_TEXT[form] : NEW_LEAD_TEXT.otherForm,
    receipt: RECEIPT.test(receipt) ? receipt : '',
    name: maskedName(texts['name']),
    phone: maskedPhone(texts['phone']),
  };
}

/** What the office is told of a lead. */
export function messageOf({ slug, name: siteName, desk }: Development, lead: NewLead): OfficeMessage {
  const { form, label, receipt, name, phone } = checkedParts(lead);
  const subject = NEW_LEAD_TEXT.subject(siteName, label);
  const lines = [
    subject,
    ...[
      [NEW_LEAD_TEXT.receipt, receipt],
      [NEW_LEAD_TEXT.name, name],
      [NEW_LEAD_TEXT.phone, phone],
    ].flatMap(([title, value]) => (value ? [`${title} ${value}`] : [])),
    NEW_LEAD_TEXT.open,
    desk,
  ];
  const id = idOf(slug, lead.id);
  return { id, type: 'lead.created', site: slug, form, receipt, name, phone, desk, subject, text: lines.join('\n') };
}
