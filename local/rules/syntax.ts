// The part of the rules language that firestore.rules uses, as trees.

/** Where something stands in the file, for messages. */
export interface Position {
  line: number;
  column: number;
}

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+';

export type Expression = Position &
  (
    | { kind: 'literal'; value: null | boolean | bigint | string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'name'; name: string }
    | { kind: 'member'; of: Expression; name: string }
    /** `name(…)`: a function of the file, or a look at another document (`LOOKS`). */
    | { kind: 'call'; name: string; parameters: Expression[] }
    /** `of.name(…)`: a method of the language. */
    | { kind: 'method'; of: Expression; name: string; parameters: Expression[] }
    | { kind: 'not'; of: Expression }
    | { kind: 'is'; of: Expression; type: string }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    /** `/a/$(b)/c`: texts and expressions between the strokes. */
    | { kind: 'path'; segments: (string | Expression)[] }
  );

/** The functions of the language that look at another document: as it is stored, or as the whole commit leaves it. */
export const LOOKS = ['exists', 'existsAfter', 'get', 'getAfter'] as const;
export type Look = (typeof LOOKS)[number];

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** Named on the way to a function's result: `let name = value;`. */
interface Let {
  name: string;
  value: Expression;
}

export interface RuleFunction extends Position {
  name: string;
  parameters: string[];
  lets: Let[];
  result: Expression;
}

export interface Allow extends Position {
  methods: Method[];
  condition: Expression;
}

/** `match /press/{article} { … }`; a wildcard stands for one segment. */
export interface MatchBlock extends Position {
  segments: { wildcard: boolean; name: string }[];
  functions: RuleFunction[];
  allows: Allow[];
  blocks: MatchBlock[];
}

/** Something in the file that is wrong, or that the embedded service does not play. */
export class RulesError extends Error {
  constructor({ line, column }: Position, message: string) {
    super(`firestore.rules:${line}:${column}: ${message}`);
    this.name = 'RulesError';
  }
}
