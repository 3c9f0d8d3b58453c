import { EDITOR_TEXT } from '#text/editor/words.ts';
import { SCRIPT_FILE, STYLE_FILE } from './editor-bundle.ts';

/** With whatever the editor answers. */
export const EDITOR_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

export const EDITOR_PAGE = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${EDITOR_TEXT.title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${STYLE_FILE}">
<script type="module" src="${SCRIPT_FILE}"></script>
</head>
<body><div id="editor"></div></body>
</html>
`;
