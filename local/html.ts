import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '#site/head/html.ts';
import { send } from './http.ts';

/** Text that is markup already. */
export interface Markup {
  markup: string;
}

type Part = string | number | Markup | readonly Markup[];

function markupOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** A template that escapes every text put into it, so that no page can forget to. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.reduce((text, next, index) => text + markupOf(parts[index - 1] ?? '') + next) };
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 44rem; padding: 1.25rem 1rem 3rem; font: 1rem/1.6 system-ui, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.35; }
h2, h3 { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; margin: 0 0 .5rem; font-size: 1.1rem; }
h3 { font-size: 1rem; }
h2 small, h3 small { font-weight: 400; }
li { margin: 0 0 2rem; }
ol { list-style: none; margin: 0; padding: 0; }
article { border: 1px solid GrayText; border-radius: .5rem; margin: 0 0 1rem; padding: 1rem; }
dl { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: .25rem 1rem; margin: 0; }
dt { opacity: .75; }
dd { margin: 0; white-space: pre-line; }
a { display: inline-block; padding: .5rem 0; }
`;

// Whole, so that no formatter of templates puts a space into it: the policy allows exactly this text.
const STYLE_ELEMENT: Markup = { markup: `<style>${STYLE}</style>` };

const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    // Its own icon: some browsers ask for it, and complain where they may not.
    "img-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

/** Sends a page in Korean that needs no script. */
export function sendPage(
  response: ServerResponse,
  status: number,
  { title, body }: { title: string; body: Markup },
  headers: Readonly<Record<string, string>> = {},
): void {
  const page = html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `;
  send(response, status, 'text/html', page.markup, { ...HEADERS, ...headers });
}
