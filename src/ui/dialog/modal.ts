// Nothing is remembered here: the early script opens a dialog that the page's own scripts close.

/** Opens a modal dialog; the page under it does not scroll. An open one stays as it is. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const page = document.documentElement;
  // The width of the bar that disappears, so that nothing jumps sideways.
  page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
  page.style.overflow = 'hidden';
  dialog.showModal();
}

/** Closes it: the page scrolls again, and the browser gives the focus back. A closed one stays as it is. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  dialog.close();
  // A dialog may have asked something from within another.
  if (document.querySelector('dialog[open]')) return;
  const page = document.documentElement;
  page.style.overflow = '';
  page.style.paddingRight = '';
}

/**
 * Calls `close` for every way in which a visitor closes a dialog: its button that carries `data-close`, Escape, and a
 * click beside it. Not when a selection of text ends out there, and not by the
 * second half of the click that opened it.
 */
export function onDismiss(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener(
    'cancel',
    (event) => {
      // A film or a picker in the dialog has a cancel of its own.
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target, detail }) => {
      const isBeside = target === dialog && pressed === dialog && detail < 2;
      if (isBeside || (target as Element).closest('[data-close]')?.closest('dialog') === dialog) close();
    },
    { signal },
  );
}
