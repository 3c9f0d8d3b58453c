import { useEffect, useRef, useState } from 'react';
import { MOST_BYTES, type BroughtKind } from '#editor/model/brought/brought-file.ts';
import type { BroughtRefusal } from '#editor/model/messages.ts';
import { at, type Path } from '#editor/model/tree.ts';
import type { TakingState } from '#editor/parts/picture/taking-state.ts';
import { isUnanswered, type Unanswered } from '#editor/state/ask.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { sendFile } from '#editor/state/server.ts';
import { BROUGHT_TEXT } from '#text/editor/brought.ts';

const REFUSED = BROUGHT_TEXT.refused;

const refusalOf = (what: BroughtKind, why: BroughtRefusal): string =>
  why === 'too-large' ? REFUSED[why][what] : REFUSED[why];

const unansweredWords = ({ kind }: Unanswered): string => (kind === 'foreign' ? REFUSED.foreignAnswer : REFUSED[kind]);

/** How a file that an office brings takes the place of the one that a field speaks of. */
export function useFile(what: BroughtKind, path: Path) {
  const { file, tree, bring } = useEditorForm();
  const [state, setState] = useState<TakingState>({ kind: 'rest' });
  // While a file is read its field may be moved: it is put where the field is by then.
  const now = { path, field: at(tree, path) };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const drops = useRef(0);
  const take = async (dropped: File): Promise<void> => {
    drops.current += 1;
    const drop = drops.current;
    if (dropped.size > MOST_BYTES[what]) return setState({ kind: 'refused', words: REFUSED['too-large'][what] });
    setState({ kind: 'reading' });
    const answer = await sendFile(what, dropped);
    // Another one was dropped meanwhile.
    if (drop !== drops.current) return;
    if (isUnanswered(answer))
      return setState({ kind: 'refused', words: unansweredWords(answer), retry: () => void take(dropped) });
    if (answer.kind === 'refused') return setState({ kind: 'refused', words: refusalOf(what, answer.why) });
    setState({ kind: 'rest' });
    bring({ what, file, ...latest.current, brought: { brought: answer.brought, bytes: answer.bytes } });
  };
  return { state, take };
}
