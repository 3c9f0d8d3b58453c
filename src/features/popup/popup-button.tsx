import type { ComponentProps } from 'react';
import { ACTION, mark } from '#protocol/page/page-marks.ts';
import type { PopupName } from '#site/pages/history-state.ts';
import { Button } from '#ui/controls/button.tsx';
import { useOpenPopup } from './use-open-popup.ts';

interface PopupButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'popup'> {
  popup: PopupName;
}

/** By which the buttons find the form that leads to a page with a form. */
export const WITHOUT_SCRIPTS_ID = 'without-scripts';

/**
 * A button that opens a popup. Before hydration the early script does so, by its `ACTION`; where nothing runs, it leads
 * to a page with a form, because it submits one that goes there (`WithoutScripts`).
 */
export function PopupButton({ popup, ...rest }: PopupButtonProps) {
  const open = useOpenPopup();
  return (
    <Button
      {...rest}
      type="submit"
      form={WITHOUT_SCRIPTS_ID}
      {...mark(ACTION, popup)}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        open(popup);
      }}
    />
  );
}
