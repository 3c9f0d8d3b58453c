import { useRef } from 'react';
import { markList, putLine, putWords, type Selected } from './text-marks.ts';

/** Writes the forms of an article's body at the caret of its field. */
export function useMarks(onChange: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const selected = (): Selected => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    return { text: value, start: selectionStart, end: selectionEnd };
  };
  const apply = ({ text, start, end }: Selected) => {
    const field = area.current;
    if (!field) return;
    // Before React draws it: a text that is there already leaves the caret where it is.
    field.value = text;
    field.focus();
    field.setSelectionRange(start, end);
    onChange(text);
  };
  return {
    area,
    /** What is selected in the field. */
    words: () => {
      const { text, start, end } = selected();
      return text.slice(start, end);
    },
    list: (isNumbered: boolean) => apply(markList(selected(), isNumbered)),
    put: (words: string) => apply(putWords(selected(), words)),
    putLine: (line: string) => apply(putLine(selected(), line)),
  };
}

export type Marks = ReturnType<typeof useMarks>;
