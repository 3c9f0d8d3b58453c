import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { preview, type Connect } from 'vite';
import { test as base, expect, type Page } from 'playwright/test';
import { localServices } from '#local/plugin.ts';
import { openAccount, STAFF } from '#local/sign-in/accounts.ts';
import { root } from '#tools/commands/project.mjs';
import type { Content } from '#site/content-schema.ts';
import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { builtDist } from '#e2e/support/builds/built-dist.ts';
import { MOBILE_MAX_PX } from '#browser/breakpoint.ts';
import { readEnvironment } from '#tools/host/environment.ts';
import { withOwnPagesIn } from '#tools/host/own-pages.ts';
import { staticHostPlugin } from '#tools/host/static-host.ts';

interface InboxLead {
  leadId: string | null;
  receipt: string | null;
  form: string;
  copies: number;
  fields: Record<string, string>;
}

export interface Site {
  url: string;
  port: number;
  /** Who can sign in on the press pages. */
  administrator: { email: string; password: string };
  /** Who only works the leads. */
  staff: { email: string; password: string };
  /** What arrived at the embedded form service. */
  inbox: () => Promise<InboxLead[]>;
}

type Articles = NonNullable<Content['press']>['articles'];

interface ServeOptions {
  dist?: string;
  folder?: string;
  rateLimitPerMinute?: number;
  /** What the database begins with; the content's articles. */
  articles?: Articles;
  /** Example leads of the office, with a week of open times; none. */
  leads?: number;
  /** What the services take for now; the machine's clock. */
  clock?: () => Date;
  /** The variables that the build was made with: the security policy names their hosts. */
  variables?: Record<string, string>;
  /** A server that takes the place of another one, as a deploy does, must have its address. */
  port?: number;
  /** Sees every request first, to log it or to spoil it. */
  watch?: Connect.NextHandleFunction;
}

const contents = new Map<string, Promise<Content>>();

/** Serves a build with its own embedded services and its own empty data. */
export async function serveSite({
  dist = builtDist,
  folder = contentFolder(),
  rateLimitPerMinute = 1000,
  port = 20_000 + Math.floor(Math.random() * 30_000),
  variables = {},
  articles,
  leads = 0,
  clock = () => new Date(),
  watch = (_request, _response, next) => next(),
}: ServeOptions = {}) {
  const reading = contents.get(folder) ?? loadContent(folder);
  contents.set(folder, reading);
  const environment = readEnvironment(variables);
  const content = withOwnPagesIn(await reading, environment);
  const dataDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'modelhouse-'));
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: path.resolve(root, dist) },
    preview: { host: 'localhost', port },
    plugins: [
      {
        name: 'e2e:watch',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use(watch);
        },
      },
      staticHostPlugin(root, content, environment),
      localServices({
        dataDirectory,
        siteId: content.facts.slug,
        siteName: content.facts.name,
        formOptions: content.shell.formOptions ?? {},
        articles: articles ?? content.press?.articles ?? [],
        leads,
        visits: content.visits,
        clock,
        rateLimitPerMinute,
      }),
    ],
  });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return {
    content,
    url,
    port,
    administrator: openAccount(dataDirectory),
    staff: openAccount(dataDirectory, undefined, STAFF),
    inbox: async () => ((await (await fetch(`${url}/local/inbox.json`)).json()) as { leads: InboxLead[] }).leads,
    close: async () => {
      await server.close();
      await fs.rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

const VIOLATION = 'Content-Security-Policy:';

/** What a page must never do, collected while it runs. */
async function watchPage(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => {
    // So says Firefox itself of each worker that it refuses together with the cookies.
    if (message.startsWith('Storage access is restricted in this context')) return;
    // And so of a page's second font whose connection the test has cut (NS_ERROR_NET_RESET): it is read in another font.
    if (/^download failed \(font-family: "site-s.*status=2152398868/.test(message)) return;
    problems.push(`error: ${message}`);
  });
  page.on('console', (message) => {
    // A refused form is answered with an HTTP error by design; the browser always logs those.
    if (/Failed to load resource/.test(message.text())) return;
    // So says the browser where a test takes the network while the worker's script is on its way; it is asked for again.
    if (message.text() === 'An unknown error occurred when fetching the script.') return;
    // So says a browser that draws WebGL without a graphics chip.
    if (message.text().includes('GL Driver Message')) return;
    // So says Playwright where a test lets no worker in.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  // Another tab may complain of what its test does to it, but nothing ever breaks the security policy.
  page.context().on('console', (message) => {
    if (message.page() !== page && message.text().startsWith(VIOLATION)) problems.push(`elsewhere: ${message.text()}`);
  });
  await page.context().addInitScript((violation) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`${violation} ${event.violatedDirective} forbids ${event.blockedURI}`);
    });
  }, VIOLATION);
  return problems;
}

/** Which build a suite is of; the usual one. */
export interface BuildOption {
  build: Pick<ServeOptions, 'dist' | 'variables'>;
}

/** A test with a site of its own; it fails on any console message, page error or violation of the security policy. */
export const test = base.extend<{ site: Site; problems: string[] }, BuildOption>({
  build: [{}, { option: true, scope: 'worker' }],
  site: async ({ build }, use) => {
    const site = await serveSite(build);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  problems: [
    async ({ page }, use) => {
      const problems = await watchPage(page);
      await use(problems);
      expect(problems, 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Waits until the page answers by itself. Its scripts come as at a first touch: at once, not once it is idle. */
export async function untilReady(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => {
    // What is below the first screen is laid out after the page has loaded, which a held answer may prevent.
    const isLaidOut = document.readyState !== 'complete' || 'laidOut' in document.documentElement.dataset;
    return window.early?.taken === true && isLaidOut;
  });
}

/** Waits until the last change is painted, which on a busy machine takes two frames. */
export const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Whether the test runs at the phone's size. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= MOBILE_MAX_PX;
