import { useMemo, useState } from 'react';
import { clearancesOf } from '#site/furniture/clearances.ts';
import { findPlace } from '#site/furniture/find-place.ts';
import { fitProblems } from '#site/furniture/fit-problems.ts';
import { homeFloor, roomAt } from '#site/furniture/home-floor.ts';
import type { readLayout } from '#site/furniture/layout-code.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { backToWall } from '#site/furniture/back-to-wall.ts';
import type { Variant } from '#site/plan/spaces.ts';
import type { Plan } from '#site/schema/plans.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { copyOf, freeId, withChanged, without, withPiece } from './layout-edit.ts';
import type { NewPiece } from './library/add-piece.tsx';
import { nameOf } from './piece-names.ts';
import { useDrag } from './use-drag.ts';
import { useLayoutSteps } from './use-layout-steps.ts';

/** A layout on a plan that is worked on: what is shown and chosen, what is wrong with it, and all that can be done. */
export function useFit(plan: Plan) {
  const steps = useLayoutSteps();
  const { layout, take } = steps;
  const [chosen, choose] = useState<string | null>(null);
  const floor = useMemo(() => homeFloor(plan, layout.variant), [plan, layout.variant]);
  const change = (piece: Piece) => take(withChanged(layout, piece));
  const { shown, pointer } = useDrag(floor, layout, change);
  const settled = useMemo(() => fitProblems(floor, layout.pieces), [floor, layout]);
  const problems = useMemo(
    () => (shown === layout ? settled : fitProblems(floor, shown.pieces)),
    [floor, shown, layout, settled],
  );

  const clearances = useMemo(() => {
    const piece = shown.pieces.find(({ id }) => id === chosen);
    return piece ? clearancesOf(floor, shown.pieces, piece) : [];
  }, [floor, shown, chosen]);

  const put = (piece: Piece, room: string) => {
    const found = findPlace(floor, layout.pieces, piece, room);
    take(withPiece(layout, found.piece), FIT_TEXT.placed[found.standing](nameOf(piece), room));
    choose(piece.id);
  };
  const replaceAll = (pieces: readonly Piece[]) => {
    take({ ...layout, pieces });
    choose(null);
  };
  const open = (read: ReturnType<typeof readLayout>) => {
    if ('fault' in read) return read.fault === 'empty' ? undefined : steps.say(FIT_TEXT.address[read.fault]);
    const variant: Variant = plan.balcony ? read.layout.variant : 'extended';
    take({ ...read.layout, variant }, read.unknown > 0 ? FIT_TEXT.address.unknown(read.unknown) : null);
    choose(null);
  };
  const onChosen = (act: (piece: Piece) => void) => () => {
    const piece = layout.pieces.find(({ id }) => id === chosen);
    if (piece) act(piece);
  };
  return {
    ...steps,
    shown,
    floor,
    problems,
    settled,
    clearances,
    chosen,
    choose,
    target: { ...pointer, choose, isChosen: (id: string) => id === chosen },
    change,
    add: (piece: NewPiece, room: string) => put({ ...piece, id: freeId(layout.pieces), x: 0, y: 0, angle: 0 }, room),
    replaceAll,
    open,
    setVariant: (variant: Variant) => take({ ...layout, variant }),
    toWall: onChosen((piece) => change(backToWall(floor, piece))),
    copy: onChosen((piece) => put(copyOf(layout, piece), roomAt(floor, piece) ?? '')),
    remove: onChosen((piece) => {
      take(without(layout, piece.id));
      choose(null);
    }),
  };
}

export type Fit = ReturnType<typeof useFit>;
