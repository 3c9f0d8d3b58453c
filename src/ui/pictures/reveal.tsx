import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { wantsStillness } from '#browser/media.ts';
import styles from './reveal.module.css';

/** Scroll height in pixels above which waiting pictures fade in (S-4). */
const REVEAL_ABOVE = 200;

interface RevealProps {
  children: ReactNode;
  className?: string | undefined;
}

/** Whether it is below the first screen of a page that can be scrolled far enough to show it. */
function mayWait(element: HTMLElement): boolean {
  const room = document.documentElement.scrollHeight - window.innerHeight;
  return (
    window.scrollY <= REVEAL_ABOVE &&
    room >= 2 * REVEAL_ABOVE &&
    element.getBoundingClientRect().top >= window.innerHeight &&
    !wantsStillness()
  );
}

/** Fades in once the page is scrolled. What is on the first screen, or cannot be scrolled to, never waits. */
export function Reveal({ children, className }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reveal = () => {
      if (window.scrollY <= REVEAL_ABOVE) return;
      delete box.current?.dataset['waiting'];
      window.removeEventListener('scroll', reveal);
    };
    // In a frame of its own: measuring during hydration would force the whole layout.
    const frame = requestAnimationFrame(() => {
      if (!box.current || !mayWait(box.current)) return;
      box.current.dataset['waiting'] = '';
      window.addEventListener('scroll', reveal, { passive: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', reveal);
    };
  }, []);
  return (
    <div ref={box} className={clsx(styles.reveal, className)}>
      {children}
    </div>
  );
}
