import { useState } from 'react';
import type { Trees } from '#editor/model/history.ts';
import { pageOf } from '#editor/model/page-of.ts';
import type { Target } from './editor-context.ts';

const FIRST = 'facts';

/** Which file is open, what somebody looks for in it, and which page of the site stands beside it. */
export function usePlace({ navigation, facts }: Trees) {
  const [file, setFile] = useState(FIRST);
  const [target, setTarget] = useState<Target | null>(null);
  const [page, setPage] = useState('/');
  const open = (name: string, field: string | null = null) => {
    setFile(name);
    setTarget(field === null ? null : { field });
    if (name !== file) setPage(pageOf(name, navigation, facts));
  };
  return { file, target, page, open, showPage: setPage };
}
