import { useEffect, useRef, type ReactNode } from 'react';
import { ownerOf, type Thing } from '#editor/drawing/geometry/thing.ts';
import { Handle, handleId, WrongSign } from './handle.tsx';
import type { Movement } from './use-gestures.ts';
import type { View } from './use-view.ts';

interface BoardProps {
  label: string;
  view: View;
  things: readonly Thing[];
  /** By their ids. */
  wrong: ReadonlySet<string>;
  chosen: string | null;
  choose: (id: string) => void;
  movement: Movement;
  /** The drawing itself. */
  children: ReactNode;
}

/** A handle is at least so large a part of what is seen of the drawing's width: a fingertip on a tablet. */
const LEAST = 0.03;

/** The engine's own drawing of the development's own content. */
export function Ground({ markup }: { markup: string }) {
  // oxlint-disable-next-line react/no-danger
  return <g aria-hidden className="ground" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** A drawing with what can be done to it laid over. */
export function Board({ label, view, things, wrong, chosen, choose, movement, children }: BoardProps) {
  const least = view[2] * LEAST;
  const seen = useRef(chosen);
  // A wall or a point that is chosen by its button is to be moved by the arrow keys at once.
  useEffect(() => {
    if (chosen === seen.current) return;
    seen.current = chosen;
    const handle = chosen === null ? null : document.getElementById(handleId(chosen));
    if (document.activeElement?.closest('.picks')) handle?.focus();
  }, [chosen]);
  return (
    <svg className="board" viewBox={view.join(' ')} role="group" aria-label={label}>
      {children}
      {things.map((thing) => (
        <Handle
          key={thing.id}
          isChosen={thing.id === chosen || (thing.outline !== undefined && ownerOf([thing], chosen) !== undefined)}
          isWrong={wrong.has(thing.id)}
          {...{ thing, least, movement, choose }}
        />
      ))}
      {things
        .filter(({ id, kind }) => wrong.has(id) && kind !== 'wall')
        .map(({ id, box: place }) => (
          <WrongSign key={id} box={place} size={least / 3} />
        ))}
    </svg>
  );
}
