// The development from straight above, without text.
import { createRandom, mix } from './colour.mjs';
import { bronzeTones } from './looks.mjs';
import { createSheet, round } from './sheet.mjs';

/** @typedef {import('./looks.mjs').Tones} Tones */

/** @param {number} x @param {number} y @param {number} r @param {string} colour @param {() => number} random */
function crown(x, y, r, colour, random) {
  const tint = mix(colour, '#ffffff', random() * 0.2);
  return `<circle cx="${round(x + r * 0.4)}" cy="${round(y + r * 0.35)}" r="${round(r)}" fill="#1f2430" opacity="0.16"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${tint}"/><circle cx="${round(x - r * 0.28)}" cy="${round(y - r * 0.28)}" r="${round(r * 0.55)}" fill="${mix(tint, '#fff6e0', 0.3)}"/>`;
}

/** A tower's roof: two wings and a core. @param {number} x @param {number} y @param {Tones} tones */
function roof(x, y, tones) {
  const light = mix(tones.facade, '#ffffff', 0.55);
  const shape = `M${x} ${y + 18}h92v-18h112v130h-104v22h-100z`;
  return `<path d="${shape}" transform="translate(46 34)" fill="#1f2430" opacity="0.3" filter="url(#soft)"/>
<path d="${shape}" fill="${light}" stroke="${mix(tones.facade, tones.dark, 0.25)}" stroke-width="3"/>
<path d="M${x + 14} ${y + 32}h66v108h-66z M${x + 118} ${y + 14}h72v100h-72z" fill="${mix(tones.facade, tones.dark, 0.08)}" stroke="${tones.accent}" stroke-width="2.5"/>
<rect x="${x + 84}" y="${y + 44}" width="30" height="62" fill="${mix(tones.facade, tones.dark, 0.35)}"/>
<path d="M${x + 132} ${y + 30}h44v30h-44z M${x + 30} ${y + 52}h34v26h-34z" fill="${mix(tones.stone, tones.dark, 0.16)}"/>`;
}

/**
 * @param {import('./sheet.mjs').Size} size
 * @param {{ tones?: Tones }} [options]
 */
export function sitePlan(size, { tones = bronzeTones } = {}) {
  const sheet = createSheet(size);
  const random = createRandom(31);
  const scale = size.width / 1600;
  const blur = sheet.blur(9).slice(5, -1);
  const pavement = mix(tones.stone, '#ffffff', 0.3);
  const asphalt = mix(tones.stone, tones.dark, 0.38);
  const lawn = mix(tones.plant, '#ffffff', 0.45);
  const parts = [
    `<rect width="1600" height="1200" fill="${mix(tones.stone, tones.dark, 0.06)}"/>`,
    neighbours(tones, random),
    `<path d="M0 930H1600V1090H0Z M0 60H1600V130H0Z M90 0H190V1200H90Z M1430 0H1510V1200H1430Z" fill="${asphalt}"/>`,
    `<path d="M0 1010H1600 M0 95H1600 M140 0V1200 M1470 0V1200" stroke="#ffffff" stroke-width="4" stroke-dasharray="34 30" opacity="0.8"/>`,
    crossings(),
    `<rect x="216" y="156" width="1188" height="750" rx="10" fill="${pavement}"/>`,
    `<rect x="252" y="190" width="1116" height="682" rx="6" fill="${mix(tones.stone, tones.accent, 0.12)}" stroke="${mix(tones.stone, tones.dark, 0.3)}" stroke-width="3"/>`,
    pattern(tones),
    `<g fill="${lawn}"><path d="M300 230C420 210 520 260 620 240C700 230 720 320 640 350C520 390 340 360 300 330Z"/><path d="M920 560C1040 500 1180 590 1310 540V830H960C880 790 860 620 920 560Z"/><path d="M300 690C420 640 520 700 590 760C620 820 580 840 540 840H300Z"/><path d="M930 230H1320V380C1220 410 1180 330 1080 360C980 380 930 330 930 230Z"/></g>`,
    `<path d="M300 540C480 480 560 560 740 500C920 440 1060 520 1320 450" fill="none" stroke="${mix(pavement, '#ffffff', 0.5)}" stroke-width="30" stroke-linecap="round"/>`,
    `<path d="M720 250C760 470 740 640 760 860" fill="none" stroke="${mix(pavement, '#ffffff', 0.5)}" stroke-width="24" stroke-linecap="round"/>`,
    `<ellipse cx="752" cy="690" rx="84" ry="52" fill="${mix('#cbd8e0', tones.cool, 0.2)}" stroke="#ffffff" stroke-width="7"/><ellipse cx="738" cy="680" rx="40" ry="20" fill="#ffffff" opacity="0.25"/>`,
    `<rect x="1130" y="700" width="110" height="80" rx="36" fill="${mix(tones.accent, '#ffffff', 0.55)}"/><circle cx="1165" cy="740" r="14" fill="${tones.cool}"/><rect x="1190" y="722" width="30" height="36" rx="6" fill="${tones.plant}"/>`,
    roof(330, 330, tones),
    roof(820, 290, tones),
    roof(520, 610, tones),
    roof(1060, 470, tones),
  ];
  for (let index = 0; index < 130; index += 1) {
    const [x, y] = [275 + random() * 1070, 212 + random() * 640];
    const free = [
      [330, 330],
      [820, 290],
      [520, 610],
      [1060, 470],
    ].every(([left = 0, top = 0]) => x < left - 26 || x > left + 268 || y < top - 22 || y > top + 200);
    const water = Math.hypot((x - 752) / 110, (y - 690) / 76) < 1;
    if (free && !water && (index % 3 > 0 || y < 250 || y > 800))
      parts.push(crown(x, y, 11 + random() * 12, tones.plant, random));
  }
  for (let x = 236; x < 1400; x += 46)
    parts.push(crown(x, 918, 17, tones.plant, random), crown(x + 8, 146, 14, tones.plant, random));
  for (let y = 190; y < 900; y += 48)
    parts.push(crown(204, y, 15, tones.plant, random), crown(1416, y, 15, tones.plant, random));
  sheet.add(
    `<g transform="scale(${round(scale * 1000) / 1000}) translate(0 ${round((size.height / scale - 1200) / 2)})">${parts.join('').replaceAll('url(#soft)', `url(${blur})`)}</g>`,
  );
  return sheet.toString();
}

/** @param {Tones} tones */
function pattern(tones) {
  let data = '';
  for (let x = 252; x < 1368; x += 24) data += `M${x} 190V872`;
  for (let y = 190; y < 872; y += 24) data += `M252 ${y}H1368`;
  return `<path d="${data}" stroke="${mix(tones.stone, tones.dark, 0.2)}" stroke-width="1" opacity="0.35"/>`;
}

function crossings() {
  let data = '';
  for (let step = 0; step < 9; step += 1)
    data += `M216 ${942 + step * 16}h40v8h-40z M1374 ${942 + step * 16}h40v8h-40z`;
  return `<path d="${data}" fill="#ffffff" opacity="0.85"/>`;
}

/** @param {Tones} tones @param {() => number} random */
function neighbours(tones, random) {
  let shade = '';
  let tops = '';
  /** @param {number} x @param {number} y @param {number} w @param {number} h */
  const house = (x, y, w, h) => {
    shade += `M${round(x + 10)} ${round(y + 8)}h${round(w)}v${round(h)}h${round(-w)}z`;
    tops += `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${mix(tones.stone, random() < 0.5 ? '#ffffff' : tones.facade, random() * 0.6)}"/>`;
  };
  for (let y = 8; y < 1200; y += 74) {
    house(8, y, 50 + random() * 22, 44 + random() * 18);
    house(1524, y, 50 + random() * 24, 44 + random() * 18);
  }
  for (let x = 204; x < 1420; x += 92) {
    house(x, 4, 56 + random() * 24, 36);
    house(x, 1112, 60 + random() * 22, 60 + random() * 20);
  }
  return `<path d="${shade}" fill="#1f2430" opacity="0.14"/>${tops}`;
}
