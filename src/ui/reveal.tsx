import { type ReactNode, useEffect, useRef } from 'react';
import styles from './reveal.module.css';

/** Scroll height in pixels above which waiting pictures fade in: the specification's number. */
const REVEAL_ABOVE = 200;

interface RevealProps {
  children: ReactNode;
  className?: string | undefined;
}

/** Fades in once the page is scrolled. What is on the first screen, or cannot be scrolled to, never waits. */
export function Reveal({ children, className }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const room = document.documentElement.scrollHeight - window.innerHeight;
    if (!element || window.scrollY > REVEAL_ABOVE || room < 2 * REVEAL_ABOVE) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.dataset['waiting'] = '';
    const reveal = () => {
      if (window.scrollY <= REVEAL_ABOVE) return;
      delete element.dataset['waiting'];
      window.removeEventListener('scroll', reveal);
    };
    window.addEventListener('scroll', reveal, { passive: true });
    return () => window.removeEventListener('scroll', reveal);
  }, []);
  return (
    <div ref={box} className={[styles.reveal, className].filter(Boolean).join(' ')}>
      {children}
    </div>
  );
}
