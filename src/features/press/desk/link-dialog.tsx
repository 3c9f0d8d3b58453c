import { useId, useState, type KeyboardEvent } from 'react';
import { linkAddressOf, linkText } from '#site/press/typed-links.ts';
import { MARK_TEXT } from '#text/press/marks.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import form from '#ui/style/form.module.css';

interface LinkDialogProps {
  /** What was selected. */
  words: string;
  /** Told the link as an article writes it. */
  onLink: (link: string) => void;
  onClose: () => void;
}

/** Asks for words and address of a link. It stands in the article's form, so that it is none of its own. */
export function LinkDialog({ words, onLink, onClose }: LinkDialogProps) {
  const id = useId();
  const [text, setText] = useState(words);
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState('');
  const put = () => {
    const address = linkAddressOf(written);
    if (!address) return setProblem(MARK_TEXT.noAddress);
    onLink(linkText(text.trim() || written, address));
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    put();
  };
  const fields = [
    { name: 'words', label: MARK_TEXT.words, hint: '', type: 'text', value: text, change: setText },
    {
      name: 'address',
      label: MARK_TEXT.address,
      hint: MARK_TEXT.addressHint,
      type: 'url',
      value: written,
      change: setWritten,
    },
  ] as const;
  return (
    <Dialog title={MARK_TEXT.linkTitle} closeLabel={MARK_TEXT.close} onClose={onClose}>
      <div className={form.form}>
        {fields.map(({ name, label, hint, type, value, change }) => (
          <div key={name} className={form.field}>
            <label htmlFor={id + name} className={form.label}>
              {label}
            </label>
            <input
              id={id + name}
              type={type}
              value={value}
              className={form.control}
              onKeyDown={onEnter}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
            <p className={form.hint}>{hint}</p>
          </div>
        ))}
        <p role="alert" className={form.problem}>
          {problem}
        </p>
        <div className={form.actions}>
          <Button onClick={put}>{MARK_TEXT.put}</Button>
          <Button look="light" onClick={onClose}>
            {MARK_TEXT.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
