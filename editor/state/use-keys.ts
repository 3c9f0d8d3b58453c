import { useEffect, useEffectEvent } from 'react';

interface Keys {
  undo: () => void;
  redo: () => void;
  save: () => void;
}

/** What every program does at these keys; the browser's own undo would not know of the other fields. */
export function useKeys({ undo, redo, save }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const action = key === 's' ? save : key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : null;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** A file that is dropped beside a picture's box would be opened in the place of the editor, and everything written be gone. */
export function useStrayFiles(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

/** Leaving with something unsaved is asked about. */
export function useLeaving(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}
