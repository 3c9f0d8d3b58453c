import * as v from 'valibot';
import { colour, wholeNumber } from '#site/schema/parts/fields.ts';
import { SECTION_ORDERS } from '#site/theme/sections.ts';
import { MAP_LOOKS } from '#site/theme/map-colours.ts';
import { DISPLAY_FAMILIES, TEXT_FAMILIES } from '#site/theme/families.ts';

const MAX_CORNERS_PX = 24;

/** The development's look. What follows from these colours, such as lines and softer texts, the build reckons. */
export const themeSchema = v.strictObject({
  colours: v.strictObject({
    /** Texts, and the grounds of the footer and of what is chosen. */
    ink: colour('#1f2430'),
    /** The ground of every page, of the header and of the phone's bar. */
    paper: colour('#faf7f2'),
    /** Grounds that stand out from the paper: notes, the heads of tables, what is hovered. */
    panel: colour('#e9e2d6'),
    /** The one colour that is looked for: marks, the line under an open tab, small labels. */
    accent: colour('#a9793f'),
    /** The ground of buttons, under white words. */
    action: colour('#1f2430'),
    /** The strip, the dark screens, and the shade over pictures that have words. */
    dark: colour('#232c45'),
  }),
  fonts: v.strictObject({
    text: v.picklist(TEXT_FAMILIES, `write one of ${TEXT_FAMILIES.join(', ')}`),
    display: v.picklist(DISPLAY_FAMILIES, `write one of ${DISPLAY_FAMILIES.join(', ')}`),
  }),
  /** The radius of controls, cards and pictures in pixels; 0 is square. */
  corners: v.pipe(
    wholeNumber(4),
    v.maxValue(MAX_CORNERS_PX, `write ${MAX_CORNERS_PX} or less: a button is round then, for example 4`),
  ),
  /** What the header is laid on. */
  header: v.picklist(['paper', 'dark'], "write 'paper' or 'dark'"),
  /** Where the header's name stands: at the left, in its middle above the menu, or in its middle on phones alone. */
  name: v.picklist(['left', 'centred', 'centred on phones'], "write 'left', 'centred' or 'centred on phones'"),
  /** What the header shows of the development: `icons/favicon.svg` and its name, one of them, or the own lettering of `icons/logo.svg`. */
  logo: v.picklist(['mark and name', 'mark', 'name', 'file'], "write 'mark and name', 'mark', 'name' or 'file'"),
  /** How high the picture is that a page begins with. */
  banners: v.picklist(['high', 'low'], "write 'high' or 'low'"),
  /** Where the titles of these pictures stand: over all of it, or beside it on a ground that ends upright or aslant. */
  titles: v.picklist(['over', 'beside', 'aslant'], "write 'over', 'beside' or 'aslant'"),
  /** What titles beside their pictures stand on; over a picture it is always the dark. */
  titleGround: v.picklist(['dark', 'panel'], "write 'dark' or 'panel'"),
  /** How the headings of a page's parts are set. */
  headings: v.picklist(['left', 'centred'], "write 'left' or 'centred'"),
  /** What the home page shows after its first screen: the place, the homes, or what the name promises. */
  sections: v.picklist(SECTION_ORDERS, `write ${SECTION_ORDERS.map((order) => `'${order}'`).join(' or ')}`),
  /** The bar at a phone's lower edge: buttons on it, an island over the page, or words between lines. */
  phoneBar: v.picklist(['buttons', 'floating', 'lettered'], "write 'buttons', 'floating' or 'lettered'"),
  /** What a field of a form is: a box, a line to write on, or a tinted ground. */
  forms: v.picklist(['boxed', 'ruled', 'filled'], "write 'boxed', 'ruled' or 'filled'"),
  /** The key figures of the home page: beside each other, as a table of lines, or large with their labels under them. */
  facts: v.picklist(['strip', 'ledger', 'figures'], "write 'strip', 'ledger' or 'figures'"),
  /** What maps are drawn on: the engine's paper, the brand's light grounds, or its dark one. */
  maps: v.picklist(MAP_LOOKS, `write ${MAP_LOOKS.map((look) => `'${look}'`).join(' or ')}`),
});
export type Theme = v.InferOutput<typeof themeSchema>;
