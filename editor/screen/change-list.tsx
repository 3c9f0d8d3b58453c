import type { Change } from '#editor/model/changes.ts';
import { inWords } from '#editor/model/in-words.ts';
import { choiceName, namesOf, placeName } from '#editor/model/names.ts';
import { isNewPicture, isSavedPicture } from '#editor/model/pictures/new-picture.ts';
import { isNewFile, isSavedFile } from '#editor/model/brought/brought-file.ts';
import { isFixed, isList, isObject, plain, type Tree } from '#editor/model/tree.ts';
import { BROUGHT_TEXT } from '#text/editor/brought.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { SAVING_TEXT } from '#text/editor/words.ts';

/** A value with its choices as their forms call them. */
function withChoices(tree: Tree, names: readonly string[]): Tree {
  if (typeof tree === 'string') return choiceName(names, tree);
  if (isFixed(tree)) return tree;
  if (isList(tree)) return tree.map((part) => withChoices(part, names));
  if (!isObject(tree)) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, withChoices(part, [...names, key])]));
}

function valueOf(tree: Tree | undefined, names: readonly string[]): string {
  if (isNewPicture(tree)) return PICTURE_TEXT.isNew(tree.width, tree.height);
  if (isSavedPicture(tree)) return PICTURE_TEXT.size(tree.width, tree.height);
  if (isNewFile(tree)) return BROUGHT_TEXT.isNew(BROUGHT_TEXT.size(tree.bytes));
  if (isSavedFile(tree)) return BROUGHT_TEXT.saved(BROUGHT_TEXT.size(tree.bytes));
  return inWords(tree === undefined ? undefined : plain(withChoices(tree, names)), SAVING_TEXT.nothing);
}

/** One change: where, what was there, and what is there now. */
function ChangeLine({ change }: { change: Change }) {
  const { file, path, kind, before, after, tree, to } = change;
  const names = namesOf(file, path);
  return (
    <li>
      <p className="place">{placeName(file, path, tree).join(' › ')}</p>
      {kind === 'move' && <p>{SAVING_TEXT.moved(Number(path.at(-1)) + 1, Number(to) + 1)}</p>}
      {kind === 'rename' && <p>{SAVING_TEXT.renamed(String(path.at(-1)), String(to))}</p>}
      {kind === 'remove' && (
        <p>
          <del>{valueOf(before, names)}</del> {SAVING_TEXT.removed}
        </p>
      )}
      {kind === 'insert' && (
        <p>
          <ins>{valueOf(after, names)}</ins> {SAVING_TEXT.inserted}
        </p>
      )}
      {kind === 'set' && (
        <p>
          <del>{valueOf(before, names)}</del> <span aria-hidden>→</span> <ins>{valueOf(after, names)}</ins>
        </p>
      )}
    </li>
  );
}

/** What is different from the files, to be read. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ol>
      {changes.map((change, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <ChangeLine key={index} change={change} />
      ))}
    </ol>
  );
}
