import { useCallback, useState } from 'react';
import type { ShownPoint, ShownWalk } from '#site/tour/shown-walk.ts';

/** Where a visitor wants to be. */
export interface Step {
  to: ShownPoint;
  /** Which way to look there, in degrees from north to the east. */
  facing: number;
}

/** Goes to a point: through a door, which says where one looks behind it, or from anywhere. */
export type Go = (id: string, facing?: number) => void;

const stepTo = (to: ShownPoint, facing = to.heading): Step => ({ to, facing });

/** Where a visitor is in a walk: in its first room, if it is open from the start, else nowhere until it is opened. */
export function useWalk({ points }: Pick<ShownWalk, 'points'>, isOpen: boolean) {
  const [first] = points;
  const [step, setStep] = useState(isOpen && first ? stepTo(first) : null);
  const [here, setHere] = useState<ShownPoint | null>(null);
  const go: Go = useCallback(
    (id, facing) => {
      const to = points.find((point) => point.id === id);
      if (to) setStep(stepTo(to, facing));
    },
    [points],
  );
  return { step, here, go, arrive: setHere };
}
