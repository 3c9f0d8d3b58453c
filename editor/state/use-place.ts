import { useState } from 'react';
import type { Trees } from '#editor/model/tree.ts';
import { formPlace } from '#editor/model/brought/place-of.ts';
import { pictureOf } from '#editor/model/pictures/new-picture.ts';
import { usesOf } from '#editor/model/pictures/uses.ts';
import { fieldName } from '#editor/model/problems.ts';
import { pageOf } from '#editor/model/page-of.ts';
import type { Target } from './editor-context.ts';

const FIRST = 'facts';

/** Which file is open, what somebody looks for in it, and which page of the site stands beside it. */
export function usePlace(trees: Trees) {
  const [file, setFile] = useState(FIRST);
  const [target, setTarget] = useState<Target | null>(null);
  const [page, setPage] = useState('/');
  const { navigation, facts } = trees;
  const open = (name: string, field: string | null = null) => {
    const picture = pictureOf(name);
    const use = picture === null ? undefined : usesOf(trees, picture)[0];
    if (use) return open(use.file, fieldName(use.path));
    // No form has it: its name was written over.
    if (picture !== null) return;
    const place = formPlace(trees, name);
    if (place) return open(place.form, place.field);
    // No form has it: it is drawn or made elsewhere.
    if (name.includes('/')) return;
    setFile(name);
    setTarget(field === null ? null : { field });
    if (name !== file) setPage(pageOf(name, navigation, facts));
  };
  return { file, target, page, open, showPage: setPage };
}
