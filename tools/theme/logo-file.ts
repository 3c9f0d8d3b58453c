import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '#site/content-problem.ts';
import type { Theme } from '#site/schema/theme.ts';

/** A development's own lettering, below its folder. Its build has it beside the other icons. */
export const LOGO_FILE = 'icons/logo.svg';

/** What the header shows of the development. */
export interface ShownLogo {
  kind: Theme['logo'];
  /** Width over height of the own lettering; 0 where none is shown. */
  ratio: number;
}

/** Wider would not fit between menu and telephone of a phone 320 px wide. */
const WIDEST = 6;
const VIEW_BOX = /<svg\b[^>]*\bviewBox="\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)\s*"/;

/** Width over height of an SVG drawing; null: it does not say. */
export function ratioOf(svg: string): number | null {
  const [, width, height] = VIEW_BOX.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}

const readLogo = (folder: string): string | null => {
  const file = path.join(folder, LOGO_FILE);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
};

/** What keeps a header from showing the development's own lettering. */
export function checkLogo(folder: string, logo: unknown): ContentProblem[] {
  if (logo !== 'file') return [];
  const problem = (remedy: string) => [{ file: LOGO_FILE, field: 'logo', remedy }];
  const svg = readLogo(folder);
  if (svg === null)
    return problem("this file is missing: add it, or write another `logo` in theme.ts, for example 'mark'");
  const ratio = ratioOf(svg);
  if (ratio === null) return problem('its <svg> has no viewBox="0 0 width height": export it as an SVG with one');
  if (ratio > WIDEST)
    return problem(`it is ${ratio.toFixed(1)} times as wide as high: ${WIDEST} times or less fits a phone's header`);
  return [];
}

/** @param folder of content that was checked */
export const shownLogo = (folder: string, kind: Theme['logo']): ShownLogo => ({
  kind,
  ratio: kind === 'file' ? (ratioOf(readLogo(folder) ?? '') ?? 0) : 0,
});
