import { EXPORT_TEXT } from '#text/leads-desk/export.ts';
import { LEAD_LIST_TEXT } from '#text/leads-desk/list.ts';
import type { Content } from '#site/content-schema.ts';
import { findPlace } from '#site/furniture/find-place.ts';
import { homeFloor } from '#site/furniture/home-floor.ts';
import { hashOfCode } from '#site/furniture/layout-address.ts';
import { writeLayout } from '#site/furniture/layout-code.ts';
import { PIECES } from '#site/furniture/library.ts';
import type { Layout } from '#site/furniture/piece.ts';
import { startingLayout } from '#site/furniture/starting-layout.ts';
import { ownPath } from '#site/pages/own-pages.ts';
import { hrefOf, pagePath, prerenderTargets } from '#site/pages/routes.ts';
import type { Plan } from '#site/schema/plans.ts';
import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { readEnvironment } from '#tools/host/environment.ts';
import { withOwnPagesIn } from '#tools/host/own-pages.ts';

/** What a bench opens. */
export interface BenchPages {
  /** The addresses of every page that search engines may list, decoded. */
  listed: string[];
  /** The page of the customers' form, as a link writes its address. */
  form: string;
  /** A page that no menu names: every entry of the menu leads away from it. */
  policy: string;
  /** The leads desk. */
  desk: string;
  /** A plan that is full of furniture: its address with the layout, and both by themselves. */
  furniture: { address: string; unit: string; count: number; plan: Plan; code: string };
  /** Names of the desk's buttons. */
  buttons: { more: string; export: string; startExport: string };
}

const FURNITURE = 30;

/** The example's own furniture, and more of the library until there is a lot. */
function fullLayout(plan: Plan): Layout {
  const floor = homeFloor(plan, 'extended');
  const pieces = startingLayout(plan, 'extended').slice(0, FURNITURE);
  const rooms = [...floor.rooms.keys()];
  for (let index = pieces.length; index < FURNITURE; index += 1) {
    const { width, depth } = PIECES['chest-of-drawers'];
    const piece = {
      id: `more${index}`,
      kind: 'chest-of-drawers',
      name: null,
      x: 0,
      y: 0,
      angle: 0,
      width,
      depth,
    } as const;
    pieces.push(findPlace(floor, pieces, piece, rooms[index % rooms.length] ?? '').piece);
  }
  return { variant: 'extended', pieces };
}

/** The plan with the most rooms of those whose furniture can be moved. */
function furnitureOf({ navigation, facts, plans }: Content): BenchPages['furniture'] {
  const [unit = '', plan] = Object.entries(plans).toSorted(([, a], [, b]) => b.rooms.length - a.rooms.length)[0] ?? [];
  const path = pagePath(navigation, 'fit', unit);
  if (!plan || path === null) throw new Error('This development has no plan for furniture');
  const code = writeLayout(fullLayout(plan));
  return { address: hrefOf(path, facts.slug) + hashOfCode(code), unit, count: FURNITURE, plan, code };
}

/** @throws {Error} when the development has no form of its own: there is nothing to send then */
export async function benchPages(): Promise<BenchPages> {
  const content = withOwnPagesIn(await loadContent(contentFolder()), readEnvironment({}));
  const { navigation, facts, shell } = content;
  const form = pagePath(navigation, 'customer');
  if (form === null) throw new Error('This development has no customer.ts: the bench has no form to send');
  return {
    listed: prerenderTargets(navigation, facts)
      .filter(({ indexed }) => indexed)
      .map(({ path }) => path),
    form: hrefOf(form, facts.slug),
    policy: hrefOf(shell.privacyNotice.policy, facts.slug),
    desk: encodeURI(ownPath('desk', facts.slug)),
    furniture: furnitureOf(content),
    buttons: { more: LEAD_LIST_TEXT.more, export: EXPORT_TEXT.open, startExport: EXPORT_TEXT.start },
  };
}
