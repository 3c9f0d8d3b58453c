import { useEffect, useRef, useState } from 'react';
import { attempt } from '#browser/attempt.ts';
import { LatePart } from '#ui/late-part.tsx';
import styles from './desk.module.css';

const loadDesk = async () => (await import('./desk.tsx')).Desk;

interface DeskSlotProps {
  siteId: string;
  /** Whether the list over it is there: before, it stands where it will not stay. */
  isPlaceKnown: boolean;
  /** Told after something was published. */
  onPublished: () => void;
}

/** The administrator's place under the list. Its code, and sign-in's, is loaded when it comes near. */
export function DeskSlot({ isPlaceKnown, ...rest }: DeskSlotProps) {
  const [isNear, setNear] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPlaceKnown) return;
    const comesNear: IntersectionObserverCallback = ([entry]) => entry?.isIntersecting && setNear(true);
    const watch = attempt(() => new IntersectionObserver(comesNear, { rootMargin: '200px' }));
    // Where nothing says what is near, it comes at once.
    if (!watch) return setNear(true);
    if (slot.current) watch.observe(slot.current);
    return () => watch.disconnect();
  }, [isPlaceKnown]);
  return (
    <div ref={slot} className={styles.slot}>
      {isNear && <LatePart load={loadDesk} props={rest} />}
    </div>
  );
}
