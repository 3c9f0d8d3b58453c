import { useEffect, useRef, type ReactNode } from 'react';
import type { Thing } from '#editor/drawing/geometry/thing.ts';
import type { Drawn } from '#editor/model/messages.ts';
import { Handle, handleId, WrongSign } from './handle.tsx';
import type { Movement } from './use-gestures.ts';

interface BoardProps {
  label: string;
  drawn: Extract<Drawn, { kind: 'drawn' }>;
  things: readonly Thing[];
  /** By their ids. */
  wrong: ReadonlySet<string>;
  chosen: string | null;
  choose: (id: string) => void;
  movement: Movement;
  /** What the renderer leaves to the page. */
  children?: ReactNode;
}

/** A handle is at least so large a part of the drawing's width: a fingertip on a tablet. */
const LEAST = 0.03;

/** A drawing with what can be done to it laid over. */
export function Board({
  label,
  drawn: { markup, box },
  things,
  wrong,
  chosen,
  choose,
  movement,
  children,
}: BoardProps) {
  const least = box[2] * LEAST;
  const seen = useRef(chosen);
  // A wall that is chosen by its button is to be moved by the arrow keys at once.
  useEffect(() => {
    if (chosen === seen.current) return;
    seen.current = chosen;
    const handle = chosen === null ? null : document.getElementById(handleId(chosen));
    if (document.activeElement?.closest('.walls')) handle?.focus();
  }, [chosen]);
  return (
    <svg className="board" viewBox={box.join(' ')} role="group" aria-label={label}>
      {/* The engine's own drawing of the development's own content. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <g aria-hidden className="ground" dangerouslySetInnerHTML={{ __html: markup }} />
      {children}
      {things.map((thing) => (
        <Handle
          key={thing.id}
          isChosen={thing.id === chosen}
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
