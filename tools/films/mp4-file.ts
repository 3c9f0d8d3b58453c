/** What a film is no film for: another container than MP4, or another codec than H.264, which every browser plays. */
export type FilmFault = 'no-mp4' | 'codec';

const HEADER = 8;
/** Boxes that hold others, on the way to what a track is encoded in. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** `stsd` begins with a version and a number of entries. */
const STSD_HEAD = 8;

interface Box {
  kind: string;
  content: Buffer;
}

/** The boxes of a part of the file (ISO/IEC 14496-12); those that are cut off are left out. */
function* boxesIn(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + HEADER <= bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 2 * HEADER <= bytes.length;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + HEADER)) : short === 0 ? bytes.length - at : short;
    const head = isLong ? 2 * HEADER : HEADER;
    if (size < head || at + size > bytes.length) return;
    yield { kind: bytes.toString('latin1', at + 4, at + HEADER), content: bytes.subarray(at + head, at + size) };
    at += size;
  }
}

/** What the tracks are encoded in: `avc1`, `hvc1`, `mp4a`. */
function codecsIn(bytes: Buffer): string[] {
  return [...boxesIn(bytes)].flatMap(({ kind, content }) => {
    if (HOLDERS.has(kind)) return codecsIn(content);
    return kind === 'stsd' ? [...boxesIn(content.subarray(STSD_HEAD))].map((entry) => entry.kind) : [];
  });
}

const VIDEO = /^(avc|hvc|hev|vp0|av01|mp4v|ap|dv|s263|encv)/;

/** Why a file cannot be shown as a film; null where it can. */
export function filmFault(bytes: Buffer): FilmFault | null {
  const boxes = [...boxesIn(bytes)].map(({ kind }) => kind);
  const brand = bytes.toString('latin1', HEADER, HEADER + 4);
  const codecs = codecsIn(bytes).filter((codec) => VIDEO.test(codec));
  if (boxes[0] !== 'ftyp' || brand === 'qt  ' || !boxes.includes('mdat') || codecs.length === 0) return 'no-mp4';
  return codecs.every((codec) => /^avc[13]$/.test(codec)) ? null : 'codec';
}
