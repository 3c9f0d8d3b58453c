const RANGE = /^bytes=(\d*)-(\d*)$/;

/** First and last byte that the header asks for; null: the whole file (another unit, several parts); `none`: there are no such bytes. */
export function readRange(header: string, size: number): { first: number; last: number } | 'none' | null {
  const [, from = '', to = ''] = RANGE.exec(header.trim()) ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return to === '0' || size === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'none' : { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** The part of a whole file that a request with `Range` asks for. */
export async function sliceOf(whole: Response, header: string): Promise<Response> {
  const blob = await whole.clone().blob();
  const range = readRange(header, blob.size);
  if (range === null) return whole;
  const headers = new Headers(whole.headers);
  headers.set('accept-ranges', 'bytes');
  if (range === 'none') {
    headers.set('content-range', `bytes */${blob.size}`);
    headers.set('content-length', '0');
    return new Response(null, { status: 416, statusText: 'Range Not Satisfiable', headers });
  }
  const { first, last } = range;
  headers.set('content-range', `bytes ${first}-${last}/${blob.size}`);
  headers.set('content-length', String(last - first + 1));
  return new Response(blob.slice(first, last + 1), { status: 206, statusText: 'Partial Content', headers });
}
