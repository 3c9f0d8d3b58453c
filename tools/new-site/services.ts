import { SERVICE_LABELS, type ServiceVariable } from '#text/sheet/services.ts';
import { remedyInWords } from '#text/remedies/in-words.ts';
import { examineEnvironment } from '#tools/host/environment.ts';
import { checkShared } from '#tools/host/service-owner.ts';
import type { Values } from './set-values.ts';
import type { Draft, Place, SheetProblem } from './sheet/draft.ts';
import { wholePlace } from './sheet/read-table.ts';

/** Where a development's services stand in its folder. */
export const SERVICES = 'site.env';

/** The template's file with the services that are known; the embedded ones stay where it says nothing. */
export const withServices = (template: string, known: Values): string =>
  template.replaceAll(/^([A-Z_]+)=$/gm, (line, name: string) => {
    const value = known[name];
    return typeof value === 'string' ? line + value : line;
  });

/** Of a row that is not there, the sheet and what it would be called. */
function placeOf({ places }: Pick<Draft, 'places'>, name: string): Place {
  const written = Object.keys(SERVICE_LABELS).flatMap((other) => places.get(`${SERVICES}: ${other}`) ?? []);
  const [label] = SERVICE_LABELS[name as ServiceVariable];
  return places.get(`${SERVICES}: ${name}`) ?? { ...wholePlace(written[0]?.sheet ?? ''), name: label };
}

/**
 * What the reader of `site.env` finds wrong with a workbook's services, said of its cells.
 * @param root of the checkout, whose other developments must have others
 * @param folder of the development, absolute
 */
export function checkServices(root: string, folder: string, draft: Pick<Draft, 'values' | 'places'>): SheetProblem[] {
  const known = draft.values[SERVICES] as Record<string, string> | undefined;
  if (!known) return [];
  return [...examineEnvironment(known).problems, ...checkShared(root, { folder }, known)].map((problem) => {
    const [, name = '', remedy = ''] = /^(\w+): (.*)$/s.exec(problem) ?? [];
    return { ...placeOf(draft, name), remedy: remedyInWords(remedy) ?? remedy };
  });
}
