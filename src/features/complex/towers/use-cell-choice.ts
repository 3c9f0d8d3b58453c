import type { KeyboardEvent, MouseEvent } from 'react';
import type { Complex } from '#site/schema/complex.ts';

type Tower = Complex['towers'][number];

/** How far each key goes: floors up, lines to the right. */
const STEPS: Readonly<Record<string, readonly [up: number, right: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const tableOf = (cell: HTMLElement) => cell.closest('table');

/** The home whose cell something happened in: floors stand from the top down, the first cell of a row is its name. */
function homeAt(tower: Tower, target: EventTarget): { floor: number; index: number; cell: HTMLElement } | null {
  const cell = (target as HTMLElement).closest('td');
  const row = cell?.closest('tr');
  const body = tableOf(cell ?? (target as HTMLElement))?.tBodies[0];
  if (!cell || !row || row.parentElement !== body) return null;
  return { floor: tower.lastFloor - row.sectionRowIndex, index: cell.cellIndex - 1, cell };
}

/** A tower's table as a grid: one listener for its hundreds of cells. Arrows move the focus, Enter and space choose. */
export function useCellChoice(tower: Tower, onChoose: (home: { floor: number; line: string }) => void) {
  const choose = (target: EventTarget) => {
    const home = homeAt(tower, target);
    const line = home && tower.lines[home.index]?.line;
    if (home && line !== undefined && line !== null) onChoose({ floor: home.floor, line });
  };
  return {
    onClick: ({ target }: MouseEvent) => choose(target),
    onKeyDown: (event: KeyboardEvent) => {
      const home = homeAt(tower, event.target);
      const step = STEPS[event.key];
      if (home && step) {
        event.preventDefault();
        const row = tableOf(home.cell)?.tBodies[0]?.rows[tower.lastFloor - home.floor - step[0]];
        const next = row?.cells[home.index + 1 + step[1]];
        if (next?.tagName !== 'TD') return;
        // Focusable, but no stop of its own.
        if (next.getAttribute('tabindex') === null) next.tabIndex = -1;
        next.focus();
      } else if (home && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        choose(event.target);
      }
    },
  };
}
