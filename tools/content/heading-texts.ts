import * as v from 'valibot';

type Part = [schema: v.GenericSchema, value: unknown];

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The schemas inside a schema, each with the part of the value that it describes: wrapped, one of several, a tuple's, a
 * list's, an object's, a record's.
 */
function partsOf(schema: v.GenericSchema, value: unknown): Part[] {
  const part = (inner: unknown, its: unknown): Part[] => (isSchema(inner) ? [[inner, its]] : []);
  if ('wrapped' in schema) return part(schema.wrapped, value);
  if ('options' in schema && Array.isArray(schema.options))
    return schema.options.filter(isSchema).flatMap((option) => (v.is(option, value) ? part(option, value) : []));
  if ('items' in schema && Array.isArray(schema.items) && Array.isArray(value))
    return schema.items.flatMap((inner, index) => part(inner, value[index]));
  if ('item' in schema && Array.isArray(value)) return value.flatMap((its) => part(schema.item, its));
  if (!isRecord(value)) return [];
  if ('entries' in schema && isRecord(schema.entries))
    return Object.entries(schema.entries).flatMap(([field, inner]) => part(inner, value[field]));
  return 'value' in schema ? Object.values(value).flatMap((its) => part(schema.value, its)) : [];
}

/** The texts of a value that its schema marks as headings (`heading` of `src/site/schema/parts/fields.ts`), at any depth. */
export function headingTexts(schema: v.GenericSchema, value: unknown): string[] {
  if (typeof value === 'string' && 'isHeading' in v.getMetadata(schema)) return [value];
  return partsOf(schema, value).flatMap(([inner, its]) => headingTexts(inner, its));
}
