import { generateCode, parseExpression, parseModule, type ASTNode } from 'magicast';
import { EditError, type Edit } from '#editor/model/edit.ts';
import { plain, type Key, type Path } from '#editor/model/tree.ts';
import { bare, exported, keyOf, type ListNode, type ObjectNode } from './read-tree.ts';
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

function parentOf(root: ASTNode, path: Path): ASTNode {
  let node = root;
  for (const key of path.slice(0, -1)) {
    const next = below(node, key);
    if (!next) throw new EditError(path);
    node = bare(next);
  }
  return node;
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

/** Only a file that says nothing is written as a whole: any other has something to lose. */
function editWhole(whole: { init: ASTNode }, edit: Edit): void {
  if (edit.kind !== 'set' || bare(whole.init).type !== 'NullLiteral') throw new EditError(edit.path);
  whole.init = nodeOf(writtenValue(plain(edit.value)));
}

/**
 * A content file with edits made in it, and nothing else changed. They must have been tried on its tree (`applyEdit`),
 * which refuses what the file cannot take. @throws {EditError}
 */
export function editSource(source: string, name: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return source;
  const module = parseModule(source);
  const whole = exported(module.$ast, name);
  for (const edit of edits) {
    const key = edit.path.at(-1);
    if (key === undefined) {
      editWhole(whole, edit);
      continue;
    }
    const parent = parentOf(bare(whole.init), edit.path);
    if (parent.type === 'ArrayExpression') editList(parent, Number(key), edit);
    else if (parent.type === 'ObjectExpression') editObject(parent, key, edit);
    else throw new EditError(edit.path);
  }
  const { code } = generateCode(module, { format: { quote: 'single', useTabs: false, tabWidth: 2 } });
  return source.endsWith('\n') && !code.endsWith('\n') ? `${code}\n` : code;
}
