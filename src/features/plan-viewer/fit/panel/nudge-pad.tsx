import { useId, useState } from 'react';
import type { Piece } from '#site/furniture/piece.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { moveBy } from '#site/furniture/nudge.ts';
import styles from './nudge-pad.module.css';

interface NudgePadProps {
  piece: Piece;
  onMove: (piece: Piece) => void;
}

const STEPS = [10, 100] as const;

const DIRECTIONS = [
  { name: 'north', east: 0, north: 1, path: 'M12 19V5M6 11l6-6 6 6' },
  { name: 'west', east: -1, north: 0, path: 'M19 12H5M11 6l-6 6 6 6' },
  { name: 'east', east: 1, north: 0, path: 'M5 12h14M13 6l6 6-6 6' },
  { name: 'south', east: 0, north: -1, path: 'M12 5v14M6 13l6 6 6-6' },
] as const;

/** Moves a piece by a centimetre or ten: for fingers that hide what they drag, and for who drags nothing. */
export function NudgePad({ piece, onMove }: NudgePadProps) {
  const [step, setStep] = useState<(typeof STEPS)[number]>(10);
  const name = useId();
  return (
    <div className={styles.pad}>
      <div className={styles.arrows} role="group" aria-label={FIT_TEXT.move}>
        {DIRECTIONS.map(({ name: direction, east, north, path }) => (
          <button
            key={direction}
            type="button"
            className={styles.arrow}
            data-direction={direction}
            aria-label={FIT_TEXT.moved(FIT_TEXT[direction], FIT_TEXT.stepOf(step))}
            onClick={() => onMove(moveBy(piece, east * step, north * step))}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        ))}
      </div>
      <fieldset className={styles.steps}>
        <legend>{FIT_TEXT.step}</legend>
        {STEPS.map((length) => (
          <label key={length} className={styles.step}>
            <input type="radio" name={name} checked={step === length} onChange={() => setStep(length)} />
            {FIT_TEXT.stepOf(length)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
