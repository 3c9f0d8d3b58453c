// The script of the page inside the VR frame, built apart from the site: it turns the flat picture into a view around.
import { attempt } from '#browser/attempt.ts';
import { wantsStillness } from '#browser/media.ts';
import 'pannellum';
import 'pannellum/build/pannellum.css';
import {
  FLAT_TOUR_TEXT,
  LOADING_TOUR_TEXT,
  MISSING_TOUR_TEXT,
  RETRY_TOUR_TEXT,
  TOUR_HINT_TEXT,
  TOUR_KEYS_TEXT,
} from '#text/panorama.ts';
import { tourButtons } from './panorama-controls.ts';
import { panoramaFile } from './panorama-file.ts';
import './panorama.css';

/** Vertical field of view at the start, degrees; the horizontal one follows from the frame's shape, within bounds. */
const START_HEIGHT = 68;
const [NARROWEST, WIDEST] = [60, 100];

// The viewer writes its own few elements as HTML. This lets HTML through and, unlike no policy at all, no script.
attempt(() => window.trustedTypes?.createPolicy('default', { createHTML: (html: string) => html }), undefined);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function startWidth(): number {
  const half = Math.atan(Math.tan(radians(START_HEIGHT / 2)) * (window.innerWidth / window.innerHeight));
  return Math.max(NARROWEST, Math.min(WIDEST, (half * 360) / Math.PI));
}

/** Pixels; 0: no WebGL. */
function largestTexture(): number {
  const gl = document.createElement('canvas').getContext('webgl');
  return gl ? (gl.getParameter(gl.MAX_TEXTURE_SIZE) as number) : 0;
}

function line(text: string, className: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

const whenShown = (image: HTMLImageElement) =>
  new Promise<boolean>((resolve) => {
    if (image.complete) return resolve(image.naturalWidth > 0);
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
  });

function openViewer(view: HTMLElement, panorama: string): PannellumViewer {
  const isStill = wantsStillness();
  return window.pannellum.viewer(view, {
    type: 'equirectangular',
    panorama,
    autoLoad: true,
    hfov: startWidth(),
    minHfov: 40,
    maxHfov: 110,
    // Our own are buttons, with names.
    showControls: false,
    compass: false,
    // The wheel belongs to the page around the frame.
    mouseZoom: false,
    // Where no motion is wanted, the view stops with the finger, and nothing flies nearer by itself.
    ...(isStill && { friction: 1, doubleClickZoom: false }),
  });
}

function showView(main: HTMLElement, view: HTMLElement, viewer: PannellumViewer): void {
  const hint = line(TOUR_HINT_TEXT, 'hint');
  const endHint = () => hint.remove();
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, endHint, { once: true });
  main.dataset['state'] = 'ready';
  main.removeAttribute('tabindex');
  main.append(hint, tourButtons(viewer));
  view.focus({ preventScroll: true });
  window.addEventListener(
    'wheel',
    ({ deltaY }) => document.fullscreenElement && viewer.setHfov(viewer.getHfov() + deltaY / 20, false),
    { passive: true },
  );
}

async function start(main: HTMLElement, image: HTMLImageElement): Promise<void> {
  const status = line(LOADING_TOUR_TEXT, 'status');
  status.setAttribute('role', 'status');
  main.append(status);
  if (!(await whenShown(image))) {
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = RETRY_TOUR_TEXT;
    retry.addEventListener('click', () => window.location.reload());
    status.textContent = MISSING_TOUR_TEXT;
    status.append(retry);
    return;
  }
  const view = document.createElement('div');
  const stayFlat = () => {
    view.remove();
    main.dataset['state'] = 'flat';
    status.textContent = FLAT_TOUR_TEXT;
  };
  const texture = largestTexture();
  if (texture === 0) return stayFlat();
  const sets = [...(image.parentElement?.querySelectorAll('source') ?? []), image].map(({ srcset }) => srcset);
  const keys = line(TOUR_KEYS_TEXT, 'unseen');
  keys.id = 'keys';
  view.className = 'view';
  view.setAttribute('role', 'application');
  view.setAttribute('aria-label', image.alt);
  view.setAttribute('aria-describedby', keys.id);
  main.append(view, keys);
  const viewer = openViewer(view, panoramaFile(sets, image.currentSrc, texture));
  // The system takes graphics from pages in the background.
  view.addEventListener('webglcontextlost', stayFlat, { capture: true, once: true });
  viewer.on('error', stayFlat);
  viewer.on('load', () => {
    status.remove();
    showView(main, view, viewer);
  });
}

const main = document.querySelector('main');
const image = document.querySelector('img');
if (main && image) void start(main, image);
