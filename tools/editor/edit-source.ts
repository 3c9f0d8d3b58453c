import { generateCode, parseExpression, type ASTNode } from 'magicast';
import { EditError, type Edit } from '#editor/model/edit.ts';
import { plain, type Key, type Path } from '#editor/model/tree.ts';
import { contentCode, type Code, type Constant, type ContentCode, type Sources } from './content-code.ts';
import { countNames } from './names-in-code.ts';
import { bare, keyOf, type ListNode, type ObjectNode } from './read-tree.ts';
import { grouped, writtenValue } from './written-value.ts';

type Element = ListNode['elements'][number];

/** The code of a value. In a list, because magicast hands out a bare text as what it says. */
const nodeOf = (code: string) => (parseExpression<unknown[]>(`[${code}]`).$ast as ListNode).elements[0] as ASTNode;

/** A text over several lines, as a person writes it. Without a source of its own, or printing would indent its lines. */
const linesOf = (text: string): ASTNode => ({
  type: 'TemplateLiteral',
  expressions: [],
  quasis: [
    {
      type: 'TemplateElement',
      tail: true,
      value: { raw: text.replaceAll(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`), cooked: text },
    },
  ],
});

const isGrouped = (node: ASTNode | null | undefined): boolean =>
  node?.type === 'NumericLiteral' && String(node.extra?.['raw']).includes('_');

/** The code of a value that takes another's place: one changed line of a text over several is one line of a commit. */
function inPlaceOf(before: ASTNode | null | undefined, value: unknown): ASTNode {
  if (before?.type === 'TemplateLiteral' && typeof value === 'string') return linesOf(value);
  return nodeOf(typeof value === 'number' && isGrouped(before) ? grouped(value) : writtenValue(value));
}

const propertyOf = (node: ObjectNode, key: Key) => node.properties.find((property) => keyOf(property) === String(key));

/** The value below a node; a place that nothing says, or code does, has none. */
function below(node: ASTNode, key: Key): ASTNode | undefined {
  if (node.type === 'ArrayExpression') return node.elements[Number(key)] as ASTNode | undefined;
  if (node.type !== 'ObjectExpression') return undefined;
  const property = propertyOf(node, key);
  return property?.type === 'ObjectProperty' ? property.value : undefined;
}

/** A value, and the source in which it stands. */
interface Place {
  node: ASTNode;
  code: Code;
}

const valueOf = ({ declarator, code }: Constant): Place => ({ node: declarator.init as ASTNode, code });

/** What a name stands for; every other value is itself. */
function followed(content: ContentCode, { node, code }: Place): Place {
  const constant = content.constantOf(bare(node), code);
  return constant ? followed(content, valueOf(constant)) : { node: bare(node), code };
}

function parentOf(content: ContentCode, path: Path): Place {
  let place = followed(content, valueOf(content.root));
  for (const key of path.slice(0, -1)) {
    const node = below(place.node, key);
    if (!node) throw new EditError(path);
    place = followed(content, { node, code: place.code });
  }
  return place;
}

/** The last of the constants that a name stands for, whose value is written anew; null where a value is no name. */
function constantAt(content: ContentCode, { node, code }: Place): Constant | null {
  const constant = content.constantOf(bare(node), code);
  return constant && (constantAt(content, valueOf(constant)) ?? constant);
}

function editList({ elements }: ListNode, index: number, edit: Edit): void {
  if (edit.kind === 'insert') elements.splice(index, 0, nodeOf(writtenValue(plain(edit.value))) as Element);
  else if (edit.kind === 'set') elements[index] = inPlaceOf(elements[index], plain(edit.value)) as Element;
  else {
    const [entry] = elements.splice(index, 1);
    if (edit.kind === 'move' && entry) elements.splice(edit.to, 0, entry);
  }
}

function editObject(node: ObjectNode, key: Key, edit: Edit): void {
  const property = propertyOf(node, key);
  if (edit.kind === 'remove') node.properties = node.properties.filter((other) => other !== property);
  else if (edit.kind === 'rename' && property?.type === 'ObjectProperty') {
    const [named] = (nodeOf(writtenValue({ [edit.to]: null })) as ObjectNode).properties;
    if (named?.type === 'ObjectProperty') property.key = named.key;
  } else if (edit.kind !== 'set') throw new EditError(edit.path);
  else if (property?.type === 'ObjectProperty')
    property.value = inPlaceOf(property.value, plain(edit.value)) as typeof property.value;
  else node.properties.push(...(nodeOf(writtenValue({ [key]: plain(edit.value) })) as ObjectNode).properties);
}

/** Writes a constant's value anew. */
function editConstant({ declarator, code }: Constant, value: ASTNode): Code {
  declarator.init = value as NonNullable<typeof declarator.init>;
  return code;
}

/** Only a file that says nothing is written as a whole: any other has something to lose. */
function editWhole({ root }: ContentCode, edit: Edit): Code {
  const { init } = root.declarator;
  if (edit.kind !== 'set' || !init || bare(init).type !== 'NullLiteral') throw new EditError(edit.path);
  return editConstant(root, nodeOf(writtenValue(plain(edit.value))));
}

/** Makes an edit in the code. @returns the source that it changes */
function makeEdit(content: ContentCode, edit: Edit): Code {
  const key = edit.path.at(-1);
  if (key === undefined) return editWhole(content, edit);
  const { node: parent, code } = parentOf(content, edit.path);
  const node = edit.kind === 'set' ? below(parent, key) : undefined;
  const constant = node ? constantAt(content, { node, code }) : null;
  if (constant && edit.kind === 'set')
    return editConstant(constant, inPlaceOf(constant.declarator.init, plain(edit.value)));
  if (parent.type === 'ArrayExpression') editList(parent, Number(key), edit);
  else if (parent.type === 'ObjectExpression') editObject(parent, key, edit);
  else throw new EditError(edit.path);
  return code;
}

/** What nothing names any more is no longer taken from elsewhere: a compiler refuses it. */
function dropUnused({ module, names }: Code): void {
  const left = countNames(module.$ast);
  for (const { local } of module.imports.$items)
    if ((names.get(local) ?? 0) > 1 && left.get(local) === 1) delete module.imports[local];
}

function print(edited: Code): string {
  const { module, source } = edited;
  dropUnused(edited);
  const { code } = generateCode(module, { format: { quote: 'single', useTabs: false, tabWidth: 2 } });
  return source.endsWith('\n') && !code.endsWith('\n') ? `${code}\n` : code;
}

/**
 * The sources of a content file with edits made in them, and nothing else changed: those that the edits change. They must
 * have been tried on its tree (`applyEdit`), which refuses what the file cannot take. @throws {EditError}
 */
export function editSources(sources: Sources, name: string, edits: readonly Edit[]): Map<string, string> {
  const content = contentCode(sources, name);
  const changed = new Set(edits.map((edit) => makeEdit(content, edit)));
  return new Map([...changed].map((code) => [code.file, print(code)]));
}
