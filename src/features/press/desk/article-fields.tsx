import { useId } from 'react';
import { DESK_TEXT } from '#text/press/desk.ts';
import { ARTICLE_LIMITS, type ArticleField, type ArticleText } from '#site/press/article-text.ts';
import { ContentTools } from './content-tools.tsx';
import type { Pictures } from '#features/press/pictures/use-pictures.ts';
import { useMarks } from './use-marks.ts';
import form from '#ui/style/form.module.css';

interface ArticleFieldsProps {
  text: ArticleText;
  siteId: string;
  pictures: Pictures;
  onChange: (field: ArticleField, text: string) => void;
}

const ROWS: Readonly<Record<ArticleField, number>> = { title: 1, summary: 3, content: 12 };
const NEED: Readonly<Record<ArticleField, string>> = {
  title: DESK_TEXT.required,
  summary: DESK_TEXT.required,
  content: DESK_TEXT.optional,
};

/** The three texts with their lengths. No `maxlength`: a pasted text must not lose its end unseen. */
export function ArticleFields({ text, siteId, pictures, onChange }: ArticleFieldsProps) {
  const id = useId();
  const marks = useMarks((content) => onChange('content', content));
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
        {field === 'content' && <ContentTools marks={marks} siteId={siteId} pictures={pictures} />}
        {field === 'title' ? (
          <input type="text" {...control} />
        ) : (
          <textarea rows={ROWS[field]} {...control} {...(field === 'content' && { ref: marks.area })} />
        )}
        <p id={`${id}${field}-count`} className={length > most ? form.problem : form.hint}>
          {field === 'content' && `${DESK_TEXT.contentHint} `}
          {DESK_TEXT.count(length, most)}
        </p>
      </div>
    );
  });
}
