import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';

// The table of docs/architecture.md: which #folders each folder may import. `.` stands for the entries in src itself.
const MAY_IMPORT: Record<string, string[]> = {
  'src/.': ['app'],
  'src/app': [
    'app',
    'notebook',
    'early',
    'pages',
    'features',
    'ui',
    'text',
    'outbox',
    'protocol',
    'site',
    'content',
    'browser',
  ],
  'src/pages': ['pages', 'notebook', 'features', 'ui', 'site', 'content', 'text', 'browser'],
  'src/forms': ['forms', 'text', 'protocol'],
  'src/early': ['early', 'ui', 'outbox', 'protocol', 'browser'],
  // Its own folders: that it imports no other feature is a test of its own (features.test.ts).
  'src/features': [
    'features',
    'notebook',
    'early',
    'firebase',
    'forms',
    'ui',
    'site',
    'outbox',
    'protocol',
    'text',
    'browser',
  ],
  'src/firebase': ['firebase', 'ui', 'protocol', 'text', 'browser'],
  'src/ui': ['ui', 'browser'],
  'src/browser': ['browser'],
  'src/text': [],
  'src/notebook': ['notebook', 'browser'],
  'src/outbox': ['outbox', 'protocol'],
  'src/protocol': ['protocol'],
  'src/site': ['site'],
  'src/content': ['site', 'content'],
  sw: ['sw', 'outbox', 'protocol'],
  functions: ['functions', 'protocol', 'forms', 'text'],
  local: ['forms', 'site', 'protocol', 'content', 'functions', 'local'],
  tools: ['forms', 'site', 'content', 'text', 'protocol', 'outbox', 'functions', 'local', 'tools'],
  editor: ['editor', 'site', 'text'],
  // What page and server of the editor share.
  'editor/model': ['site', 'text'],
  // Makes files from the content, as the build reads and checks it.
  art: ['site', 'content', 'text', 'tools', 'art'],
};
const FREE = ['tests', 'e2e'];
const TARGETS = [
  'app',
  'browser',
  'early',
  'firebase',
  'forms',
  'pages',
  'features',
  'ui',
  'text',
  'notebook',
  'outbox',
  'protocol',
  'site',
  'content',
  'functions',
  'local',
  'tools',
  'art',
  'editor',
  'tests',
  'e2e',
  'sw',
];
const WITHOUT_REACT = [
  'src/forms',
  'src/early',
  'src/text',
  'src/outbox',
  'src/protocol',
  'src/site',
  'src/content',
  'sw',
  'functions',
  'local',
  'tools',
  'editor/model',
];
const ALL = [...Object.keys(MAY_IMPORT), ...FREE];

interface Case {
  folder: string;
  code: string;
  /** Part of the rule's code that must report it; null: nothing may. */
  rule: string | null;
}

const RESTRICTED = 'no-restricted-imports';
const load = (specifier: string) => `import { thing } from '${specifier}';\nexport const use = thing;\n`;

const CASES: Case[] = [
  ...Object.entries(MAY_IMPORT).flatMap(([folder, allowed]) =>
    TARGETS.map((target) => ({
      folder,
      code: load(`#${target}/other/thing.ts`),
      rule: allowed.includes(target) ? null : RESTRICTED,
    })),
  ),
  ...ALL.flatMap((folder) => [
    { folder, code: load('../other/thing.ts'), rule: RESTRICTED },
    { folder, code: load('./../../thing.ts'), rule: RESTRICTED },
    { folder, code: load('/src/site/thing.ts'), rule: RESTRICTED },
    { folder, code: load('./thing.ts'), rule: null },
  ]),
  ...FREE.flatMap((folder) => TARGETS.map((target) => ({ folder, code: load(`#${target}/thing.ts`), rule: null }))),
  ...WITHOUT_REACT.flatMap((folder) =>
    ['react', 'react-dom/client', 'react-router-dom', 'zustand'].map((name) => ({
      folder,
      code: load(name),
      rule: RESTRICTED,
    })),
  ),
  ...['src/app', 'src/pages', 'src/features', 'src/firebase', 'src/ui', 'editor'].map((folder) => ({
    folder,
    code: load('react'),
    rule: null,
  })),
  { folder: 'src/ui', code: load('virtual:pictures'), rule: null },
  { folder: 'src/site', code: load('valibot'), rule: null },
  { folder: 'src/site', code: load('node:fs'), rule: RESTRICTED },
  { folder: 'tools', code: load('#editor/model/thing.ts'), rule: null },
  { folder: 'editor/model', code: load('#editor/model/thing.ts'), rule: null },
  { folder: 'editor', code: load('node:fs'), rule: RESTRICTED },
  { folder: 'src/content', code: load('valibot'), rule: RESTRICTED },
  { folder: 'src/features', code: "export * from '#content/facts.ts';\n", rule: RESTRICTED },
  { folder: 'src/features', code: "export { thing } from '#pages/home.tsx';\n", rule: RESTRICTED },
  {
    folder: 'src/features',
    code: "export const later = () => import('#app/other/thing.ts');\n",
    rule: RESTRICTED,
  },
  {
    folder: 'src/ui',
    code: "import type { Thing } from '#site/thing.ts';\nexport type Other = Thing;\n",
    rule: RESTRICTED,
  },
  { folder: 'src/ui', code: "console.log('left over');\nexport {};\n", rule: 'no-console' },
  { folder: 'src/ui', code: 'export default 1;\n', rule: 'no-default-export' },
  {
    folder: 'src/ui',
    code: 'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
    rule: 'no-danger',
  },
  { folder: 'src/ui', code: 'export const Styled = () => <p style={{ color: "red" }} />;\n', rule: 'forbid-dom-props' },
  { folder: 'src/ui', code: `export const lines = [\n${'  1,\n'.repeat(260)}];\n`, rule: 'max-lines' },
  {
    folder: 'src/ui',
    code: `export function long() {\n${'  String(1);\n'.repeat(61)}}\n`,
    rule: 'max-lines-per-function',
  },
];

interface Diagnostic {
  code: string;
  filename: string;
}

let folder: string;
let reports: Map<string, string[]>;
const fileOf = (index: number) => `${CASES[index]?.folder.replace('/.', '')}/case-${index}.tsx`;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'direction-'));
  fs.copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  CASES.forEach(({ code }, index) => {
    const file = path.join(folder, fileOf(index));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, code);
  });
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  reports = new Map();
  for (const { code, filename } of diagnostics) reports.set(filename, [...(reports.get(filename) ?? []), code]);
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test.each(CASES.map((given, index) => ({ ...given, index, first: given.code.split('\n')[0] })))(
  'in $folder: $first → $rule',
  ({ rule, index }) => {
    const found = reports.get(fileOf(index)) ?? [];
    const isReported = rule === null ? found.length > 0 : found.some((code) => code.includes(`(${rule})`));
    expect(isReported, found.join(', ') || 'nothing was reported').toBe(rule !== null);
  },
);

test('every folder of code has a direction rule', () => {
  const inSource = fs
    .readdirSync(path.join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory());
  const folders = [...inSource.map(({ name }) => `src/${name}`), 'sw', 'functions', 'local', 'tools', 'editor', 'art'];
  const { overrides } = JSON.parse(fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
    overrides: { files: string[]; rules: Record<string, unknown> }[];
  };
  const ruled = overrides.filter(({ rules }) => RESTRICTED in rules).flatMap(({ files }) => files);
  expect(folders.filter((name) => !ruled.includes(`${name}/**`))).toEqual([]);
  expect(folders.filter((name) => !(name in MAY_IMPORT))).toEqual([]);
});

test('every folder of code can be imported by its #name, so that none needs ../', () => {
  const { imports } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { imports: object };
  expect(TARGETS.filter((target) => !(`#${target}/*` in imports))).toEqual([]);
});
