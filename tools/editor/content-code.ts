import path from 'node:path';
import { parseModule, type ASTNode } from 'magicast';
import { EditError } from '#editor/model/edit.ts';
import { countNames, type NameCounts } from './names-in-code.ts';

/** A content file and those of the folder of its name, by their paths from the content's folder: `plans/59a.ts`. */
export type Sources = ReadonlyMap<string, string>;

type Declarator = Extract<ASTNode, { type: 'VariableDeclarator' }>;

/** One source as code. */
export interface Code {
  file: string;
  source: string;
  module: ReturnType<typeof parseModule>;
  /** What it names before it is edited. */
  names: NameCounts;
}

/** A constant, and the source in which it stands. */
export interface Constant {
  declarator: Declarator;
  code: Code;
}

const parsed = (sources: Sources, file: string): Code | null => {
  const source = sources.get(file);
  if (source === undefined) return null;
  const module = parseModule(source);
  return { file, source, module, names: countNames(module.$ast) };
};

/** A constant of a source by its name. @param isExported whether other sources have it, or none */
function constantIn({ module }: Code, name: string, isExported: boolean): Declarator | null {
  const body = module.$ast.type === 'Program' ? module.$ast.body : [];
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (isExported !== (statement !== declaration)) continue;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const declarator of declaration.declarations)
      if (
        declarator.type === 'VariableDeclarator' &&
        declarator.id.type === 'Identifier' &&
        declarator.id.name === name
      )
        return declarator;
  }
  return null;
}

/** Whether a constant is a part or a list that its source says itself, and nothing that is made or comes from elsewhere. */
const isWritten = ({ init }: Declarator): boolean =>
  init?.type === 'ObjectExpression' || init?.type === 'ArrayExpression';

/** The code of a content file, and of the parts that it has in files of their own. */
export interface ContentCode {
  /** The constant that a content file exports under its own name. */
  root: Constant;
  /** The constant that a name stands for, where it belongs to the place that names it; null where other places have it too. */
  constantOf: (node: ASTNode, code: Code) => Constant | null;
}

/** @throws {EditError} where the file exports no constant of its name */
export function contentCode(sources: Sources, name: string): ContentCode {
  const codes = new Map<string, Code>();
  const codeOf = (file: string): Code | null => {
    const code = codes.get(file) ?? parsed(sources, file);
    if (code) codes.set(file, code);
    return code;
  };
  /** Whether nothing but one place of one source takes a constant that another source exports. */
  const isTakenOnce = (constant: string): boolean =>
    [...sources.keys()].filter((file) => codeOf(file)?.names.has(constant)).length === 2;
  const constantOf = (node: ASTNode, code: Code): Constant | null => {
    // Once where it is declared, or taken from, and once here.
    if (node.type !== 'Identifier' || code.names.get(node.name) !== 2) return null;
    const item = code.module.imports.$items.find(({ local }) => local === node.name);
    if (item && !isTakenOnce(item.imported)) return null;
    const from = item ? codeOf(path.posix.join(path.posix.dirname(code.file), item.from)) : code;
    const declarator = from && constantIn(from, item?.imported ?? node.name, item !== undefined);
    return from && declarator && isWritten(declarator) ? { declarator, code: from } : null;
  };
  const main = codeOf(`${name}.ts`);
  const declarator = main && constantIn(main, name, true);
  if (!main || !declarator?.init) throw new EditError([]);
  return { root: { declarator, code: main }, constantOf };
}
