/**
 * Tells focus that a closed dialog gave back from focus that the visitor has put somewhere: it is not meant until a
 * key is used or something is pressed.
 * @returns whether the element that has the focus only got it back, and what ends the watch
 */
export function watchFocus(): { isGivenBack: () => boolean; stop: () => void } {
  const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('dialog') !== null;
  let wasInDialog = isInDialog(document.activeElement);
  let givenBack: EventTarget | null = null;
  const onFocus = ({ target }: Event) => {
    givenBack = wasInDialog && !isInDialog(target) ? target : null;
    wasInDialog = isInDialog(target);
  };
  const onPress = ({ target }: Event) => {
    // Escape and × close the dialog: the focus comes back after them.
    if (isInDialog(target)) return;
    givenBack = null;
    wasInDialog = false;
  };
  const listeners = { focusin: onFocus, keydown: onPress, pointerdown: onPress };
  // In the first phase: who asks at the same key press hears what holds with it.
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true);
  return {
    isGivenBack: () => givenBack !== null && givenBack === document.activeElement,
    stop: () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener, true);
    },
  };
}
