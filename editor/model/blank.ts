import { mayBeNull, variantsOf, type FormSchema } from './form.ts';
import { isFixed, isList, isObject, type Tree } from './tree.ts';

/** A value of the right kind that says nothing yet: what is still to write, the checks name. */
export function blank(schema: FormSchema): Tree {
  if (mayBeNull(schema)) return null;
  const [first = schema] = variantsOf(schema);
  if (first !== schema) return blank(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0] ?? '';
  if (schema.type === 'boolean') return false;
  if (schema.prefixItems) return schema.prefixItems.map(blank);
  if (schema.type === 'array') return schema.minItems && schema.items ? [blank(schema.items)] : [];
  if (schema.type !== 'object') return '';
  const fields = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key));
  return Object.fromEntries(fields.map(([key, field]) => [key, blank(field)]));
}

/** Whether a value is of a schema's kind, whatever it says: which of several kinds it is. */
export function isOf(schema: FormSchema, tree: Tree): boolean {
  if (isFixed(tree)) return false;
  if (schema.const !== undefined) return tree === schema.const;
  if (schema.enum) return schema.enum.some((choice) => choice === tree);
  if (isList(tree)) return schema.type === 'array';
  if (isObject(tree))
    return (
      schema.type === 'object' &&
      Object.keys(tree).every((key) => key in (schema.properties ?? {})) &&
      Object.entries(schema.properties ?? {}).every(
        ([key, field]) => field.const === undefined || tree[key] === field.const,
      )
    );
  return schema.type === typeof tree || (schema.type === 'integer' && typeof tree === 'number');
}

/** Which of the kinds a value is; the first, where it is none of them. */
export const variantOf = (schema: FormSchema, tree: Tree): FormSchema => {
  const variants = variantsOf(schema);
  return variants.find((variant) => isOf(variant, tree)) ?? variants[0] ?? schema;
};

/** A value turned into another kind, with what both kinds have. */
export function inKind(schema: FormSchema, tree: Tree): Tree {
  const fresh = blank(schema);
  if (!isObject(fresh)) return isObject(tree) && typeof tree['text'] === 'string' ? tree['text'] : fresh;
  if (typeof tree === 'string') return 'text' in fresh ? { ...fresh, text: tree } : fresh;
  if (!isObject(tree)) return fresh;
  const { properties = {} } = schema;
  const kept = Object.entries(tree).filter(([key]) => properties[key] && properties[key].const === undefined);
  return { ...fresh, ...Object.fromEntries(kept) };
}
