import { useId } from 'react';
import { DESK_TEXT } from '#text/press/desk.ts';
import { ARTICLE_LIMITS, type ArticleField, type ArticleText } from '#site/press/article-text.ts';
import form from '#ui/style/form.module.css';

interface ArticleFieldsProps {
  text: ArticleText;
  onChange: (field: ArticleField, text: string) => void;
}

const ROWS: Readonly<Record<ArticleField, number>> = { title: 1, summary: 3, content: 12 };
const NEED: Readonly<Record<ArticleField, string>> = {
  title: DESK_TEXT.required,
  summary: DESK_TEXT.required,
  content: DESK_TEXT.optional,
};

/** The three texts with their lengths. No `maxlength`: a pasted text must not lose its end unseen. */
export function ArticleFields({ text, onChange }: ArticleFieldsProps) {
  const id = useId();
  return (['title', 'summary', 'content'] as const).map((field) => {
    const [length, most] = [text[field].length, ARTICLE_LIMITS[field]];
    const control = {
      id: id + field,
      name: field,
      value: text[field],
      'aria-describedby': `${id}${field}-count`,
      'aria-invalid': length > most ? true : undefined,
      className: form.control,
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
        onChange(field, currentTarget.value),
    };
    return (
      <div key={field} className={form.field}>
        <label htmlFor={id + field} className={form.label}>
          {DESK_TEXT[field]} <span className={form.need}>{NEED[field]}</span>
        </label>
        {field === 'title' ? <input type="text" {...control} /> : <textarea rows={ROWS[field]} {...control} />}
        <p id={`${id}${field}-count`} className={length > most ? form.problem : form.hint}>
          {field === 'content' && `${DESK_TEXT.contentHint} `}
          {DESK_TEXT.count(length, most)}
        </p>
      </div>
    );
  });
}
