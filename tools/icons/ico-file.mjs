/** Bytes of the file's header and of one entry in its directory. */
const HEADER = 6;
const ENTRY = 16;

/**
 * Windows' icon file around PNGs of several sizes, which every browser that asks for it reads.
 * @param {{ size: number, png: Buffer }[]} icons sizes in pixels, below 256
 * @returns {Buffer}
 */
export function icoFile(icons) {
  const header = Buffer.alloc(HEADER + ENTRY * icons.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(icons.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of icons.entries()) {
    const at = HEADER + ENTRY * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...icons.map(({ png }) => png)]);
}
