import { colourToken } from '#tools/theme/tokens.ts';

// The site's own tokens (what is drawn is a development's after `inThemeColours`), and the weights of lines in millimetres: what is cut is heaviest, then what
// opens, then what stands, then what only measures.

export const INK = {
  wall: colourToken(null, 'ink'),
  partition: colourToken(null, 'ink-soft'),
  line: colourToken(null, 'ink-soft'),
  furniture: '#8c8271',
  fixture: '#6d7585',
  measure: '#6d6557',
  text: colourToken(null, 'ink'),
  softText: colourToken(null, 'ink-soft'),
  mark: colourToken(null, 'accent-deep'),
  extension: colourToken(null, 'accent'),
} as const;

export const FILL = {
  wood: '#f7f0e5',
  tile: '#e9edee',
  stone: '#ddd8ce',
  balcony: '#eeefea',
  joint: '#d3dadc',
  slab: '#c9c2b4',
  glass: '#dbe7ec',
  furniture: '#fffdf9',
  linen: '#efe4d2',
  timber: '#eadcc4',
  rug: '#efe7da',
  fixture: '#ffffff',
  leaf: '#b9c6b3',
  paper: '#ffffff',
} as const;

export const WEIGHT = { door: 40, outline: 18, detail: 11, joint: 7, measure: 12 } as const;
