import { clsx } from 'clsx';
import { PLAN_TOOL_TEXT } from '#text/units/plan-viewing.ts';
import styles from './plan-tools.module.css';
import { LARGEST } from '#features/plan-viewer/view/view.ts';

interface PlanToolsProps {
  scale: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onReset: () => void;
  isFull: boolean;
  /** null where something else closes the full view. */
  onFull: (() => void) | null;
}

const ICONS = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 12h6',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  leave: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
} as const;

interface ToolProps {
  label: string;
  icon: keyof typeof ICONS;
  /** Greyed, but it keeps the focus: who pressed it may go on with the keyboard. */
  isIdle?: boolean;
  onPress: () => void;
  /** Shown beside the icon too. */
  isNamed?: boolean;
}

function Tool({ label, icon, isIdle = false, onPress, isNamed = false }: ToolProps) {
  return (
    <button
      type="button"
      className={clsx(styles.tool, isNamed && styles.named)}
      aria-label={label}
      aria-disabled={isIdle}
      onClick={() => !isIdle && onPress()}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={ICONS[icon]} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {isNamed && label}
    </button>
  );
}

/** The buttons for those without wheel or two fingers. */
export function PlanTools({ scale, onZoomIn, onZoomOut, onReset, isFull, onFull }: PlanToolsProps) {
  return (
    <div className={styles.tools}>
      <Tool label={PLAN_TOOL_TEXT.zoomOut} icon="out" isIdle={scale <= 1} onPress={onZoomOut} />
      <output className={styles.scale} aria-label={PLAN_TOOL_TEXT.magnification}>
        {Math.round(scale * 100)}%
      </output>
      <Tool label={PLAN_TOOL_TEXT.zoomIn} icon="in" isIdle={scale >= LARGEST} onPress={onZoomIn} />
      <Tool label={PLAN_TOOL_TEXT.whole} icon="whole" isIdle={scale <= 1} onPress={onReset} />
      {onFull && (
        <Tool
          label={isFull ? PLAN_TOOL_TEXT.leaveFullScreen : PLAN_TOOL_TEXT.enterFullScreen}
          icon={isFull ? 'leave' : 'full'}
          onPress={onFull}
          isNamed
        />
      )}
    </div>
  );
}
