import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findSecrets, knownSecrets } from '#tools/commands/tests/secrets.mjs';

function folderWith(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

// Put together here, so that no scanner takes this file for a leak.
const joined = (...parts: string[]) => parts.join('');
const key = joined('AI', 'za', 'x'.repeat(35));
const CREDENTIALS: [what: string, text: string][] = [
  ['a private key', joined('-----BEGIN ', 'PRIVATE', ' KEY-----\nMII')],
  ['a service account', '{"private_key_id": "1"}'],
  ['a signed token', joined('ey', 'JhbGciOiJub25lIn0.', 'ey', 'JzdWIiOiJib3NzIn0.')],
  ['a key of a Google API', key],
  ['a client secret of Google', joined('GOC', 'SPX-', 'a1'.repeat(12))],
  ['a token of GitHub', joined('gh', 'p_', 'a'.repeat(36))],
  ['a key of Amazon', joined('AK', 'IA', 'A1B2'.repeat(4))],
  ['an address with a password', 'fetch("https://me:open-sesame@example.com/")'],
  ['a password', 'const a={email:e,password:"open-sesame"}'],
  ['a password', "PASSWORD = 'open-sesame'"],
  ['an API secret', `{"api_token": "${joined('0f9e8d7c', '6b5a4f3e2d1c')}"}`],
  ['an API secret', `deployKey:"${joined('0f9e8d7c', '6b5a4f3e2d1c')}"`],
  ['an authorization', `headers:{authorization:"Bearer ${joined('0f9e8d7c', '6b5a4f3e2d1c')}"}`],
  ['a sign-in with fixed words', 'signInWithEmailAndPassword(auth,"boss@example.com",p)'],
];

describe('a build', () => {
  it.each(CREDENTIALS)('must not hold %s', (what, text) => {
    const dist = folderWith({ 'index.html': '<p>', 'assets/deep/page.js': `one;\ntwo;${text}` });
    expect(findSecrets(dist)).toContainEqual({ file: path.join('assets', 'deep', 'page.js'), line: 2, what });
  });

  it('may name a password field, ask for one, and carry the public key of its own Firebase project', () => {
    const dist = folderWith({
      'page.js': `label={password:"비밀번호"};input({type:"password",autoComplete:"current-password"});app({apiKey:"${key}"});
        signInWithEmailAndPassword(auth,email,password);password:"password"`,
    });
    expect(findSecrets(dist, { allowed: [key] })).toEqual([]);
  });

  it('must not hold a secret of this computer, whatever it looks like', () => {
    const data = folderWith({ 'admin.json': JSON.stringify({ password: 'abcd-efgh-ijkl', tokenSecret: 'short' }) });
    const secrets = knownSecrets({ DEPLOY_TOKEN: '한글로 쓴 비밀', PORT: '4173', NO_SECRET: 'short' }, data);
    expect(secrets.map(({ name }) => name)).toEqual(['DEPLOY_TOKEN', 'admin.json: password']);
    const dist = folderWith({ 'a.js': 'x="abcd-efgh-ijkl"', 'b.html': '한글로 쓴 비밀', 'c.js': '4173' });
    expect(findSecrets(dist, { secrets }).map(({ what }) => what)).toEqual(['admin.json: password', 'DEPLOY_TOKEN']);
  });

  it('that is empty is not taken for a clean one', () => {
    expect(() => findSecrets(folderWith({}))).toThrow('nothing was searched');
  });
});
