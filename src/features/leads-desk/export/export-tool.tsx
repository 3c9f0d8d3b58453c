import { useEffect, useRef, useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import type { LeadFilter } from '#features/leads-desk/list/lead-query.ts';
import shared from '#features/leads-desk/panel.module.css';
import { EXPORT_TEXT } from '#text/leads-desk/export.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { dayInSeoul, timeInSeoul } from '#text/moments.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useExport, type ExportState } from './use-export.ts';

interface ExportToolProps {
  database: OfficeDatabase;
  /** There is nothing here for staff. */
  isAdmin: boolean;
  /** Slug of the development, for the file's name. */
  site: string;
  filter: LeadFilter;
}

/** Gives an administrator the filtered list as a file. */
export function ExportTool({ isAdmin, ...rest }: ExportToolProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isAdmin) return null;
  return (
    <>
      <Button look="light" onClick={() => setOpen(true)}>
        {EXPORT_TEXT.open}
      </Button>
      {isOpen && <ExportDialog {...rest} onClose={() => setOpen(false)} />}
    </>
  );
}

type ExportDialogProps = Omit<ExportToolProps, 'isAdmin'> & { onClose: () => void };

function ExportDialog({ database, site, filter, onClose }: ExportDialogProps) {
  const { state, start } = useExport(database, filter);
  return (
    <Dialog title={EXPORT_TEXT.title} closeLabel={EXPORT_TEXT.close} onClose={onClose}>
      <div className={shared.panel}>
        <p>{EXPORT_TEXT.explain}</p>
        <p className={shared.explain}>{EXPORT_TEXT.careful}</p>
        <p role="status">{wordOf(state)}</p>
        <p role="alert" className={shared.problem}>
          {state.kind === 'failed' && deskProblem(state.code)}
        </p>
        <div className={shared.actions}>
          {state.kind === 'ready' && <SaveLink {...state} site={site} />}
          {(state.kind === 'waiting' || state.kind === 'failed') && (
            <Button onClick={() => void start()}>
              {state.kind === 'failed' ? EXPORT_TEXT.retry : EXPORT_TEXT.start}
            </Button>
          )}
          <Button look="light" onClick={onClose}>
            {state.kind === 'ready' || state.kind === 'empty' ? EXPORT_TEXT.close : EXPORT_TEXT.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function wordOf(state: ExportState): string {
  if (state.kind === 'reading') return EXPORT_TEXT.reading(state.count);
  if (state.kind === 'ready') return EXPORT_TEXT.ready(state.count);
  return state.kind === 'empty' ? EXPORT_TEXT.empty : '';
}

interface SaveLinkProps {
  address: string;
  at: Date;
  site: string;
}

/** Saves the file once by itself, and again for whoever asks: some browsers save only what is tapped. */
function SaveLink({ address, at, site }: SaveLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), [address]);
  return (
    <a
      ref={link}
      href={address}
      download={EXPORT_TEXT.fileName(site, dayInSeoul(at), timeInSeoul(at))}
      className={buttonClass()}
    >
      {EXPORT_TEXT.save}
    </a>
  );
}
