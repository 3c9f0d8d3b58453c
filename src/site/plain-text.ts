// Texts of a database may hold what no page, feed or sitemap can carry. They are made plain where they come in.

/** Line ends of other systems, and those that word processors put into what is pasted. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters, and code points that are no characters: XML forbids them, HTML changes them. */
const CONTROLS = /[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}/gu;
/** Halves of a character, as text that was cut by length ends with. */
const LONE_SURROGATES = /\p{Cs}/gu;
/** Anything that a reader sees: not a space, a control or a character that is drawn as nothing. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** The text with `\n` between its lines and without control characters; half a character becomes U+FFFD. */
export const plainText = (text: string): string =>
  text.replace(LINE_ENDS, '\n').replace(CONTROLS, '').replace(LONE_SURROGATES, '\uFFFD');

/** Plain text on one line, as a title is written. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

/** Whether a reader would see anything of it: spaces and invisible characters alone are nothing. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);
