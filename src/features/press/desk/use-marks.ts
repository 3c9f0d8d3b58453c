import { useRef } from 'react';
import { changeOf, markList, putLine, putWords, withoutLineEnd, type Selected } from './text-marks.ts';

/**
 * Writes into a field as if it were typed, so that the browser can undo it. There is no other way to that than this old
 * command. @returns whether the browser did it
 */
function typeInto(field: HTMLTextAreaElement, text: string): boolean {
  const { start, end, piece } = changeOf(field.value, text);
  field.setSelectionRange(start, end);
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand?.(piece === '' ? 'delete' : 'insertText', false, piece);
  return field.value === text;
}

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
    field.focus();
    // Before React draws it: a text that is there already leaves the caret where it is.
    if (field.value !== text && !typeInto(field, text)) field.value = text;
    field.setSelectionRange(start, end);
    onChange(text);
  };
  return {
    area,
    /** What is selected in the field, and what `put` puts words in place of. */
    words: () => {
      const { text, start, end } = withoutLineEnd(selected());
      return text.slice(start, end);
    },
    list: (isNumbered: boolean) => apply(markList(selected(), isNumbered)),
    put: (words: string) => apply(putWords(withoutLineEnd(selected()), words)),
    putLine: (line: string) => apply(putLine(selected(), line)),
  };
}

export type Marks = ReturnType<typeof useMarks>;
