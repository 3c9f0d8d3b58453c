import type { Fields } from '#local/firestore/data/values.ts';
import { checkRules } from './check-rules.ts';
import { evaluate, MOST_EXPRESSIONS, type Scope } from './evaluate.ts';
import { EvaluationError, LimitError } from './methods.ts';
import { parseRules } from './parse-rules.ts';
import { ruleMapOf, Timestamp, type Path, type RuleMap, type RuleValue } from './rule-values.ts';
import type { Allow, MatchBlock, Method } from './syntax.ts';

/** One access to one document, or one query over a collection. */
export interface Access {
  method: Method;
  /** Segments under the database's documents: `['press', 'a1']`. A query's path ends with an id of no document. */
  path: readonly string[];
  /** Who asks; null: nobody signed in. */
  uid: string | null;
  /** Microseconds since 1970. */
  time: bigint;
  /** The document as it is; null: there is none. */
  before?: Fields | null | undefined;
  /** The document as the write makes it; null: it is gone. */
  after?: Fields | null | undefined;
  /** The query's limit. */
  limit?: number | undefined;
}

export interface Rules {
  /** Whether any rule allows it. */
  allows: (access: Access, look: LookUp) => boolean;
}

/**
 * The fields of a document by its segments, as it is or as the whole commit leaves it; null: there is none.
 * @throws LimitError when the request has looked at too many
 */
export type LookUp = (segments: readonly string[], isAfter: boolean) => Fields | null;

/** Where every path of rules begins. */
const DATABASE = ['databases', '(default)', 'documents'];

/**
 * Reads a `firestore.rules`. What is played: `match` with names and single wildcards, `allow` with get, list, create,
 * update, delete, functions of `let` and one `return`, `exists`, `existsAfter`, `get` and `getAfter`, the operators of
 * syntax.ts, the methods and types of methods.ts, the members of `request` and `resource` of check-rules.ts. All of it as Firebase documents it.
 * @throws RulesError if anything else stands in it: then nothing is served
 */
export function loadRules(source: string): Rules {
  const blocks = parseRules(source);
  checkRules(blocks);
  return {
    allows: (access, look) => {
      const scope: Scope = {
        names: new Map<string, RuleValue>([
          ['request', requestOf(access)],
          ['resource', access.before ? new Map([['data', ruleMapOf(access.before)]]) : null],
        ]),
        functions: new Map(),
        look: ({ segments }: Path, isAfter) => {
          const isHere = DATABASE.every((segment, index) => segments[index] === segment);
          const found = isHere ? look(segments.slice(DATABASE.length), isAfter) : null;
          return found && ruleMapOf(found);
        },
        budget: { expressions: MOST_EXPRESSIONS },
      };
      try {
        return blocks.some((block) => isAllowed(block, [...DATABASE, ...access.path], access.method, scope));
      } catch (error) {
        if (error instanceof LimitError) return false;
        throw error;
      }
    },
  };
}

function requestOf({ uid, time, after, limit, method }: Access): RuleMap {
  return new Map<string, RuleValue>([
    ['auth', uid === null ? null : new Map([['uid', uid]])],
    ['time', new Timestamp(time)],
    ...(after ? ([['resource', new Map([['data', ruleMapOf(after)]])]] as const) : []),
    ...(method === 'list'
      ? ([['query', new Map(limit === undefined ? [] : [['limit', BigInt(limit)] as const])]] as const)
      : []),
  ]);
}

function isAllowed(block: MatchBlock, path: readonly string[], method: Method, outer: Scope): boolean {
  const names = new Map(outer.names);
  for (const [index, { wildcard, name }] of block.segments.entries()) {
    const segment = path[index];
    if (segment === undefined || (!wildcard && segment !== name)) return false;
    if (wildcard) names.set(name, segment);
  }
  const functions = new Map([...outer.functions, ...block.functions.map((made) => [made.name, made] as const)]);
  const scope = { ...outer, names, functions };
  const rest = path.slice(block.segments.length);
  if (rest.length > 0) return block.blocks.some((inner) => isAllowed(inner, rest, method, scope));
  return block.allows.some((allow) => allow.methods.includes(method) && holds(allow, scope));
}

function holds({ condition }: Allow, scope: Scope): boolean {
  try {
    return evaluate(condition, scope) === true;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}
