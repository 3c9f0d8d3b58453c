import { useState } from 'react';
import { ERASE_TEXT } from '#text/leads-desk/erase.ts';
import { Button } from '#ui/controls/button.tsx';
import { EraseDialog, type EraseDialogProps } from './erase-dialog.tsx';

interface EraseToolProps extends Omit<EraseDialogProps, 'onClose'> {
  /** There is nothing here for staff. */
  isAdmin: boolean;
}

/** Lets an administrator erase the lead of a sheet. */
export function EraseTool({ isAdmin, ...rest }: EraseToolProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAdmin) return null;
  return (
    <>
      <Button look="light" onClick={() => setAsking(true)}>
        {ERASE_TEXT.erase}
      </Button>
      {isAsking && <EraseDialog {...rest} onClose={() => setAsking(false)} />}
    </>
  );
}
