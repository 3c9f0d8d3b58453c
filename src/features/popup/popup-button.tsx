import type { ComponentProps } from 'react';
import type { PopupName } from '#site/history-state.ts';
import { Button } from '#ui/button.tsx';
import { useOpenPopup } from './use-open-popup.ts';

interface PopupButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'popup'> {
  popup: PopupName;
}

/** A button that opens a popup. A tap before hydration is kept by the loader, by `data-action`. */
export function PopupButton({ popup, ...rest }: PopupButtonProps) {
  const open = useOpenPopup();
  return <Button {...rest} data-action={popup} aria-haspopup="dialog" onClick={() => open(popup)} />;
}
