import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from '#site/content-problem.ts';
import type { ReadingSection } from '#site/schema/parts/section.ts';
import type { Content } from '#site/content-schema.ts';

const FILE = 'files/announcement.pdf';
const print = () => {
  const content = process.env['CONTENT'];
  return `run ${content ? `CONTENT=${content} ` : ''}node art/announcement/print.mjs`;
};

/** In the PDF's keywords, in plain ASCII: of which content it was printed. */
const MARK = /\/Keywords \(content ([0-9a-f]{64})\)/g;
export const markFor = (digest: string): string => `content ${digest}`;

/** Of which content a notice was printed, as its keywords say. */
const digestIn = (bytes: Buffer): string | undefined => [...bytes.toString('latin1').matchAll(MARK)].at(-1)?.[1];

const sectionsOf = ({ guides }: Content): ReadingSection[] =>
  Object.values(guides ?? {}).flatMap(({ sections }) => sections);

/**
 * Everything that the printed example says of its development, and nothing that the pages alone need: the PDF is made
 * from this, so that its digest changes exactly when the PDF must be printed again. null: no notice, or an approved one.
 */
export function announcementSource(content: Content) {
  const { announcement, facts, overview, schedule, complex, units, shell } = content;
  if (!announcement || !('example' in announcement.pdf)) return null;
  const { name, englishName, phone, phoneHours, basisDate, location, scale, modelHouse, companies, permits } = facts;
  return {
    facts: { name, englishName, phone, phoneHours, basisDate, location, scale, modelHouse, companies, permits },
    title: announcement.title,
    summary: announcement.summary,
    overview: overview && { rows: overview.rows, notes: overview.notes },
    schedule: schedule && {
      steps: schedule.steps.map(({ title, from, until, text }) => ({ title, from, until, text })),
      notes: schedule.notes,
      example: schedule.example,
    },
    towers: complex?.towers ?? [],
    units: units.units
      .filter(({ forSale }) => forSale)
      .map(({ id, label, use, structure, areasM2 }) => ({ id, label, use, structure, areasM2 })),
    sections: announcement.pdf.example.map((title) => sectionsOf(content).find((section) => section.title === title)),
    cautions: [
      ...(complex ? [...complex.layout.notes, complex.towersNotice] : []),
      units.notice,
      shell.footer.disclaimer,
    ],
  };
}
export type AnnouncementSource = NonNullable<ReturnType<typeof announcementSource>>;

/** SHA-256 of what the PDF is printed from. */
export const digestOf = (source: AnnouncementSource): string =>
  createHash('sha256').update(JSON.stringify(source)).digest('hex');

const missingSections = (content: Content): ContentProblem[] => {
  const pdf = content.announcement?.pdf;
  const known = new Set(sectionsOf(content).map(({ title }) => title));
  return (pdf && 'example' in pdf ? pdf.example : []).flatMap((title, index) =>
    known.has(title)
      ? []
      : [{ file: 'announcement.ts', field: `pdf.example[${index}]`, remedy: `guides.ts has no section '${title}'` }],
  );
};

/** Whether the folder's announcement belongs to its content; a notice of another development must never be shipped. */
export async function checkAnnouncementFile(folder: string, content: Content): Promise<ContentProblem[]> {
  const pdf = content.announcement?.pdf;
  const bytes = await fs.readFile(path.join(folder, FILE)).catch(() => null);
  const problem = (remedy: string): ContentProblem[] => [{ file: FILE, field: '(the whole file)', remedy }];
  if (!pdf) return bytes ? problem('there is no announcement.ts that says whose notice this is: remove the file') : [];
  if ('approved' in pdf) {
    if (!bytes) return problem('this file is missing: put the approved notice there');
    const found = createHash('sha256').update(bytes).digest('hex');
    const remedy = `this is not the approved notice; if it is, write its SHA-256 into announcement.ts: pdf: { approved: '${found}' }`;
    return found === pdf.approved ? [] : problem(remedy);
  }
  const missing = missingSections(content);
  const source = announcementSource(content);
  if (missing.length > 0 || !source) return missing;
  if (!bytes) return problem(`this file is missing: ${print()}`);
  if (digestIn(bytes) === digestOf(source)) return [];
  return problem(
    `it was not printed from this content: ${print()} (npm start and npm run build do it where they find a Chromium)`,
  );
}

/** Whether the folder's example notice has to be printed again: its content has changed since. An approved one never. */
export async function isNoticeStale(folder: string, content: Content): Promise<boolean> {
  const source = announcementSource(content);
  if (!source || missingSections(content).length > 0) return false;
  const bytes = await fs.readFile(path.join(folder, FILE)).catch(() => null);
  return bytes === null || digestIn(bytes) !== digestOf(source);
}
