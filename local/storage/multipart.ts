/** The file of an upload, with what is said of it. */
export interface UploadedFile {
  contentType: string;
  bytes: Buffer;
}

const LINE_END = '\r\n';

/**
 * Reads a `multipart/related` body of two parts, metadata and file, as Firebase's SDK sends it (RFC 2387).
 * @param contentType the request's
 * @returns null: it is no such body
 */
export function fileOfMultipart(contentType: string, body: Buffer): UploadedFile | null {
  const [, boundary] = /^multipart\/related; ?boundary="?([\w'()+,./:=?-]{1,70})"?$/i.exec(contentType) ?? [];
  if (!boundary) return null;
  const [first, middle, end] = ['', LINE_END, LINE_END].map(
    (before, index) => `${before}--${boundary}${index === 2 ? '--' : LINE_END}`,
  );
  if (!first || !middle || !end || body.indexOf(first) !== 0) return null;
  const second = body.indexOf(middle, first.length);
  const last = body.lastIndexOf(end);
  if (second === -1 || last <= second) return null;
  const part = body.subarray(second + middle.length, last);
  const head = part.indexOf(LINE_END + LINE_END);
  const [, type] = /^Content-Type: ?([\w/+.-]+)$/im.exec(part.subarray(0, Math.max(head, 0)).toString('latin1')) ?? [];
  return head === -1 || !type ? null : { contentType: type, bytes: part.subarray(head + 4) };
}
