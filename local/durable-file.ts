import fs from 'node:fs';
import path from 'node:path';

// Everything here is synchronous on purpose: one computer's visitors wait some milliseconds, and no two
// writes can ever cross each other.

/** Only the owner of the computer's account reads what visitors wrote. */
const PRIVATE = 0o600;

/** Makes a folder, with its parents, that only this account can open. */
export function makePrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** A new file's name is only on the disk when its folder is flushed too. */
function flushFolder(folder: string) {
  if (process.platform === 'win32') return; // Windows opens no folders.
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Replaces a whole file: after a crash it holds either the old text or the new one. @throws on a disk error */
export function replaceFile(file: string, text: string): void {
  makePrivateFolder(path.dirname(file));
  const draft = `${file}.new`;
  fs.writeFileSync(draft, text, { mode: PRIVATE, flush: true });
  fs.renameSync(draft, file);
  flushFolder(path.dirname(file));
}

function lastByte(handle: number, size: number): number | undefined {
  if (size === 0) return undefined;
  const byte = Buffer.alloc(1);
  fs.readSync(handle, byte, 0, 1, size - 1);
  return byte[0];
}

/** Writes and flushes all bytes at the end of a file of `size` bytes, or leaves it at that size. */
function appendWhole(handle: number, size: number, bytes: Buffer) {
  try {
    for (let written = 0; written < bytes.length;) written += fs.writeSync(handle, bytes, written);
    fs.fsyncSync(handle);
  } catch (error) {
    // What is reported as not kept must not come back after a restart.
    fs.ftruncateSync(handle, size);
    throw error;
  }
}

/**
 * Appends one line and returns when it is on the disk. @throws on a disk error: then the line is not kept
 *
 * The file is opened anew each time: one that was deleted meanwhile is made again, not written to as a ghost.
 */
export function appendLine(file: string, line: string): void {
  makePrivateFolder(path.dirname(file));
  const isNew = !fs.existsSync(file);
  const handle = fs.openSync(file, 'a+', PRIVATE);
  try {
    const { size } = fs.fstatSync(handle);
    // A line that a crash cut off must not swallow this one.
    const end = lastByte(handle, size);
    const separator = end === undefined || end === 0x0a ? '' : '\n';
    appendWhole(handle, size, Buffer.from(`${separator}${line}\n`));
  } finally {
    fs.closeSync(handle);
  }
  if (isNew) flushFolder(path.dirname(file));
}
