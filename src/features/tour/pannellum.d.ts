/** The part of pannellum 2.5 that the tour uses; its file has no types and leaves the viewer in `window`. */
interface PannellumViewer {
  on: (event: 'load' | 'error', listener: () => void) => void;
  getYaw: () => number;
  getPitch: () => number;
  /** Horizontal field of view, degrees. */
  getHfov: () => number;
  /** Degrees; `animated`: milliseconds, or false for at once. */
  setYaw: (yaw: number, animated: number | false) => void;
  setPitch: (pitch: number, animated: number | false) => void;
  setHfov: (hfov: number, animated: number | false) => void;
  isOrientationSupported: () => boolean;
  isOrientationActive: () => boolean;
  startOrientation: () => void;
  stopOrientation: () => void;
  destroy: () => void;
}

interface Window {
  pannellum: { viewer: (container: HTMLElement, options: Record<string, unknown>) => PannellumViewer };
}
