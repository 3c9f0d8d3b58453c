import { EventEmitter, once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildIfChanged } from '#tools/commands/build/build.mjs';
import { root } from '#tools/commands/project.mjs';
import { listPages } from './page-list.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {{ url: string, pages: import('./page-list.ts').BenchPages, browser: import('playwright').Browser, administrator: { email: string, password: string }, nextLead: () => Promise<unknown>, close: () => Promise<void> }} BenchSite */

const SENT = 'sent';

/** A form service that takes every lead at once: what is measured is the site. @param {EventEmitter} leads @returns {Plugin} */
const quickForms = (leads) => ({
  name: 'bench:forms',
  configurePreviewServer({ middlewares }) {
    middlewares.stack.unshift({
      route: '/local/forms',
      handle: (
        /** @type {import('node:http').IncomingMessage} */ request,
        /** @type {import('node:http').ServerResponse} */ response,
      ) => {
        request.resume().on('end', () => {
          response.setHeader('Content-Type', 'application/json');
          response.end('{"ok":true}', () => leads.emit(SENT));
        });
      },
    });
  },
});

/**
 * Serves the built site and starts a browser for it.
 * @param {{ leads?: number }} [office] example leads that its office begins with @returns {Promise<BenchSite>}
 */
export async function openBenchSite({ leads: exampleLeads = 0 } = {}) {
  // Imported late: these need the installed packages.
  const { ensureBrowser } = await import('#tools/commands/browsers/browser-install.mjs');
  const { chromium } = await import('playwright');
  const { preview } = await import('vite');
  const executablePath = await ensureBrowser();
  await buildIfChanged();
  const pages = await listPages();
  const dataDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-'));
  process.env['LOCAL_DATA'] = dataDirectory;
  process.env['LEADS'] = `${exampleLeads}`;
  const leads = new EventEmitter();
  const server = await preview({
    root,
    logLevel: 'error',
    plugins: [quickForms(leads)],
    preview: { host: '127.0.0.1', port: 4190, strictPort: false, open: false },
  });
  const browser = await chromium.launch({
    executablePath,
    args: [
      // A build for hosted services must not send them anything from here.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-background-networking',
      // React makes an error when it starts. While a debugger listens, as it does here, V8 then parses the whole of
      // react-dom anew to say where: 14 to 27 ms, 2 to 5 without. Visitors have no debugger.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    pages,
    browser,
    administrator: JSON.parse(await fs.readFile(path.join(dataDirectory, 'admin.json'), 'utf8')),
    nextLead: () => once(leads, SENT),
    close: async () => {
      await browser.close();
      await server.close();
      await fs.rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

const FORM = 'main form[data-form="customer"]';

/** Opens the page whose form is sent, until it answers by itself. @param {Page} page @param {BenchSite} site */
export async function openForm(page, { url, pages }) {
  await page.goto(url + pages.form);
  await page.waitForFunction(() => window.early?.taken === true);
  // What waits, and sends what waits, is loaded a little later.
  await page.waitForLoadState('networkidle');
}

/** Fills the form and presses its button. @param {Page} page @param {number} index makes it a lead unlike the others */
export async function send(page, index) {
  await page.fill(`${FORM} [name="name"]`, `Visitor ${index}`);
  await page.fill(`${FORM} [name="phone"]`, '010-1234-5678');
  await page.click(`${FORM} [type="submit"]`);
}
