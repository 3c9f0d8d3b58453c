// Maps without text: land, water, roads, railway, green, and the development as one mark.
import { createRandom, mix } from './colour.mjs';
import { bronzeTones } from './looks.mjs';
import { createSheet, round } from './sheet.mjs';

/** @typedef {import('./looks.mjs').Tones} Tones */

/** The two drawings' lines, on a sheet of 1200 by 1200. */
const drawings = {
  region: {
    coast:
      'M0 0H470C440 90 520 150 470 240C430 320 500 380 450 470C410 540 300 520 290 620C285 720 400 740 380 850C360 960 250 980 270 1200H0Z',
    parks:
      'M760 120C850 90 960 140 940 230C900 300 780 270 760 200Z M520 900C620 860 720 920 690 1010C640 1070 530 1030 520 960Z M1010 640C1090 620 1150 700 1110 770C1060 810 990 750 1010 640Z',
    major: [
      'M430 -20C520 200 560 420 640 620C700 780 880 900 1220 960',
      'M300 560C560 520 820 560 1220 480',
      'M840 -20C800 240 820 700 760 1220',
    ],
    minor: ['M560 -20V1220', 'M360 330H1220', 'M330 800H1220', 'M980 -20V1220', 'M420 1060H1220'],
    rail: 'M600 -20C580 240 640 420 650 560C660 760 760 940 960 1220',
    stops: [
      [596, 240],
      [644, 500],
      [700, 800],
      [836, 1040],
    ],
  },
  neighbourhood: {
    coast:
      'M0 0H150C170 130 110 220 150 330C200 440 120 520 140 640C160 760 90 860 120 960C140 1060 90 1120 100 1200H0Z',
    parks:
      'M760 90C850 60 1000 80 1010 190C1000 280 850 300 770 230Z M250 850C340 810 430 860 420 960C380 1040 270 1010 240 940Z M900 900H1090V1040H900Z',
    major: [
      'M-20 770C260 700 620 720 1220 640',
      'M460 -20C440 300 520 760 480 1220',
      'M820 -20C850 380 790 800 860 1220',
    ],
    minor: [
      'M150 180H1220',
      'M170 420H1220',
      'M130 960H1220',
      'M290 -20V1220',
      'M640 -20L680 1220',
      'M1020 -20V1220',
      'M150 560H820',
      'M480 860H1220',
    ],
    rail: 'M980 -20C900 220 700 400 640 560C580 720 420 900 330 1220',
    stops: [
      [862, 240],
      [640, 560],
      [438, 880],
    ],
  },
};

/**
 * @param {import('./sheet.mjs').Size} size
 * @param {{ wide?: boolean, tones?: Tones }} [options] wide shows the region, else the neighbourhood
 */
export function groundMap(size, { wide = false, tones = bronzeTones } = {}) {
  const { coast, parks, major, minor, rail, stops } = wide ? drawings.region : drawings.neighbourhood;
  const sheet = createSheet(size);
  const s = size.width / 1200;
  const land = '#f4efe6';
  const water = mix('#cbd8e0', tones.cool, 0.1);
  const road = '#ffffff';
  const casing = mix(tones.stone, tones.dark, 0.1);
  const draw = (/** @type {string} */ markup) =>
    sheet.add(
      `<g transform="scale(${round(s * 100) / 100})" fill="none" stroke-linecap="round" stroke-linejoin="round">${markup}</g>`,
    );
  sheet.rect(0, 0, size.width, size.height, land);
  draw(blocks(wide ? 46 : 92, tones));
  draw(
    `<path d="${coast}" fill="${water}"/><path d="${coast}" stroke="${mix(water, tones.cool, 0.25)}" stroke-width="5"/>`,
  );
  if (wide)
    draw(
      `<path d="M90 300C150 260 240 300 230 370C220 440 130 450 90 400Z M60 760C110 740 170 790 150 840C120 880 60 850 60 760Z" fill="${land}" stroke="${mix(water, tones.cool, 0.25)}" stroke-width="4"/>`,
    );
  const green = mix(tones.plant, '#ffffff', 0.58);
  draw(`<path d="${parks}" fill="${green}"/>`);
  const lane = (/** @type {string[]} */ list, /** @type {string} */ colour, /** @type {number} */ width) =>
    list.map((d) => `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`).join('');
  draw(
    lane(minor, casing, 15) +
      lane(major, casing, 33) +
      lane(minor, road, 10) +
      lane(major, mix('#ffffff', tones.accent, 0.14), 26),
  );
  draw(
    `<path d="${rail}" stroke="${tones.cool}" stroke-width="11"/><path d="${rail}" stroke="#ffffff" stroke-width="4" stroke-dasharray="18 18"/>`,
  );
  draw(
    stops
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="#ffffff" stroke="${tones.cool}" stroke-width="8"/>`)
      .join(''),
  );
  draw(site(wide ? [690, 560] : [600, 650], wide, tones));
  return sheet.toString();
}

/** @param {number} pitch @param {Tones} tones */
function blocks(pitch, tones) {
  const random = createRandom(5);
  let data = '';
  for (let y = 10; y < 1200; y += pitch) {
    for (let x = 10; x < 1200; x += pitch) {
      if (random() < 0.28) continue;
      const w = pitch * (0.4 + random() * 0.4);
      data += `M${round(x + random() * 8)} ${round(y + random() * 8)}h${round(w)}v${round(pitch * (0.4 + random() * 0.35))}h${round(-w)}z`;
    }
  }
  return `<path d="${data}" fill="${mix(tones.stone, tones.dark, 0.03)}"/>`;
}

/** Rings by distance and the mark of the development. @param {number[]} centre @param {boolean} wide @param {Tones} tones */
function site([x = 0, y = 0], wide, tones) {
  const rings = wide ? [90, 200] : [170, 330];
  const circles = rings
    .map(
      (r) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${tones.accent}" fill-opacity="0.06" stroke="${tones.accent}" stroke-opacity="0.55" stroke-width="2.5" stroke-dasharray="3 10"/>`,
    )
    .join('');
  const pin = `<path d="M${x} ${y}C${x - 46} ${y - 58} ${x - 44} ${y - 112} ${x} ${y - 114}C${x + 44} ${y - 112} ${x + 46} ${y - 58} ${x} ${y}Z" fill="${tones.dark}"/><circle cx="${x}" cy="${y - 68}" r="18" fill="#f6d9ac"/>`;
  return `${circles}<ellipse cx="${x}" cy="${y + 2}" rx="26" ry="8" fill="${tones.dark}" opacity="0.3"/>${pin}`;
}
