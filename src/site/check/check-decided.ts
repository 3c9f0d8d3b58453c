import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import type { Readiness } from '#site/readiness.ts';

// What keeps a development from being published though every file is right: a deploy asks, and the editor.

/** Files whose statements visitors and the law take at their word: an example there is a false one. */
export const BINDING = new Set(['facts.ts', 'shell.ts', 'documents.ts']);

type Decided = Pick<Content, 'facts' | 'announcement' | 'schedule' | 'prices' | 'finishes'>;

/** What no text shows. */
export function checkDecisions({ facts, announcement, schedule, prices, finishes }: Decided): Readiness {
  const unready: ContentProblem[] = [];
  const toLookAt: ContentProblem[] = [];
  if (facts.example)
    unready.push({
      file: 'facts.ts',
      field: 'example',
      remedy: 'true: the firms and the model house are examples: write your own, then false',
    });
  if (facts.location.regulation.checked === null)
    unready.push({
      file: 'facts.ts',
      field: 'location.regulation.checked',
      remedy: 'nobody has looked up whether the place is regulated: write the status, and the day of looking it up',
    });
  if (facts.requireConsent === null)
    unready.push({
      file: 'facts.ts',
      field: 'requireConsent',
      remedy: 'decide: true puts a consent that visitors must tick on every form, false leaves it out',
    });
  if (announcement && 'example' in announcement.pdf)
    unready.push({
      file: 'announcement.ts',
      field: 'pdf',
      remedy:
        "the notice is the example's: put the approved file into files/announcement.pdf and write { approved: 'its SHA-256' }, or remove announcement.ts until there is one",
    });
  for (const [file, content] of Object.entries({ 'prices.ts': prices, 'finishes.ts': finishes }))
    if (content?.example)
      unready.push({
        file,
        field: 'example',
        remedy: 'true: its figures are examples: write your own, then false, or remove the file until they are known',
      });
  if (schedule?.example)
    toLookAt.push({ file: 'schedule.ts', field: 'example', remedy: 'true: every date is shown as an example' });
  return { unready, toLookAt };
}

/** Numbers carry no mark: these are the template's, which no development has. */
export function checkNumbers({ facts: { location, scale } }: Pick<Content, 'facts'>): ContentProblem[] {
  const { floors, buildings, apartments, officetels } = scale;
  const { siteAreaM2, buildingCoveragePercent, totalFloorAreaM2, floorAreaRatioPercent } = scale;
  const unwritten: Record<string, boolean> = {
    'location.latitude': location.latitude === 0,
    'location.longitude': location.longitude === 0,
    'scale.floors': floors === 0,
    'scale.buildings': buildings === 0,
    'scale.apartments': apartments + officetels === 0,
    'scale.siteAreaM2': siteAreaM2 === 1,
    'scale.buildingCoveragePercent': buildingCoveragePercent === 1,
    'scale.totalFloorAreaM2': totalFloorAreaM2 === 1,
    'scale.floorAreaRatioPercent': floorAreaRatioPercent === 1,
  };
  return Object.entries(unwritten)
    .filter(([, isUnwritten]) => isUnwritten)
    .map(([field]) => ({ file: 'facts.ts', field, remedy: 'not written yet: write the number' }));
}

/** Whether a place waits for a drawing that somebody has to make first: a type's plan, a map's roads. */
export const isDrawingToCome = ({ file, field }: Pick<ContentProblem, 'file' | 'field'>): boolean =>
  (file === 'maps.ts' && field.endsWith('.roads')) || (file === 'plans.ts' && /^\['[^']+'\]$/.test(field));

/** Drawings that are still to come, or that nobody could live in: the template's map has no road. */
export function checkDrawings({ maps, plans }: Pick<Content, 'maps' | 'plans'>): ContentProblem[] {
  const empty = (maps?.maps ?? []).flatMap(({ roads }, index) =>
    roads.length > 0
      ? []
      : [{ file: 'maps.ts', field: `maps[${index}].roads`, remedy: 'none is drawn yet: draw at least one road' }],
  );
  const unlivable = Object.entries(plans).flatMap(([unit, { standIn, rooms }]): ContentProblem[] => {
    if (standIn)
      return [
        {
          file: 'plans.ts',
          field: `['${unit}']`,
          remedy: 'only a stand-in: draw the home as it will be built, then leave out standIn',
        },
      ];
    return rooms.some(({ use }) => use === 'bath')
      ? []
      : [{ file: 'plans.ts', field: `['${unit}'].rooms`, remedy: 'without a bathroom: draw the home with one' }];
  });
  return [...empty, ...unlivable];
}
