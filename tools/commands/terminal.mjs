import readline from 'node:readline';
import { Writable } from 'node:stream';
import { UserError } from './project.mjs';

/** Asks on the terminal. @param {string} question @param {{ isSecret?: boolean }} [options] `isSecret`: what is typed is not shown @returns {Promise<string>} */
export function askOnTerminal(question, { isSecret = false } = {}) {
  if (!process.stdin.isTTY)
    throw new UserError('This asks for a password, and only on a terminal: run it there, without a pipe.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = readline.createInterface({
    input: process.stdin,
    output: isSecret ? silent : process.stdout,
    terminal: true,
  });
  if (isSecret) process.stdout.write(question);
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => reject(new UserError('Stopped.')));
    lines.question(isSecret ? '' : question, (answer) => {
      if (isSecret) process.stdout.write('\n');
      lines.close();
      resolve(answer.trim());
    });
  });
}
