import type { Theme } from '#site/schema/theme.ts';

/** From this radius on a button is round, and so is what stands beside it. */
export const ROUND_PX = 16;

/** Low pictures: their titles begin near the upper edge, so the shade reaches it. */
const LOW_BANNERS = {
  'banner-height': 'clamp(132px, 12vw, 176px)',
  'banner-top': 'var(--space-5)',
  'banner-shade': '160%',
  'banner-shade-phone': '80%, transparent 140%',
};

/** What is seen of a picture with its title beside it, in a wide window where its words end; and of an upright one under its title. */
const CLIPS: Partial<Record<Theme['titles'], { 'picture-clip': string; 'picture-clip-upright': string }>> = {
  beside: { 'picture-clip': 'inset(0 0 0 47%)', 'picture-clip-upright': 'none' },
  aslant: {
    'picture-clip': 'polygon(56% 0, 100% 0, 100% 100%, 44% 100%)',
    'picture-clip-upright': 'polygon(0 40%, 100% 31%, 100% 100%, 0 100%)',
  },
};

/** Titles on a light ground. */
const ON_PANEL = {
  'title-ground': 'var(--panel)',
  'on-title': 'var(--ink)',
  'on-title-label': 'var(--accent-deep)',
  'on-title-text': 'var(--ink-soft)',
};

/** A phone's bar that is no page's edge: what it keeps from the window's is room, too. */
const FLOATING_BAR = {
  'bar-upright': '6.5rem',
  'bar-low': '4.75rem',
  'bar-side': 'var(--space-3)',
  'bar-foot': 'calc(var(--space-2) + env(safe-area-inset-bottom))',
  'bar-safe': '0px',
  'bar-inner': '6px',
};

/** A field without sides has them in colours of the visitor's own, and where something is wrong with it. */
const FIELDS: Record<Theme['forms'], Record<string, string>> = {
  boxed: {},
  ruled: {
    'field-edge': 'transparent transparent var(--field-line)',
    'radius-field': '0',
    // A large field without an upper edge is only seen by its ground.
    'field-ground': 'var(--paper)',
    'field-inset': 'var(--space-1)',
  },
  filled: {
    'field-border': '1px 1px 2px',
    'field-edge': 'transparent transparent var(--field-line)',
    'radius-field': 'min(var(--radius), 12px)',
    'field-ground': 'var(--panel)',
  },
};

/** Two rows of them take more than one. */
const LEDGER = { 'facts-height': '10.5rem', 'facts-low': '8rem' };

/** The ground of a phone's bar, its words and its upper edge. Between round buttons and over the page it is tinted. */
function barTokens({ phoneBar, corners }: Theme): Record<string, string> {
  if (phoneBar === 'lettered') return { 'bar-edge': '0 -2px 0 var(--header-line)', 'bar-gap': '0' };
  const isFloating = phoneBar === 'floating';
  return {
    ...((isFloating || corners >= ROUND_PX) && { bar: 'var(--panel)', 'on-bar': 'var(--ink)', 'bar-edge': 'none' }),
    ...(isFloating && FLOATING_BAR),
  };
}

/** The tokens of what is not a colour: banners, titles, the phone's bar, fields, key figures. */
export const shapeTokens = (theme: Theme): Record<string, string> => ({
  ...(theme.banners === 'low' && LOW_BANNERS),
  ...CLIPS[theme.titles],
  ...(theme.titles !== 'over' && theme.titleGround === 'panel' && ON_PANEL),
  ...barTokens(theme),
  ...FIELDS[theme.forms],
  ...(theme.facts === 'ledger' && LEDGER),
});
