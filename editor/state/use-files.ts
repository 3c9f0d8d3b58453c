import { useState } from 'react';
import type { EditedContent, PictureShape } from '#editor/model/messages.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import { readContent } from './server.ts';

const NONE: readonly ContentProblem[] = [];

/** The files on the disk, as they were last read. */
export function useFiles() {
  const [problems, setProblems] = useState(NONE);
  const [shapes, setShapes] = useState<readonly PictureShape[]>([]);
  const [isUnreachable, setIsUnreachable] = useState(false);
  /** Hands out what stands there now; null where nobody answers, which is so until somebody does. */
  const read = async (): Promise<EditedContent | null> => {
    const content = await readContent().catch(() => null);
    setIsUnreachable(content === null);
    if (content) {
      setProblems(content.problems);
      setShapes(content.shapes);
    }
    return content;
  };
  return { problems, shapes, isUnreachable, read };
}
