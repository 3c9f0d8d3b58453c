import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { messageOf } from '#functions/office-message.ts';
import { RefusedError } from '#functions/senders/sender.ts';
import { FRESH_S, ID_HEADER, isSigned, SIGNATURE_HEADER, signatureOf } from '#functions/senders/signature.ts';
import { webhook } from '#functions/senders/webhook.ts';
import { DEVELOPMENT } from '#tests/support/office/fake-office.ts';

const SECRET = 'open-sesame';
const MESSAGE = messageOf(DEVELOPMENT, { id: 'a1b2c3d4-e5f6-4000', texts: { form: 'visit', name: '김하늘' } });

/** A receiver that always answers alike, and keeps what it got. */
async function receiver(status: number, headers: http.OutgoingHttpHeaders = {}) {
  const got: { headers: http.IncomingHttpHeaders; body: string }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(status, headers).end('x');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, got };
}

test('a receiver gets the message with its id, and sees by the signature who sent it', async () => {
  const { url, got } = await receiver(204);
  await webhook({ url, secret: SECRET, now: () => 1_800_000_000_999 }).send(MESSAGE);
  const [{ headers, body } = { headers: {}, body: '' }] = got;
  expect(JSON.parse(body)).toEqual(MESSAGE);
  expect(headers[ID_HEADER]).toBe(MESSAGE.id);
  const signature = String(headers[SIGNATURE_HEADER]);
  expect(signature).toMatch(/^t=1800000000,v1=[0-9a-f]{64}$/);
  expect(isSigned(SECRET, signature, body, 1_800_000_000)).toBe(true);
});

test('a changed body, another secret, an old time and no signature are seen', () => {
  const signature = signatureOf(SECRET, 1000, 'body');
  expect(isSigned(SECRET, signature, 'body', 1000 + FRESH_S)).toBe(true);
  expect(isSigned(SECRET, signature, 'body', 1001 + FRESH_S)).toBe(false);
  expect(isSigned(SECRET, signature, 'Body', 1000)).toBe(false);
  expect(isSigned('other', signature, 'body', 1000)).toBe(false);
  expect(isSigned(SECRET, signature.replace('t=1000', 't=1001'), 'body', 1000)).toBe(false);
  expect(isSigned(SECRET, '', 'body', 1000)).toBe(false);
});

test('the signature is what docs/deploy.md tells a receiver to compute', () => {
  expect(signatureOf(SECRET, 1_800_000_000, '{"id":"1"}')).toBe(
    't=1800000000,v1=8b2e3aa38933c10670ecb21b9ece0f46a13c1b1b95d870ef9a7de8f58533d92e',
  );
});

test.each([301, 400, 401, 404, 410])('the answer %i is a refusal', async (status) => {
  const { url, got } = await receiver(status, { location: '/elsewhere' });
  await expect(webhook({ url, secret: SECRET }).send(MESSAGE)).rejects.toBeInstanceOf(RefusedError);
  expect(got).toHaveLength(1);
});

test.each([408, 429, 500, 503])('after the answer %i another try may help', async (status) => {
  const { url } = await receiver(status);
  const error: unknown = await webhook({ url, secret: SECRET })
    .send(MESSAGE)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RefusedError);
});

test('nobody answering is no refusal', async () => {
  const error: unknown = await webhook({ url: 'http://127.0.0.1:9/', secret: SECRET })
    .send(MESSAGE)
    .catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(RefusedError);
});
