import {
  FOLLOW_DEVICE_TEXT,
  FULL_SCREEN_TEXT,
  FURTHER_TEXT,
  LOOK_DOWN_TEXT,
  LOOK_LEFT_TEXT,
  LOOK_RIGHT_TEXT,
  LOOK_UP_TEXT,
  NEARER_TEXT,
  TOUR_CONTROLS_TEXT,
} from '#text/panorama.ts';
import { wantsStillness } from '#browser/media.ts';

/** Degrees that one press turns, and by which it opens or closes the view. */
const TURN = 30;
const TILT = 15;
const ZOOM = 15;
const MOVE_MS = 500;

/** Strokes in a square of 24. */
const ICONS = {
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  nearer: 'M12 6v12M6 12h12',
  further: 'M6 12h12',
  full: 'M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4',
  follow: 'M9 4h6v16H9zM4 9l-2 3 2 3M20 9l2 3-2 3',
};

function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const stroke = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  stroke.setAttribute('d', path);
  svg.append(stroke);
  return svg;
}

function button(label: string, path: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.setAttribute('aria-label', label);
  element.title = label;
  element.append(icon(path));
  element.addEventListener('click', () => onClick(element));
  return element;
}

const toggleFullScreen = () =>
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());

/** Buttons for whoever does not drag: everything that a finger or the keyboard can do. */
export function tourButtons(viewer: PannellumViewer): HTMLElement {
  const time = () => (wantsStillness() ? false : MOVE_MS);
  const turn = (degrees: number) => viewer.setYaw(viewer.getYaw() + degrees, time());
  const tilt = (degrees: number) => viewer.setPitch(viewer.getPitch() + degrees, time());
  const zoom = (degrees: number) => viewer.setHfov(viewer.getHfov() + degrees, time());
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', TOUR_CONTROLS_TEXT);
  group.className = 'controls';
  group.append(
    button(LOOK_LEFT_TEXT, ICONS.left, () => turn(-TURN)),
    button(LOOK_RIGHT_TEXT, ICONS.right, () => turn(TURN)),
    button(LOOK_UP_TEXT, ICONS.up, () => tilt(TILT)),
    button(LOOK_DOWN_TEXT, ICONS.down, () => tilt(-TILT)),
    button(NEARER_TEXT, ICONS.nearer, () => zoom(-ZOOM)),
    button(FURTHER_TEXT, ICONS.further, () => zoom(ZOOM)),
  );
  if (document.fullscreenEnabled) group.append(button(FULL_SCREEN_TEXT, ICONS.full, toggleFullScreen));
  if (viewer.isOrientationSupported()) {
    const follow = button(FOLLOW_DEVICE_TEXT, ICONS.follow, (pressed) => {
      const isOn = viewer.isOrientationActive();
      // The browser asks for permission by itself, now that it was asked for.
      if (isOn) viewer.stopOrientation();
      else viewer.startOrientation();
      pressed.setAttribute('aria-pressed', String(!isOn));
    });
    follow.setAttribute('aria-pressed', 'false');
    group.append(follow);
  }
  return group;
}
