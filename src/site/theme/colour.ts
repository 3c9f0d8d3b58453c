/** A colour as content and stylesheets write it: '#1f2430'. */
export type Hex = string;

/** Red, green and blue, each from 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number];

/** A colour of six hexadecimal digits in channels. */
export function channelsOf(colour: Hex): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Channels as a colour; what lies outside of 0 to 1 is cut off. */
export const hexOf = (channels: Channels): Hex =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `share` of one colour, from 0 to 1, and the rest of another, as CSS mixes them in sRGB. */
export function mix(colour: Hex, other: Hex, share: number): Hex {
  const [red, green, blue] = channelsOf(colour);
  const [otherRed, otherGreen, otherBlue] = channelsOf(other);
  const between = (one: number, two: number) => one * share + two * (1 - share);
  return hexOf([between(red, otherRed), between(green, otherGreen), between(blue, otherBlue)]);
}

/** A channel's light: screens show half a value as a fifth of the light. */
export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The relative luminance of WCAG 2, from 0 (black) to 1 (white). */
function luminanceOf(colour: Hex): number {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours by WCAG 2, from 1 to 21, whichever is the lighter one. */
export function contrast(one: Hex, other: Hex): number {
  const lights = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
