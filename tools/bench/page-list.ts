import { EXPORT_TEXT } from '#text/leads-desk/export.ts';
import { LEAD_LIST_TEXT } from '#text/leads-desk/list.ts';
import { ownPath } from '#site/pages/own-pages.ts';
import { hrefOf, pagePath, prerenderTargets } from '#site/pages/routes.ts';
import { contentFolder, loadContent } from '#tools/content/content.ts';

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
  /** Names of the desk's buttons. */
  buttons: { more: string; export: string; startExport: string };
}

/** @throws {Error} when the development has no form of its own: there is nothing to send then */
export async function benchPages(): Promise<BenchPages> {
  const { navigation, facts, shell } = await loadContent(contentFolder(process.cwd()));
  const form = pagePath(navigation, 'customer');
  if (form === null) throw new Error('This development has no customer.ts: the bench has no form to send');
  return {
    listed: prerenderTargets(navigation, facts)
      .filter(({ indexed }) => indexed)
      .map(({ path }) => path),
    form: hrefOf(form, facts.slug),
    policy: hrefOf(shell.privacyNotice.policy, facts.slug),
    desk: encodeURI(ownPath('desk', facts.slug)),
    buttons: { more: LEAD_LIST_TEXT.more, export: EXPORT_TEXT.open, startExport: EXPORT_TEXT.start },
  };
}
