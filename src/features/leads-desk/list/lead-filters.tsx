import { useId } from 'react';
import type { LeadState } from '#protocol/office/lead-document.ts';
import { FORM_NAME_TEXT } from '#text/forms.ts';
import { LEAD_LIST_TEXT } from '#text/leads-desk/list.ts';
import { STATE_NAMES } from '#text/leads-desk/states.ts';
import { Button } from '#ui/controls/button.tsx';
import form from '#ui/style/form.module.css';
import { NO_FILTER, type LeadFilter } from './lead-query.ts';
import styles from './list.module.css';

interface LeadFiltersProps {
  filter: LeadFilter;
  /** Campaigns that the list has shown so far. */
  campaigns: readonly string[];
  onChange: (filter: LeadFilter) => void;
}

const count = (filter: LeadFilter) => Object.values(filter).filter(Boolean).length;

/** The list's conditions, folded away until they are wanted. */
export function LeadFilters({ filter, campaigns, onChange }: LeadFiltersProps) {
  const id = useId();
  const chosen = count(filter);
  const change = (part: Partial<LeadFilter>) => onChange({ ...filter, ...part });
  return (
    <details className={styles.filters}>
      <summary>{chosen > 0 ? LEAD_LIST_TEXT.filtersChosen(chosen) : LEAD_LIST_TEXT.filters}</summary>
      <div className={styles.filterFields}>
        <Choice
          label={LEAD_LIST_TEXT.state}
          names={STATE_NAMES}
          chosen={filter.state}
          onChoose={(state) => change({ state: state as LeadState | '' })}
        />
        <Choice
          label={LEAD_LIST_TEXT.form}
          names={FORM_NAME_TEXT}
          chosen={filter.form}
          onChoose={(key) => change({ form: key })}
        />
        <label className={form.field}>
          <span className={form.label}>{LEAD_LIST_TEXT.day}</span>
          <input
            type="date"
            className={form.control}
            value={filter.day}
            onChange={({ currentTarget }) => change({ day: currentTarget.value })}
          />
        </label>
        <label className={form.field}>
          <span className={form.label}>{LEAD_LIST_TEXT.campaign}</span>
          <input
            type="text"
            className={form.control}
            list={`${id}campaigns`}
            autoComplete="off"
            value={filter.campaign}
            onChange={({ currentTarget }) => change({ campaign: currentTarget.value })}
          />
          <datalist id={`${id}campaigns`}>
            {campaigns.map((campaign) => (
              <option key={campaign}>{campaign}</option>
            ))}
          </datalist>
        </label>
        {chosen > 0 && (
          <Button look="light" onClick={() => onChange(NO_FILTER)}>
            {LEAD_LIST_TEXT.clearFilters}
          </Button>
        )}
      </div>
    </details>
  );
}

interface ChoiceProps {
  label: string;
  /** What may be chosen, by its key. */
  names: Readonly<Record<string, string>>;
  /** Empty: all. */
  chosen: string;
  onChoose: (key: string) => void;
}

function Choice({ label, names, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={form.field}>
      <span className={form.label}>{label}</span>
      <select className={form.control} value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{LEAD_LIST_TEXT.all}</option>
        {Object.entries(names).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
