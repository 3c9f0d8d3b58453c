import { useRef } from 'react';
import { LEAD_LIST_TEXT } from '#text/leads-desk/list.ts';
import { Button } from '#ui/controls/button.tsx';
import form from '#ui/style/form.module.css';
import styles from './list.module.css';

interface LeadSearchProps {
  searched: string;
  onSearch: (text: string) => void;
}

/** Finds a lead by what a visitor at the counter says: name, last four digits or receipt number. */
export function LeadSearch({ searched, onSearch }: LeadSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    onSearch('');
  };
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value.trim() ?? '');
      }}
    >
      <input
        ref={field}
        type="search"
        className={form.control}
        aria-label={LEAD_LIST_TEXT.searchHint}
        placeholder={LEAD_LIST_TEXT.searchExample}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <Button type="submit">{LEAD_LIST_TEXT.search}</Button>
      {searched !== '' && (
        <Button look="light" onClick={clear}>
          {LEAD_LIST_TEXT.clearSearch}
        </Button>
      )}
    </form>
  );
}
