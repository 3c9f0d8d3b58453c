import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { wantsStillness } from '#browser/media.ts';

/** Milliseconds that a slide stays (S-24). */
const INTERVAL = 6000;

/** `asked`: the visitor pressed play, which outweighs that the pointer or focus is still on the button. */
type Mode = 'auto' | 'asked' | 'stopped';

/** Moves on by itself unless someone is looking closer, the tab is hidden, or less motion is wished for. */
export function useAutoplay(index: number, advance: () => void) {
  const [mode, setMode] = useState<Mode>('auto');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const isRunning = !hidden && (mode === 'asked' || (mode === 'auto' && !hovered && !focused));

  useEffect(() => {
    if (wantsStillness()) setMode('stopped');
    const watchTab = () => setHidden(document.hidden);
    watchTab();
    document.addEventListener('visibilitychange', watchTab);
    return () => document.removeEventListener('visibilitychange', watchTab);
  }, []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setTimeout(advance, INTERVAL);
    return () => window.clearTimeout(timer);
    // `index` starts the six seconds anew after every change, the visitor's too.
  }, [isRunning, index, advance]);

  const comeBack = () => setMode((now) => (now === 'asked' ? 'auto' : now));
  return {
    isRunning,
    isStopped: mode === 'stopped',
    toggle: () => setMode(mode === 'stopped' ? 'asked' : 'stopped'),
    holders: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        // A finger enters and never leaves.
        if (pointerType !== 'mouse') return;
        setHovered(true);
        comeBack();
      },
      onPointerLeave: () => setHovered(false),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) comeBack();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
