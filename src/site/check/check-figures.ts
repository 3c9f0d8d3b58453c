import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

/** Key figures that name a row which the overview does not have: their place would stay empty. */
export function checkFigures({ home, overview }: Pick<Content, 'home' | 'overview'>): ContentProblem[] {
  const labels = overview?.rows.map(({ label }) => label) ?? [];
  return home.hero.figures.flatMap((figure, index) =>
    typeof figure === 'string' || !('row' in figure) || labels.includes(figure.row)
      ? []
      : [
          {
            file: 'home.ts',
            field: `hero.figures[${index}].row`,
            remedy: `no row of overview.ts is called '${figure.row}': write one of ${labels.join(', ') || 'none yet'}`,
          },
        ],
  );
}
