import { parseJson } from '#local/http.ts';

/** How a form sent its fields. */
export type FormBody = { kind: 'values'; values: Readonly<Record<string, unknown>> } | { kind: 'unreadable' };

const mediaType = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether a body is a script's JSON rather than a page's own form. */
export const isJson = (contentType: string): boolean => mediaType(contentType) === 'application/json';

/** Names sent more than once are joined, as checkboxes of one name are. */
function valuesOf(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const earlier = values.get(name);
    values.set(name, typeof earlier === 'string' && typeof value === 'string' ? `${earlier}, ${value}` : value);
  }
  return Object.fromEntries(values);
}

/** Reads JSON, urlencoded and multipart bodies. Never rejects. */
export async function readFormBody(contentType: string, bytes: Uint8Array<ArrayBuffer>): Promise<FormBody> {
  switch (mediaType(contentType)) {
    case 'application/json': {
      const value = parseJson(bytes);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'unreadable' };
      return { kind: 'values', values: { ...value } };
    }
    case 'application/x-www-form-urlencoded':
      return { kind: 'values', values: valuesOf(new URLSearchParams(new TextDecoder().decode(bytes))) };
    case 'multipart/form-data':
      try {
        const data = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
        return { kind: 'values', values: valuesOf(data) };
      } catch {
        return { kind: 'unreadable' }; // Its boundary and its parts do not fit.
      }
    default:
      return { kind: 'unreadable' };
  }
}
