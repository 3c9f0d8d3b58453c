import { LEAD_SHEET_TEXT } from '#text/leads-desk/sheet.ts';
import { FORM_TEXT } from '#text/forms.ts';
import { shortMoment } from '#text/moments.ts';
import { formName, type Lead } from '#features/leads-desk/list/lead.ts';
import styles from './sheet.module.css';

type Line = [label: string, value: string | undefined];

const answer = (value: string | undefined) =>
  value === undefined ? value : LEAD_SHEET_TEXT[value === 'true' ? 'yes' : 'no'];

function submittedText({ submitted_at = '' }: Lead): string | undefined {
  const at = new Date(submitted_at);
  return Number.isNaN(at.getTime()) ? undefined : shortMoment(at);
}

const given = (lead: Lead): Line[] => [
  [FORM_TEXT.message, lead.message],
  [FORM_TEXT.visitDate, lead.visitDate],
  [FORM_TEXT.email, lead.email],
  [FORM_TEXT.birthday, lead.birthday],
  [FORM_TEXT.residence, lead.residence],
  [LEAD_SHEET_TEXT.consent, answer(lead.consent)],
  [LEAD_SHEET_TEXT.marketing, answer(lead.marketing_consent)],
  [LEAD_SHEET_TEXT.notice, lead.notice_version],
];

const way = ({ via = '' }: Lead): string | undefined =>
  Object.hasOwn(LEAD_SHEET_TEXT.ways, via) ? LEAD_SHEET_TEXT.ways[via as keyof typeof LEAD_SHEET_TEXT.ways] : undefined;

const origin = (lead: Lead): Line[] => [
  [LEAD_SHEET_TEXT.form, formName(lead.form)],
  [LEAD_SHEET_TEXT.way, way(lead)],
  [LEAD_SHEET_TEXT.page, lead.page],
  [LEAD_SHEET_TEXT.submitted, submittedText(lead)],
  ...Object.entries(LEAD_SHEET_TEXT.utm).map(([key, label]): Line => [
    label,
    lead[key as keyof typeof LEAD_SHEET_TEXT.utm],
  ]),
];

function Lines({ title, lines }: { title: string; lines: Line[] }) {
  const filled = lines.filter(([, value]) => value);
  if (filled.length === 0) return null;
  return (
    <section className={styles.details}>
      <h3>{title}</h3>
      <dl>
        {filled.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the visitor gave, and where the lead came from. */
export function LeadDetails({ lead }: { lead: Lead }) {
  return (
    <>
      <Lines title={LEAD_SHEET_TEXT.details} lines={given(lead)} />
      <Lines title={LEAD_SHEET_TEXT.from} lines={origin(lead)} />
    </>
  );
}
