import type { BrowserContext, CDPSession } from 'playwright/test';
import type { Lead } from '#outbox/lead.ts';
import { bare, receiverOf } from '#outbox/receivers.ts';
import type { LeadRow } from '#outbox/row.ts';
import { OUTBOX_DATABASE } from '#protocol/outbox/outbox-names.ts';
import { startCollector, type Collector } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import type { Build, Life } from './mortal-life.ts';
import { startOfficeCollector, type OfficeCollector } from '#tests/support/outbox/campaigns/office-collector.ts';
import { startMortalServer, type MortalServer } from './mortal-server.ts';
import { readRows } from '#e2e/support/outbox-rows.ts';
import type { Page } from '#e2e/support/site.ts';

/** Who is killed, doing what, and how. */
export const DEATHS = [
  { victim: 'page', during: 'submit', by: 'crash' },
  { victim: 'page', during: 'submit', by: 'close' },
  { victim: 'page', during: 'drain', by: 'crash' },
  { victim: 'page', during: 'drain', by: 'close' },
  { victim: 'worker', during: 'drain', by: 'stop' },
] as const;
export type Death = (typeof DEATHS)[number];

/** By then every lease of the dead is over. */
const LEASE_OVER_MS = 61_000;

interface Victim {
  page: Page;
  cdp: CDPSession;
}

/** A browser whose outbox is killed again and again, with a form service and an office on other origins. */
export class KillSite {
  readonly collector: Collector;
  readonly office: OfficeCollector;
  /** Whether leads go to the office too. */
  hasOffice = false;
  private readonly server: MortalServer;
  private readonly context: BrowserContext;
  /** Outlives every death: looks at the storage, and is the visit that comes afterwards. */
  private readonly survivor: Page;
  private readonly cdp: CDPSession;
  private victim: Victim | null = null;

  private constructor(servers: [Collector, OfficeCollector, MortalServer], { page, cdp }: Victim) {
    [this.collector, this.office, this.server] = servers;
    this.context = page.context();
    this.survivor = page;
    this.cdp = cdp;
  }

  static async open(context: BrowserContext): Promise<KillSite> {
    const servers = await Promise.all([startCollector(), startOfficeCollector(), startMortalServer()]);
    const page = await context.newPage();
    await page.goto(servers[2].url);
    await page.evaluate(() => navigator.serviceWorker.register('/worker.js'));
    const cdp = await context.newCDPSession(page);
    await cdp.send('ServiceWorker.enable');
    return new KillSite(servers, { page, cdp });
  }

  async close(): Promise<void> {
    await this.context.close();
    await Promise.all([this.collector.close(), this.office.close(), this.server.close()]);
  }

  /** Puts a build in the place of the one before, whose tab and worker stay; every tab to come is its. */
  async deploy(build: Build): Promise<void> {
    this.server.deploy(build);
    await this.victim?.page.close();
    this.victim = null;
  }

  /** Has the browser look for the worker of the build that is deployed. It takes longer than all the rest of a case. */
  async updateWorker(): Promise<void> {
    await this.survivor.evaluate(() => mortalOutbox.updateWorker());
  }

  /** Opens the build that is deployed in the tab that outlives every death. */
  async reload(): Promise<void> {
    await this.survivor.goto(this.server.url);
  }

  private life(more: Partial<Life> = {}): Life {
    const office = this.hasOffice ? this.office.endpoint : null;
    return { endpoints: this.collector.endpoints, office, dieAt: null, death: 'deaf', clockOffset: 0, ...more };
  }

  /** Submits a lead in a page that lives. */
  async save(lead: Lead): Promise<void> {
    await this.survivor.evaluate(([life, one]) => mortalOutbox.submit(life, one), [this.life(), lead] as const);
  }

  /** The rows of a lead's copies. */
  async rowsOf({ id }: Lead): Promise<LeadRow[]> {
    return (await readRows(this.survivor)).filter((row) => bare(row.id) === id);
  }

  /** The row of a lead's copy for the form's service. */
  async rowOf(lead: Lead): Promise<LeadRow | null> {
    return (await this.rowsOf(lead)).find((row) => receiverOf(row) === 'form') ?? null;
  }

  /** A visit that sends what waits, once. */
  async drain(): Promise<void> {
    await this.survivor.evaluate((life) => mortalOutbox.drain(life), this.life());
  }

  /** The database's version; null: an upgrade was left half done. */
  wholeVersion(): Promise<number | null> {
    return this.survivor.evaluate(() => mortalOutbox.wholeVersion());
  }

  /** The visit that comes after every lease is over. */
  recover(): Promise<void> {
    return this.survivor.evaluate((life) => mortalOutbox.recover(life), this.life({ clockOffset: LEASE_OVER_MS }));
  }

  async clear(): Promise<void> {
    await this.survivor.evaluate(
      (name) =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name);
          deleting.addEventListener('success', resolve);
          deleting.addEventListener('error', reject);
        }),
      OUTBOX_DATABASE,
    );
  }

  /** Lets go of requests that hang: a browser has six connections to a host, and keeps those of the dead for long. */
  async hangUp(): Promise<void> {
    await this.collector.close();
    await this.collector.reopen();
    this.office.hangUp();
  }

  /** Whether the visitor was told that the lead is saved; null: it was killed before its event number `step`. */
  async workUntil(step: number, death: Death, lead: Lead): Promise<{ saved: boolean } | null> {
    const dying = this.server.nextDeath().then(() => null);
    const working = this.work(death, lead, step);
    // Whoever is killed never comes to an end.
    working.catch(() => {});
    const end = await Promise.race([dying, working]);
    if (!end) await this.kill(death);
    return end;
  }

  private async work({ victim, during, by }: Death, lead: Lead, dieAt: number): Promise<{ saved: boolean }> {
    const life = this.life({ dieAt, death: by === 'crash' ? 'blocked' : 'deaf' });
    const page = victim === 'worker' ? this.survivor : await this.openVictim();
    if (during === 'submit')
      return page.evaluate(([given, one]) => mortalOutbox.submit(given, one), [life, lead] as const);
    if (victim === 'worker') await page.evaluate((given) => mortalOutbox.drainInWorker(given), life);
    else await page.evaluate((given) => mortalOutbox.drain(given), life);
    return { saved: true };
  }

  private async openVictim(): Promise<Page> {
    if (!this.victim) {
      const page = await this.context.newPage();
      await page.goto(this.server.url);
      // Before its thread is blocked: afterwards it answers nobody.
      this.victim = { page, cdp: await this.context.newCDPSession(page) };
    }
    return this.victim.page;
  }

  private async kill({ by }: Death): Promise<void> {
    if (by === 'stop') await this.cdp.send('ServiceWorker.stopAllWorkers');
    if (by === 'stop' || !this.victim) return;
    const { page, cdp } = this.victim;
    this.victim = null;
    if (by === 'crash') {
      const crashed = page.waitForEvent('crash');
      // Nobody is left to answer.
      cdp.send('Page.crash').catch(() => {});
      await crashed;
    }
    await page.close();
  }
}
