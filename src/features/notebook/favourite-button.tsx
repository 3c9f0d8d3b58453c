import { forget, keep } from '#notebook/notebook.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { Button } from '#ui/controls/button.tsx';
import { useOpenNotebook } from './use-open-notebook.ts';

interface FavouriteButtonProps {
  kind: 'type' | 'home' | 'comparison';
  id: string;
  /** As a visitor says it. */
  name: string;
}

/** Keeps a type, a home or a comparison in this browser, or lets it go. */
export function FavouriteButton({ kind, id, name }: FavouriteButtonProps) {
  const { entries, state } = useOpenNotebook();
  const isKept = entries.some((entry) => entry.kind === kind && entry.id === id);
  return (
    // Before it is taken over a tap would be lost.
    <Button
      look="light"
      disabled={state === 'loading'}
      aria-pressed={isKept}
      onClick={() => void (isKept ? forget(kind, id) : keep({ kind, id }))}
    >
      {isKept ? NOTEBOOK_TEXT.kept(name) : NOTEBOOK_TEXT.keep(name)}
    </Button>
  );
}
