import net from 'node:net';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { startCollector, type Collector } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { selfSigned, type Identity } from '#tests/support/host/self-signed.ts';
import { startTlsFront, type TlsFront } from '#tests/support/host/tls-front.ts';
import { serveSite, test as base, untilReady, type Page, type Site } from '#e2e/support/site.ts';
import { inProject } from '#tools/commands/project.mjs';

const HOST = 'forms.test';

/** The variables of a build whose forms are sent to another origin, as an owner sets them. */
export const HOSTED = Object.fromEntries(
  FORM_KEYS.map((form) => [`VITE_FORM_${form.toUpperCase()}`, `https://${HOST}/f/${form}`]),
);

export const hostedDist = inProject('.cache/hosted-build');

export interface FormService extends Collector {
  /**
   * Who answers at the form service's address: the service itself, somebody with a certificate of his own, or nobody:
   * connections are taken and nothing is said.
   */
  isAnsweredBy(who: 'service' | 'stranger' | 'nobody'): void;
}

interface Address {
  port: number;
  service: Identity;
  stranger: Identity;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** A site and, on another origin that the browser reaches by TLS, a form service that fails as it is told. */
export const test = base.extend<
  { forms: FormService },
  { address: Address; hosted: Site & { close: () => Promise<void> } }
>({
  address: [
    async ({}, use) => use({ port: await freePort(), service: selfSigned(HOST), stranger: selfSigned(HOST) }),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, address: { port, service } }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`,
          `--ignore-certificate-errors-spki-list=${service.fingerprint}`,
        ],
      }),
    { scope: 'worker' },
  ],
  // One server for all tests of a process: every context has its own storage, and no lead ever comes here.
  hosted: [
    async ({}, use) => {
      const site = await serveSite({ dist: hostedDist, variables: HOSTED });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ hosted }, use) => use(hosted),
  forms: async ({ address: { port, service, stranger } }, use) => {
    const collector = await startCollector();
    const front: TlsFront = await startTlsFront(port, Number(new URL(collector.origin).port), service);
    await use({
      ...collector,
      isAnsweredBy: (who) => front.present({ service, stranger, nobody: null }[who]),
    });
    await front.close();
    await collector.close();
  },
});

/** Fills the form of the customer page and presses its button; whoever is told what came of it waits for that. */
export async function sendCustomer(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('이름').fill(name);
  await main.getByLabel('연락처').fill('010-1234-5678');
  await main.getByRole('button', { name: '등록하기' }).click();
}

/** Opens the page with the form of its own. */
export async function openCustomerPage(page: Page): Promise<void> {
  await page.goto('/Promotion/Customer');
  await untilReady(page);
}

/** Later visits come more than a minute after the tab before them died: its leases are over. */
export const aMinuteLater = (page: Page) =>
  page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 61_000;
  });
