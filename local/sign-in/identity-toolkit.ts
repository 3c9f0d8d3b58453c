import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFirebaseCors } from '#local/firebase-cors.ts';
import { parseJson, readBody, sendJson, type Service } from '#local/http.ts';
import {
  lookup,
  refresh,
  sendOobCode,
  signInWithPassword,
  type CallResult,
  type SignInContext,
} from './sign-in-calls.ts';

const ACCOUNTS = '/identitytoolkit.googleapis.com/';
const TOKENS = '/securetoken.googleapis.com/';
const LARGEST_BODY = 64 * 1024;

const CALLS = new Map<string, (body: unknown, context: SignInContext) => CallResult>([
  [`${ACCOUNTS}v1/accounts:signInWithPassword`, signInWithPassword],
  [`${ACCOUNTS}v1/accounts:lookup`, lookup],
  [`${ACCOUNTS}v1/accounts:sendOobCode`, sendOobCode],
  // Nobody makes an account here, as in a hosted project whose sign-up is switched off.
  [`${ACCOUNTS}v1/accounts:signUp`, () => ({ kind: 'error', message: 'ADMIN_ONLY_OPERATION' })],
  [`${TOKENS}v1/token`, refresh],
]);

function sendError(response: ServerResponse, code: 400 | 404 | 413, message: string) {
  sendJson(response, code, { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } });
}

/** The token call alone is sent as a form. */
function parseBody(path: string, bytes: Buffer): unknown {
  return path.startsWith(TOKENS) ? Object.fromEntries(new URLSearchParams(bytes.toString())) : parseJson(bytes);
}

/** The sign-in calls of the Identity Toolkit and its token service. */
export function createSignInService(context: SignInContext): Service {
  async function answerPost(request: IncomingMessage, response: ServerResponse, path: string) {
    const call = CALLS.get(path);
    if (!call) return sendError(response, 404, 'NOT_FOUND');
    const read = await readBody(request, LARGEST_BODY);
    if (read.kind === 'cut-off') return;
    if (read.kind === 'too-large') return sendError(response, 413, 'REQUEST_TOO_LARGE');
    const result = call(parseBody(path, read.bytes), context);
    if (result.kind === 'answer') sendJson(response, 200, result.body);
    else sendError(response, 400, result.message);
  }

  return {
    owns: (path) => path.startsWith(ACCOUNTS) || path.startsWith(TOKENS),
    answer: async (request, response, path) => {
      if (answerFirebaseCors(request, response)) return;
      if (request.method === 'POST') await answerPost(request, response, path);
      else sendError(response, 404, 'NOT_FOUND');
    },
  };
}
