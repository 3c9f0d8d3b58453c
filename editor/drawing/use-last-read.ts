import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { plain, type Tree } from '#editor/model/tree.ts';

/**
 * What is written, as its schema reads it; while a number of it is being typed that is none, the last that could be read.
 * @param of what it is: another plan is no later one of this
 */
export function useLastRead<Read>(schema: v.GenericSchema<unknown, Read>, tree: Tree | undefined, of = '') {
  const read = useMemo(() => v.safeParse(schema, tree === undefined ? tree : plain(tree)), [schema, tree]);
  const [last, setLast] = useState<{ of: string; value: Read } | null>(null);
  if (read.success && read.output !== last?.value) setLast({ of, value: read.output });
  const old = last?.of === of ? last.value : null;
  return { value: read.success ? read.output : old, isOld: !read.success };
}
