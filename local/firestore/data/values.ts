import * as v from 'valibot';
import { formatTimestamp, parseTimestamp } from './timestamp.ts';

/** A value as it stands in a request: exactly one key, named after its type. */
export type Value =
  | { nullValue: 'NULL_VALUE' }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: GeoPoint }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Fields } };
export type Fields = Record<string, Value>;

interface GeoPoint {
  latitude: number;
  longitude: number;
}

const INT64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

/** The nearest number that a 64-bit integer can hold: where `increment` would overflow, Firestore stops there. */
export function clampInteger(value: bigint): bigint {
  if (value > INT64.most) return INT64.most;
  return value < INT64.least ? INT64.least : value;
}

const integer = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.check((text) => /^-?\d{1,19}$/.test(text) && clampInteger(BigInt(text)) === BigInt(text)),
);

const timestamp = v.pipe(
  v.string(),
  v.check((text) => parseTimestamp(text) !== undefined),
  v.transform((text) => formatTimestamp(parseTimestamp(text) ?? 0n)),
);

/** JSON has no negative zero; the SDK writes it as text. */
const negativeZero = v.pipe(
  v.literal('-0'),
  v.transform(() => -0),
);

/** Checks a value of a request and brings timestamps to Firestore's precision. */
export const valueSchema: v.GenericSchema<unknown, Value> = v.union([
  v.strictObject({
    nullValue: v.pipe(
      v.union([v.null(), v.literal('NULL_VALUE')]),
      v.transform(() => 'NULL_VALUE' as const),
    ),
  }),
  v.strictObject({ booleanValue: v.boolean() }),
  v.strictObject({ integerValue: integer }),
  v.strictObject({ doubleValue: v.union([v.number(), v.picklist(['NaN', 'Infinity', '-Infinity']), negativeZero]) }),
  v.strictObject({ timestampValue: timestamp }),
  v.strictObject({ stringValue: v.string() }),
  v.strictObject({ bytesValue: v.pipe(v.string(), v.base64()) }),
  v.strictObject({ referenceValue: v.string() }),
  v.strictObject({
    geoPointValue: v.object({ latitude: v.optional(v.number(), 0), longitude: v.optional(v.number(), 0) }),
  }),
  v.strictObject({ arrayValue: v.object({ values: v.optional(v.array(v.lazy(() => valueSchema)), []) }) }),
  v.strictObject({
    mapValue: v.object({
      fields: v.optional(
        v.lazy(() => fieldsSchema),
        {},
      ),
    }),
  }),
]);

export const fieldsSchema: v.GenericSchema<unknown, Fields> = v.record(
  v.string(),
  v.lazy(() => valueSchema),
);
