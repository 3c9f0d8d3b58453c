import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { editAnswerSchema } from '#editor/state/answers.ts';
import { ask } from '#editor/state/ask.ts';

/** Asks whoever answers so at a port of its own. */
async function asked(answer: http.RequestListener, limit?: number) {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}/save`, editAnswerSchema, undefined, limit);
}
const saying =
  (status: number, text: string): http.RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(text);

test('an answer of the editor is taken as it is', async () => {
  expect(await asked(saying(200, '{"kind":"overtaken","files":["facts"]}'))).toEqual({
    kind: 'overtaken',
    files: ['facts'],
  });
  expect(await asked(saying(400, '{"kind":"refused","reason":"unreadable"}'))).toEqual({
    kind: 'refused',
    reason: 'unreadable',
  });
});

test('a server that has ended, or ends in the middle of its answer, cannot be reached', async () => {
  expect(await asked((request) => request.socket.destroy())).toEqual({ kind: 'unreachable' });
  const halfway: http.RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('{"kind":"fi', () => response.destroy());
  };
  expect(await asked(halfway)).toEqual({ kind: 'unreachable' });
});

test('whoever has not answered in time, or not to the end, is late', async () => {
  expect(await asked(() => undefined, 50)).toEqual({ kind: 'late' });
  const halfway: http.RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('{"kind":"fi');
  };
  expect(await asked(halfway, 200)).toEqual({ kind: 'late' });
});

test('whatever stands in an answer of status 500, it is a fault, with its reason where there is one', async () => {
  expect(await asked(saying(500, '{"kind":"fine","reason":"ENOMEM"}'))).toEqual({ kind: 'faulty', reason: 'ENOMEM' });
  expect(await asked(saying(502, '<h1>Bad gateway</h1>'))).toEqual({ kind: 'faulty', reason: '502' });
});

test('what another program answers, or half an answer, is believed in nothing', async () => {
  const answers = ['<!doctype html>', '', '{"kind":"fi', 'null', '{"kind":"saved"}', '{"kind":"wrong"}', '{"ok":true}'];
  for (const answer of answers) expect(await asked(saying(200, answer))).toEqual({ kind: 'foreign' });
  for (const status of [403, 404]) expect(await asked(saying(status, '{"kind":"fine"}'))).toEqual({ kind: 'foreign' });
});
