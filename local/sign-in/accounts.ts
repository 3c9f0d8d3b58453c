import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '#local/durable-file.ts';

/** The accounts of the embedded project, and the files in the data folder that keep them. */
export const ADMINISTRATOR = { email: 'admin@example.com', file: 'admin.json' } as const;
export const STAFF = { email: 'staff@example.com', file: 'staff.json' } as const;

const accountSchema = v.object({
  email: v.picklist([ADMINISTRATOR.email, STAFF.email]),
  password: v.pipe(v.string(), v.minLength(12)),
  localId: v.pipe(v.string(), v.minLength(1)),
  /** Signs every token; no one outside this file knows it. */
  tokenSecret: v.pipe(v.string(), v.minLength(32)),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});
export type Account = v.InferOutput<typeof accountSchema>;

/** No letter or digit that can be taken for another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Four groups of four: 80 random bits that a person can type. */
const newPassword = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join(
    '-',
  );

function readAccount(file: string, email: string): Account | undefined {
  try {
    const { success, output } = v.safeParse(accountSchema, JSON.parse(fs.readFileSync(file, 'utf8')));
    return success && output.email === email ? output : undefined;
  } catch {
    return undefined; // Not JSON: as good as no account.
  }
}

/**
 * An account of a data folder, made with a random password on first use and kept in a file which only this computer's
 * account can read. Deleting the file makes a new password. @throws on a disk error
 */
export function openAccount(
  dataDirectory: string,
  clock: () => Date = () => new Date(),
  { email, file: name }: typeof ADMINISTRATOR | typeof STAFF = ADMINISTRATOR,
): Account {
  const file = path.join(dataDirectory, name);
  if (fs.existsSync(file)) {
    fs.chmodSync(file, 0o600);
    const account = readAccount(file, email);
    if (account) return account;
    console.warn(`${name}: 읽을 수 없어 새 비밀번호를 만듭니다. (${file})`);
  }
  const account: Account = {
    email,
    password: newPassword(),
    localId: randomBytes(14).toString('hex'),
    tokenSecret: randomBytes(32).toString('base64url'),
    createdAt: clock().toISOString(),
  };
  replaceFile(file, `${JSON.stringify(account, null, 2)}\n`);
  return account;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about either text. */
export const isSameText = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
