import fs from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURE_NAME, PICTURE_TYPE, TOO_MANY_BYTES } from '#local/storage/picture-rules.ts';
import { root } from '#tests/support/source-files.ts';
import { postJson, run } from './running-services.ts';

const BUCKET = '/v0/b/demo-modelhouse/o';
const NAME = 'press/s/0123456789abcdef-1600x1067.webp';
const BYTES = Buffer.from('RIFF\r\n--x\r\npicture');

const addressOf = (name: string) => `${BUCKET}/${encodeURIComponent(name)}`;

/** A request as Firebase's SDK makes it of one small file. */
function uploadOf(bytes: Buffer, contentType = 'image/webp') {
  const head = `--b1\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{}\r\n--b1\r\nContent-Type: ${contentType}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b1--')]);
}

async function open() {
  const { origin: url, administrator, staff } = await run();
  const tokenOf = async (account: object) => {
    const signIn = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
    return ((await postJson(signIn, { ...account, returnSecureToken: true })).body as { idToken: string }).idToken;
  };
  const upload = async (who: object | null, body = uploadOf(BYTES), name = NAME) => {
    const { status } = await fetch(`${url}${BUCKET}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/related; boundary=b1',
        ...(who && { authorization: `Firebase ${await tokenOf(who)}` }),
      },
      body,
    });
    return status;
  };
  return { url, administrator, staff, upload };
}

test('a picture of an administrator is stored byte for byte, and everybody reads it for ever', async () => {
  const { url, administrator, upload } = await open();
  expect(await upload(administrator)).toBe(200);
  const read = await fetch(`${url}${addressOf(NAME)}?alt=media`);
  expect(Buffer.from(await read.arrayBuffer())).toEqual(BYTES);
  expect(read.headers.get('content-type')).toBe('image/webp');
  expect(read.headers.get('cache-control')).toContain('immutable');
  expect(await (await fetch(url + addressOf(NAME))).json()).toMatchObject({ name: NAME, size: String(BYTES.length) });
});

test('nobody else stores one, and nobody writes over one', async () => {
  const { administrator, staff, upload } = await open();
  expect([await upload(null), await upload(staff)]).toEqual([403, 403]);
  expect([await upload(administrator), await upload(administrator)]).toEqual([200, 403]);
});

test.each([
  ['another name', uploadOf(BYTES), 'press/s/picture.webp'],
  ['another folder', uploadOf(BYTES), 'other/s/0123456789abcdef-1x1.webp'],
  ['a way out of the folder', uploadOf(BYTES), 'press/../0123456789abcdef-1x1.webp/../../x'],
  ['another kind', uploadOf(BYTES, 'image/svg+xml'), NAME],
  ['a page', uploadOf(BYTES, 'text/html'), NAME],
  ['a megabyte', uploadOf(Buffer.alloc(TOO_MANY_BYTES)), NAME],
])('%s is refused', async (_what, body, name) => {
  const { administrator, upload, url } = await open();
  expect(await upload(administrator, body, name)).toBe(403);
  expect((await fetch(`${url}${addressOf(name)}?alt=media`)).status).toBe(404);
});

test('what is no upload is refused before anything is looked at', async () => {
  const { administrator, upload } = await open();
  expect(await upload(administrator, Buffer.from('picture'))).toBe(400);
});

test('the embedded storage asks what the deployed rules ask', () => {
  const rules = fs.readFileSync(`${root}/storage.rules`, 'utf8');
  expect(`^${/picture\.matches\('(.+)'\)/.exec(rules)?.[1]}$`).toBe(PICTURE_NAME.source);
  expect(`^${/contentType\.matches\('(.+)'\)/.exec(rules)?.[1]}$`.replace('/', '\\/')).toBe(PICTURE_TYPE.source);
  expect(Number(/size < (\d+)/.exec(rules)?.[1])).toBe(TOO_MANY_BYTES);
});
