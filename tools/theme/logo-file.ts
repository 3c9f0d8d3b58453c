import fs from 'node:fs';
import type { ContentProblem } from '#site/content-problem.ts';
import type { Theme } from '#site/schema/theme.ts';
import { draftPlace, type DraftFiles } from '#tools/content/draft-files.ts';

/** A development's own lettering, below its folder. Its build has it beside the other icons. */
export const LOGO_FILE = 'icons/logo.svg';

/** What the header shows of the development. */
export interface ShownLogo {
  kind: Theme['logo'];
  /** Width over height of the own lettering; 0 where none is shown. */
  ratio: number;
}

/** Wider would not fit between menu and telephone of a phone 320 px wide. */
export const WIDEST_LOGO = 6;
const VIEW_BOX = /<svg\b[^>]*\bviewBox="\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)\s*"/;

/** Width over height of an SVG drawing; null: it does not say. */
export function ratioOf(svg: string): number | null {
  const [, width, height] = VIEW_BOX.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}

const readLogo = (folder: string, drafts: DraftFiles): string | null => {
  const file = draftPlace(folder, LOGO_FILE, drafts);
  return file !== null && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
};

/** What keeps a header from showing the development's own lettering. */
export function checkLogo(folder: string, logo: unknown, drafts: DraftFiles): ContentProblem[] {
  if (logo !== 'file') return [];
  const problem = (remedy: string) => [{ file: LOGO_FILE, field: 'logo', remedy }];
  const svg = readLogo(folder, drafts);
  if (svg === null)
    return problem("this file is missing: add it, or write another `logo` in theme.ts, for example 'mark'");
  const ratio = ratioOf(svg);
  if (ratio === null) return problem('its <svg> has no viewBox="0 0 width height": export it as an SVG with one');
  if (ratio > WIDEST_LOGO)
    return problem(
      `it is ${ratio.toFixed(1)} times as wide as high: ${WIDEST_LOGO} times or less fits a phone's header`,
    );
  return [];
}

/** @param folder of content that was checked */
export const shownLogo = (folder: string, kind: Theme['logo'], drafts: DraftFiles): ShownLogo => ({
  kind,
  ratio: kind === 'file' ? (ratioOf(readLogo(folder, drafts) ?? '') ?? 0) : 0,
});
