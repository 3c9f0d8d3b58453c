import { useState } from 'react';
import type { EditedContent, PictureShape } from '#editor/model/messages.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import { isUnanswered, type Unanswered } from './ask.ts';
import { readContent } from './server.ts';

const NONE: readonly ContentProblem[] = [];

/** The files on the disk, as they were last read. */
export function useFiles() {
  const [site, setSite] = useState('');
  const [problems, setProblems] = useState(NONE);
  const [shapes, setShapes] = useState<readonly PictureShape[]>([]);
  const [unread, setUnread] = useState<Unanswered | null>(null);
  /** Hands out what stands there now; null where nobody says so, which is so until somebody does. */
  const read = async (): Promise<EditedContent | null> => {
    const content = await readContent();
    if (isUnanswered(content)) {
      setUnread(content);
      return null;
    }
    setUnread(null);
    setSite(content.site);
    setProblems(content.problems);
    setShapes(content.shapes);
    return content;
  };
  return { site, problems, shapes, unread, read };
}
