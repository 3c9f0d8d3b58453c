import { APPLIANCES } from './pieces/appliances.ts';
import { FOR_LIVING } from './pieces/living.ts';
import { FOR_SLEEP } from './pieces/sleep.ts';
import { FOR_WORK } from './pieces/work.ts';
import type { PieceFacts, PieceGroup } from './piece-facts.ts';

const pieces = { ...FOR_SLEEP, ...FOR_LIVING, ...FOR_WORK, ...APPLIANCES };

export type PieceKind = keyof typeof pieces;

/** Everything that a visitor may stand in a home, besides pieces of one's own. */
export const PIECES: Record<PieceKind, PieceFacts> = pieces;

/** What is known of a kind; null for a piece of one's own. */
export const factsOf = (kind: PieceKind | 'own'): PieceFacts | null => (kind === 'own' ? null : PIECES[kind]);

/** Whether others may stand on it, as on a rug, or under it, as under a screen on the wall. */
export const isPassedOver = (kind: PieceKind | 'own'): boolean =>
  factsOf(kind)?.liesFlat === true || factsOf(kind)?.hangs === true;

const isKind = (kind: string): kind is PieceKind => Object.hasOwn(pieces, kind);

/** In the order in which they are offered. */
export const PIECE_KINDS: readonly PieceKind[] = Object.keys(pieces).filter(isKind);

export const PIECE_GROUPS: readonly PieceGroup[] = ['bed', 'storage', 'living', 'dining', 'desk', 'appliance', 'hobby'];
