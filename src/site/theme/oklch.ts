import { channelsOf, hexOf, linear, type Channels, type Hex } from './colour.ts';

/** A colour as the eye orders them (Ottosson's OKLab): how light it is, and its hue and strength as a vector. */
export interface Oklab {
  lightness: number;
  a: number;
  b: number;
}

/** The inverse of `linear`. */
const encoded = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** A colour in OKLab. */
export function oklabOf(colour: Hex): Oklab {
  const [r, g, b] = channelsOf(colour).map(linear) as unknown as Channels;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Outside of 0 to 1 where no screen shows the colour. */
function lightOf({ lightness, a, b }: Oklab): Channels {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (light: Channels) => light.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The nearest colour of this lightness and hue that a screen shows: a strong one becomes paler, until it can. */
export function shownColour(lab: Oklab): Hex {
  let [weak, strong] = [0, 1];
  const of = (share: number) => lightOf({ lightness: lab.lightness, a: lab.a * share, b: lab.b * share });
  if (isShown(of(1))) weak = 1;
  else
    for (let step = 0; step < 12; step++) {
      const share = (weak + strong) / 2;
      if (isShown(of(share))) weak = share;
      else strong = share;
    }
  return hexOf(of(weak).map((channel) => encoded(Math.max(0, channel))) as unknown as Channels);
}
