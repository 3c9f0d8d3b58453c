import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { SERVER_TEXT } from '#text/editor/server.ts';
import type { Drawing } from './use-drawn.ts';

interface ObstacleProps {
  drawing: Drawing;
  /** What is drawn is the last that could be read. */
  isOld?: boolean;
}

/** Why a drawing is not the one of what is written now. */
export function Obstacle({ drawing: { drawn, isUndrawable, isUnreachable }, isOld = false }: ObstacleProps) {
  if (isUnreachable) return <p className="obstacle">{SERVER_TEXT.unreachable}</p>;
  if (!isOld && !isUndrawable) return null;
  return <p className="obstacle">{drawn ? DRAWING_TEXT.undrawable : DRAWING_TEXT.unreadable}</p>;
}
