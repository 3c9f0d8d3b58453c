/** Where the camera looks: a place of the still, and how much nearer than its whole. */
export interface View {
  /** Centre, as shares of the still's width and height. */
  x: number;
  y: number;
  /** 1 shows the most that the frame's shape allows. */
  zoom: number;
}

export interface Move {
  from: View;
  to: View;
}

export interface Shot extends Move {
  /** A picture of the content. */
  still: string;
  /** How long it stands alone; the dissolves before and after it are added. */
  seconds: number;
  /** How far the camera goes to the right, or with minus to the left: what is nearest passes what is farthest by this share of the frame's width. It needs the still's depth. */
  truck?: number;
  /** Where the upright crop looks, if its middle is another. */
  small?: Move;
  /** All of the still is seen in the player's band: the even ground on which its things stand goes on around it. */
  whole?: true;
  /** A few words at the foot of the picture. */
  caption?: string;
}

/** The last picture, on which the player stops, and the name over it. */
export interface Card extends Shot {
  english: string;
  title: string;
  line: string;
}

export interface Film {
  /** The picture that the player shows until the film runs: the film's first frame, written with it. */
  poster: string;
  shots: readonly Shot[];
  card: Card;
}

/** A shape in which every film is delivered. */
export interface Crop {
  /** After the film's name in its files. */
  suffix: string;
  width: number;
  height: number;
  /** Height of the band in the middle that the page's player shows; all of it is seen full screen. */
  band: number;
  /** Most bytes of one file. */
  most: number;
}

export const FRAMES_PER_SECOND = 24;
export const DISSOLVE_SECONDS = 1.1;

/** Full screens, of which the player shows 1300×500, and, twice as fine for phones, 400×300 (S-27). */
export const CROPS: readonly Crop[] = [
  { suffix: '', width: 1920, height: 1080, band: 738, most: 1_450_000 },
  { suffix: '-small', width: 800, height: 600, band: 600, most: 850_000 },
];
