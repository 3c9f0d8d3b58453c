#!/usr/bin/env node
// Stands in for Firefox's program: Playwright starts it, it starts FIREFOX_PATH with the same arguments, and passes on
// what the two say to each other over WebDriver BiDi. Playwright asks each new context to emulate media features, which
// Firefox ESR does not know yet, and would give the context up; the relay lets that one refusal pass for a yes.
import { spawn } from 'node:child_process';
import readline from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN_YET = ['emulation.setMediaFeaturesOverride'];
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

/** Firefox's answer, with a refusal of what it does not know yet turned into a yes. @param {string} answer */
export function pardon(answer) {
  if (!answer.includes('unknown command') || !UNKNOWN_YET.some((method) => answer.includes(method))) return answer;
  const { type, id } = JSON.parse(answer);
  return type === 'error' ? JSON.stringify({ type: 'success', id, result: {} }) : answer;
}

/** BiDi speaks in text alone. @param {import('ws').RawData} data */
const textOf = (data) => new TextDecoder().decode(Array.isArray(data) ? Buffer.concat(data) : data);

/** @param {string} address Firefox's own @returns {Promise<string>} the relay's */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url = '' }) => {
    const firefox = new WebSocket(address + url, { perMessageDeflate: false });
    const opened = new Promise((resolve) => firefox.once('open', resolve));
    playwright.on('message', (data) => void opened.then(() => firefox.send(textOf(data))));
    firefox.on('message', (data) => playwright.send(pardon(textOf(data))));
    playwright.once('close', () => firefox.terminate());
    firefox.once('close', () => playwright.close());
    firefox.once('error', (error) => playwright.close(1011, error.message));
  });
  return new Promise((resolve) => {
    server.once('listening', () => {
      const bound = server.address();
      resolve(`ws://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`);
    });
  });
}

function start() {
  const firefox = spawn(process.env['FIREFOX_PATH'] ?? '', process.argv.slice(2), {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  firefox.once('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill());
  readline.createInterface({ input: firefox.stderr }).on('line', (line) => {
    const address = LISTENING.exec(line)?.[1];
    if (!address) console.error(line);
    else void relay(address).then((own) => console.error(`WebDriver BiDi listening on ${own}`));
  });
}

if (process.argv[1] === import.meta.filename) start();
