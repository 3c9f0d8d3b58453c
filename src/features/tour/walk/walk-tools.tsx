import { useEffect, useState, type RefObject } from 'react';
import { useFullScreen } from '#browser/use-full-screen.ts';
import { canFollow, followDevice } from '#features/tour/view/device-look.ts';
import type { Look } from '#features/tour/view/look.ts';
import type { Eyes } from '#features/tour/view/eyes.ts';
import { WALK_TOOL_TEXT } from '#text/walk.ts';
import styles from './walk-tools.module.css';

/** What one press turns, and by how much it opens or closes the view, in degrees. */
const [TURN, TILT, ZOOM] = [30, 15, 15];

/** Strokes in a square of 24. */
const ICONS = {
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  nearer: 'M12 6v12M6 12h12',
  further: 'M6 12h12',
  full: 'M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4',
  leaveFull: 'M9 5v4H5M15 5v4h4M15 19v-4h4M9 19v-4H5',
  follow: 'M9 4h6v16H9zM5 9l-2 3 2 3M19 9l2 3-2 3',
} as const;

interface ToolProps {
  what: keyof typeof ICONS;
  isPressed?: boolean;
  onPress: () => void;
}

const Tool = ({ what, isPressed, onPress }: ToolProps) => (
  <button
    type="button"
    title={WALK_TOOL_TEXT[what]}
    aria-label={WALK_TOOL_TEXT[what]}
    aria-pressed={isPressed}
    className={styles.tool}
    onClick={onPress}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[what]} />
    </svg>
  </button>
);

const STEPS: readonly (readonly [what: keyof typeof ICONS, by: Partial<Look>])[] = [
  ['left', { yaw: -TURN }],
  ['right', { yaw: TURN }],
  ['up', { pitch: TILT }],
  ['down', { pitch: -TILT }],
  ['nearer', { width: -ZOOM }],
  ['further', { width: ZOOM }],
];

/** Follows the device while it is switched on. */
function useFollowing(eyes: Eyes, onSilence: () => void) {
  const [end, setEnd] = useState<(() => void) | null>(null);
  useEffect(() => () => end?.(), [end]);
  const toggle = () => {
    if (end) return setEnd(null);
    const refuse = () => {
      setEnd(null);
      onSilence();
    };
    const stop = followDevice(eyes.look(), (direction) => eyes.face(direction), refuse);
    setEnd(() => stop);
  };
  return { isOn: end !== null, toggle };
}

interface WalkToolsProps {
  eyes: Eyes;
  /** What gets the whole screen. */
  whole: RefObject<HTMLElement | null>;
  /** The device says nothing of how it is turned. */
  onSilence: () => void;
}

/** Buttons for whoever does not drag: everything that a finger or the keyboard can do, and what only a device can. */
export function WalkTools({ eyes, whole, onSilence }: WalkToolsProps) {
  const following = useFollowing(eyes, onSilence);
  const { state, enter, leave } = useFullScreen(whole);
  const isFull = state === 'screen';
  return (
    <div role="group" aria-label={WALK_TOOL_TEXT.tools} className={styles.tools}>
      {STEPS.map(([what, by]) => (
        <Tool key={what} what={what} onPress={() => eyes.turn(by)} />
      ))}
      {canFollow() && <Tool what="follow" isPressed={following.isOn} onPress={following.toggle} />}
      {document.fullscreenEnabled && <Tool what={isFull ? 'leaveFull' : 'full'} onPress={isFull ? leave : enter} />}
    </div>
  );
}
