import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LARGEST } from './view.ts';
import styles from './zoom-tools.module.css';

const ICONS = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 12h6',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  leave: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
} as const;

interface ZoomToolProps {
  label: string;
  icon: keyof typeof ICONS;
  /** Greyed, but it keeps the focus: who pressed it may go on with the keyboard. */
  isIdle?: boolean;
  onPress: () => void;
  /** Shown beside the icon too. */
  isNamed?: boolean;
}

export function ZoomTool({ label, icon, isIdle = false, onPress, isNamed = false }: ZoomToolProps) {
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

interface ZoomToolsProps {
  /** Names of the buttons. */
  text: { zoomIn: string; zoomOut: string; whole: string; magnification: string };
  scale: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onReset: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The buttons for those without wheel or two fingers. */
export function ZoomTools({ text, scale, onZoomIn, onZoomOut, onReset, children }: ZoomToolsProps) {
  return (
    <div className={styles.tools}>
      <ZoomTool label={text.zoomOut} icon="out" isIdle={scale <= 1} onPress={onZoomOut} />
      <output className={styles.scale} aria-label={text.magnification}>
        {Math.round(scale * 100)}%
      </output>
      <ZoomTool label={text.zoomIn} icon="in" isIdle={scale >= LARGEST} onPress={onZoomIn} />
      <ZoomTool label={text.whole} icon="whole" isIdle={scale <= 1} onPress={onReset} />
      {children}
    </div>
  );
}
