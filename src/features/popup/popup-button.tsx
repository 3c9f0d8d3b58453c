import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import type { PopupName } from './popup-state.ts';
import { usePopup } from './use-popup.ts';

interface PopupButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'popup'> {
  popup: PopupName;
}

/** A button that opens a popup. A tap before hydration is kept by the loader, by `data-action`. */
export function PopupButton({ popup, ...rest }: PopupButtonProps) {
  const { open } = usePopup();
  return <Button {...rest} data-action={popup} aria-haspopup="dialog" onClick={() => open(popup)} />;
}
