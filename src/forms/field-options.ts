import type { Options } from './field-spec.ts';

/** Lists of options that a development brings, by name: `formOptions` of its shell.ts. */
export type OptionLists = Readonly<Record<string, readonly string[]>>;

/**
 * What may be chosen in a field.
 * @throws {Error} where the content has no list of that name; the build asks for it before (tools/content/form-options.ts)
 */
export function fieldOptions(options: Options, lists: OptionLists): readonly string[] {
  if (!('list' in options)) return options;
  const found = lists[options.list];
  if (!found) throw new Error(`The content has no formOptions '${options.list}'`);
  return found;
}
