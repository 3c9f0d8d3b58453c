import { watchSize } from '#browser/watch-size.ts';
import { wantsStillness } from '#browser/media.ts';
import type { ShownDoor } from '#site/tour/shown-walk.ts';
import { openEyes, type Eyes } from './eyes.ts';
import { nearestAside, type Look, type Size } from './look.ts';
import { placeMarks } from './marks.ts';
import { openScreen, type Panorama, type Screen } from './screen.ts';

/** How long one room fades over into the next. */
const FADE_MS = 350;
/** Longer than this nothing was drawn: the tab was behind another one. */
const LONGEST_FRAME_MS = 100;
/** More device pixels for a CSS pixel than the first nobody sees; more of them in all an old phone could not draw. */
const [MOST_DENSITY, MOST_PIXELS] = [3, 2.4e6];

/** A door's button over the picture. */
export interface DoorButton {
  door: ShownDoor;
  element: HTMLElement;
}

/** A room as it is looked around in: the picture, the doors over it, and where the visitor looks. */
export interface Stage {
  eyes: Eyes;
  widest: number;
  /** Shows another panorama; the doors over it are the caller's to change at the same time. */
  show: (panorama: Panorama) => void;
  setDoors: (doors: readonly DoorButton[]) => void;
  size: () => Size;
  end: () => void;
}

/** Told of each frame in which the look is another one. */
type OnLook = (look: Look) => void;

/** Doors where they are seen; while none is, the next one to each side waits at that edge of the window. */
function placeDoors(buttons: readonly DoorButton[], look: Look, size: Size): void {
  const doors = buttons.map(({ door }) => door);
  const widths = buttons.map(({ element }) => element.firstElementChild?.clientWidth ?? 0);
  const seen = placeMarks(doors, widths, look, size);
  const aside = nearestAside(look, seen.some(Boolean) ? [] : doors);
  for (const [index, { door, element }] of buttons.entries()) {
    const place = seen[index];
    element.dataset['seen'] = place ? 'true' : door === aside.left ? 'left' : door === aside.right ? 'right' : 'false';
    element.style.transform = place ? `translate(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px)` : '';
  }
}

/** Draws a frame whenever it is told that something has changed, and further ones while something is moving. */
function frames(draw: (ms: number) => boolean): { wake: () => void; end: () => void } {
  let frame = 0;
  let last: number | null = null;
  const run = (now: number) => {
    frame = 0;
    const ms = last === null ? 16 : Math.min(LONGEST_FRAME_MS, now - last);
    last = now;
    if (draw(ms)) wake();
    else last = null;
  };
  const wake = () => {
    frame ||= requestAnimationFrame(run);
  };
  return { wake, end: () => cancelAnimationFrame(frame) };
}

/** Device pixels for a CSS pixel: the screen's, as far as they can be drawn. */
export const densityOf = ({ width, height }: Size, screen: number): number =>
  Math.min(screen, MOST_DENSITY, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));

function drawer(screen: Screen, frame: HTMLElement) {
  return (look: Look, size: Size, fade: number) =>
    screen.draw(look, size, {
      fade,
      density: densityOf(size, frame.ownerDocument.defaultView?.devicePixelRatio ?? 1),
    });
}

/** Null: this browser cannot draw it. @param start how the visitor looks until a picture is shown */
export function openStage(canvas: HTMLCanvasElement, start: Look, onLook: OnLook): Stage | null {
  const screen = openScreen(canvas);
  const frame = canvas.parentElement;
  if (!screen || !frame) return null;
  const size = (): Size => ({ width: frame.clientWidth, height: frame.clientHeight });
  const draw = drawer(screen, frame);
  let doors: readonly DoorButton[] = [];
  let faded = FADE_MS;
  const loop = frames((ms) => {
    const isMoving = eyes.advance(ms);
    faded = Math.min(FADE_MS, faded + ms);
    const look = eyes.look();
    draw(look, size(), faded / FADE_MS);
    placeDoors(doors, look, size());
    onLook(look);
    return isMoving || faded < FADE_MS;
  });
  const eyes = openEyes(start, { onGoal: loop.wake, isStill: wantsStillness });
  const unwatch = watchSize(frame, loop.wake);
  return {
    eyes,
    widest: screen.widest,
    size,
    show: (panorama) => {
      screen.show(panorama);
      faded = wantsStillness() ? FADE_MS : 0;
      loop.wake();
    },
    setDoors: (next) => {
      doors = next;
      loop.wake();
    },
    end: () => {
      loop.end();
      unwatch();
    },
  };
}
