import { useEffect, useState } from 'react';
import { isMetered } from '#browser/metered.ts';
import { decoded, loadPanorama } from '#features/tour/view/load-panorama.ts';
import { startWidth } from '#features/tour/view/look.ts';
import type { ShownPoint } from '#site/tour/shown-walk.ts';
import type { StageState } from './use-stage.ts';
import type { Step } from './use-walk.ts';

/** What a browser that draws nothing around shows: half as wide, it is seen whole. */
const FLAT_WIDTH = 1500;
/** So long after an arrival the rooms behind the doors are asked for. */
const IDLE_MS = 800;

/** Asks for the neighbours' pictures, one after the other, so that they come from the browser's own cache later. */
async function fetchNeighbours(
  neighbours: readonly ShownPoint[],
  widest: number,
  isOver: () => boolean,
): Promise<void> {
  for (const { files } of neighbours) {
    if (isOver()) return;
    await loadPanorama(files, widest).catch(() => {});
  }
}

/** How the way to a point goes: `missing` stays in the room where the visitor is. */
export type Arrival = 'loading' | 'there' | 'missing';

interface ArrivalOptions {
  step: Step;
  stage: StageState;
  points: readonly ShownPoint[];
  /** The point's picture is there, and is shown where there is a stage. */
  onArrive: (point: ShownPoint) => void;
}

/** Brings a visitor to a point: loads its panorama, shows it, and then asks for those behind its doors. */
export function useArrival({ step, stage, points, onArrive }: ArrivalOptions) {
  const [arrival, setArrival] = useState<Arrival>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (stage === null) return;
    let isOver = false;
    let idle: ReturnType<typeof setTimeout> | undefined;
    const { to, facing } = step;
    const widest = stage === 'flat' ? FLAT_WIDTH : stage.widest;
    const arrive = async () => {
      const picture = await decoded(await loadPanorama(to.files, widest));
      if (isOver) return;
      if (stage !== 'flat') {
        stage.show({ picture, middle: to.middle });
        stage.eyes.face({ yaw: facing, pitch: to.pitch, width: startWidth(stage.size(), to.field) }, true);
      }
      onArrive(to);
      setArrival('there');
      const neighbours = points.filter(({ id }) => to.doors.some((door) => door.to === id));
      const prefetch = () => void fetchNeighbours(neighbours, widest, () => isOver);
      if (!isMetered(navigator)) idle = setTimeout(prefetch, IDLE_MS);
    };
    setArrival('loading');
    arrive().catch(() => !isOver && setArrival('missing'));
    return () => {
      isOver = true;
      clearTimeout(idle);
    };
  }, [step, stage, points, onArrive, tries]);
  return { arrival, retry: () => setTries(tries + 1) };
}
