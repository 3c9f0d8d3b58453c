import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { labelBox, overlap } from '#site/maps/map-labels.ts';
import type { LocationMap } from '#site/schema/maps.ts';

const file = 'maps.ts';

function checkLabels({ labels, size }: LocationMap, field: string): ContentProblem[] {
  const placed = labels.map((label) => ({ text: label.text, box: labelBox(label, size) }));
  const [width, height] = size;
  return placed.flatMap(({ text, box }, index) => {
    const at = `${field}.labels[${index}]`;
    if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height) {
      const ends = [box.left, box.top, box.right, box.bottom].map((end) => Math.round(end)).join(', ');
      const remedy = `'${text}' reaches out of the map of ${width} × ${height} (left, top, right, bottom: ${ends}): move its point, or write another side`;
      return [{ file, field: at, remedy }];
    }
    return placed
      .slice(index + 1)
      .filter((other) => overlap(box, other.box))
      .map((other) => ({
        file,
        field: at,
        remedy: `'${text}' and '${other.text}' overlap on a phone: move one, or write another side`,
      }));
  });
}

/** Words that do not fit on their map, and maps that cannot be told apart. */
export function checkMaps({ maps }: Pick<Content, 'maps'>): ContentProblem[] {
  const ids = (maps?.maps ?? []).map(({ id }) => id);
  return (maps?.maps ?? []).flatMap((map, index) => [
    ...(ids.indexOf(map.id) === index
      ? []
      : [{ file, field: `maps[${index}].id`, remedy: `'${map.id}' stands twice: write another` }]),
    ...checkLabels(map, `maps[${index}]`),
  ]);
}
