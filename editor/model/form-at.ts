import { variantOf } from './blank.ts';
import type { FormSchema } from './form.ts';
import { at, type Path, type Tree } from './tree.ts';

/** What may stand below a value, under a name or at a place of a list. */
function below(schema: FormSchema, key: string | number): FormSchema {
  if (typeof key === 'number') return schema.prefixItems?.[key] ?? schema.items ?? {};
  const { additionalProperties: others } = schema;
  return schema.properties?.[key] ?? (typeof others === 'object' ? others : {});
}

/** The form of a part of a file. @param tree of the file, which says of which kind each part on the way is */
export function formAt(schema: FormSchema, tree: Tree, path: Path): FormSchema {
  return path.reduce<FormSchema>(
    (form, key, index) => below(variantOf(form, at(tree, path.slice(0, index)) ?? ''), key),
    schema,
  );
}
