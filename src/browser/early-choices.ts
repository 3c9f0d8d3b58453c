/** Gives a control the state that a visitor gave it, as if it happened now. */
export type Redo = () => void;

const tell = (control: Element, type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));

function redoList(list: HTMLSelectElement): Redo | null {
  const options = [...list.options];
  const { value } = list;
  if (value === (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value) return null;
  return () => {
    // What was chosen before it may have changed what there is to choose.
    if (![...list.options].some((option) => option.value === value)) return;
    list.value = value;
    tell(list, 'change');
  };
}

function redoBox(box: HTMLInputElement): Redo | null {
  // Of a group it is enough to do the one that is chosen now.
  const isLeft = box.type === 'radio' && !box.checked;
  if (isLeft || box.checked === box.defaultChecked) return null;
  return () => {
    box.checked = box.defaultChecked;
    box.click();
  };
}

function redoText(field: HTMLInputElement | HTMLTextAreaElement): Redo | null {
  const { value } = field;
  if (value === field.defaultValue) return null;
  return () => {
    // React hears of a value only where it differs from the last that it saw set: by the field's own setter, which it watches.
    field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    tell(field, 'input');
  };
}

/**
 * What differs within `part` from its HTML: chosen or typed before the page's scripts have taken it over, or put back by
 * the browser.
 * @returns what makes the page hear of it, one for each control, in their order
 */
export const earlyChoices = (part: Element): Redo[] =>
  [
    ...part.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea'),
  ].flatMap((control) => {
    if (control instanceof HTMLSelectElement) return redoList(control) ?? [];
    const isBox = control.type === 'radio' || control.type === 'checkbox';
    return (isBox ? redoBox(control as HTMLInputElement) : redoText(control)) ?? [];
  });
