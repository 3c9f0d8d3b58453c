import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { test as base, expect, type Page } from 'playwright/test';
import { localServices } from '#local/plugin.ts';
import { contentFolder, loadContent, type Content } from '#tools/content.ts';
import { readEnvironment } from '#tools/environment.ts';
import { staticHostPlugin } from '#tools/static-host.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface InboxLead {
  leadId: string | null;
  receipt: string | null;
  form: string;
  copies: number;
  fields: Record<string, string>;
}

export interface Site {
  url: string;
  /** What arrived at the embedded form service. */
  inbox: () => Promise<InboxLead[]>;
}

interface ServeOptions {
  dist?: string;
  folder?: string;
  rateLimitPerMinute?: number;
}

const contents = new Map<string, Promise<Content>>();

/** Serves a build with its own embedded services and its own empty data. */
export async function serveSite({
  dist = 'dist',
  folder = contentFolder(root),
  rateLimitPerMinute = 1000,
}: ServeOptions = {}) {
  const reading = contents.get(folder) ?? loadContent(folder);
  contents.set(folder, reading);
  const content = await reading;
  const dataDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'modelhouse-'));
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: path.resolve(root, dist) },
    preview: { host: 'localhost', port: 20_000 + Math.floor(Math.random() * 30_000) },
    plugins: [
      staticHostPlugin(root, content, readEnvironment({})),
      localServices({
        dataDirectory,
        siteId: content.facts.slug,
        siteName: content.facts.name,
        articles: content.press?.articles ?? [],
        rateLimitPerMinute,
      }),
    ],
  });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return {
    content,
    url,
    inbox: async () => ((await (await fetch(`${url}/local/inbox.json`)).json()) as { leads: InboxLead[] }).leads,
    close: async () => {
      await server.close();
      await fs.rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** What a page must never do, collected while it runs. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refused form is answered with an HTTP error by design; the browser always logs those.
    if (/Failed to load resource/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Content-Security-Policy: ${event.violatedDirective} forbids ${event.blockedURI}`);
    });
  });
  return problems;
}

/** A test with a site of its own; it fails on any console message, page error or violation of the security policy. */
export const test = base.extend<{ site: Site; problems: string[] }>({
  site: async ({}, use) => {
    const site = await serveSite();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  problems: [
    async ({ page }, use) => {
      const problems = await watch(page);
      await use(problems);
      expect(problems, 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page answers by itself. */
export const untilReady = (page: Page) => page.waitForFunction(() => window.early?.taken === true);

/** Whether the test runs at the phone's size. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 900;
