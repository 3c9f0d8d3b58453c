import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { markedPart, type PagesFile } from '#protocol/worker/pages-file.ts';
import { cacheKey } from '#sw/cache-keys.ts';
import { fetchFile, WrongBytes } from '#sw/install/fetch-file.ts';
import { installFiles } from '#sw/install/install.ts';
import { FakeCaches } from '#tests/support/host/fake-caches.ts';

const EARLY = '<script>early()</script>';
const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');

/** A build of six pages and a script, at a host that answers with these headers. */
function openSite({ edition = '', headers = 'h1', policy = "default-src 'self'" } = {}) {
  const texts = new Map(['/', '/a', '/b', '/c', '/d', '/e'].map((url) => [url, `${EARLY}${url}${edition}`]));
  const pagesFile: PagesFile = {
    parts: [EARLY],
    pages: Object.fromEntries(Array.from(texts, ([url, text]) => [url, text.replace(EARLY, markedPart(0))])),
  };
  const file = (url: string, text: string) => ({ url, hash: sha384(text) });
  const pages = Array.from(texts, ([url, text]) => file(url, text));
  const packed = JSON.stringify(pagesFile);
  const files = {
    headers,
    install: [file('/assets/main.js', 'main'), ...pages],
    pages,
    pagesFile: file(`/assets/pages-${edition}.json`, packed),
  };
  const answers = new Map([...texts, ['/assets/main.js', 'main'], [files.pagesFile.url, packed]]);
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    const url = typeof input === 'string' ? input : '';
    if (!asked.includes(url)) asked.push(url);
    const text = answers.get(url);
    const isPage = texts.has(url);
    return Promise.resolve(
      new Response(text ?? '<html>404</html>', {
        status: text === undefined ? 404 : 200,
        headers: {
          'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
          // A file that is named by its content may come with the headers of an earlier deploy.
          'content-security-policy': isPage ? policy : 'an old policy',
          etag: `"${url}"`,
        },
      }),
    );
  };
  const install = async (caches: FakeCaches, build = 'b1') => {
    asked.length = 0;
    await installFiles(files, {
      cache: await caches.open(build),
      findOlder: (key) => caches.match(key),
      fetchFile: (wanted) => fetchFile(wanted, { fetch }),
    });
  };
  const kept = (caches: FakeCaches, index: number) => {
    const page = pages[index];
    return page && caches.match(cacheKey(page, files));
  };
  return { files, texts, answers, asked, install, kept };
}

describe('the pages of the install set', () => {
  test('come in one file, each with its own bytes and with the headers of the page that the host answered', async () => {
    const caches = new FakeCaches();
    const site = openSite();
    await site.install(caches);
    expect(site.asked.toSorted()).toEqual(['/', '/assets/main.js', '/assets/pages-.json']);
    expect(caches.at('b1').entries.size).toBe(7);
    for (const [index, text] of [...site.texts.values()].entries()) {
      const page = await site.kept(caches, index);
      expect(await page?.text()).toBe(text);
      expect(page?.headers.get('content-security-policy')).toBe("default-src 'self'");
      expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page?.headers.get('content-length')).toBe(String(text.length));
      expect(page?.headers.get('etag') ?? null, 'one that speaks of another page is left out').toBe(
        index === 0 ? '"/"' : null,
      );
    }
  });

  test('come one by one when the file is not to be had, or is not the build’s', async () => {
    for (const spoil of ['404', 'portal']) {
      const caches = new FakeCaches();
      const site = openSite();
      if (spoil === '404') site.answers.delete(site.files.pagesFile.url);
      else site.answers.set(site.files.pagesFile.url, '{"parts":[],"pages":{}}');
      await site.install(caches);
      expect(site.asked).toEqual(expect.arrayContaining([...site.texts.keys()]));
      expect(caches.at('b1').entries.size).toBe(7);
    }
  });

  test('are each what the build made: one that the file has wrong is asked for by itself', async () => {
    const caches = new FakeCaches();
    const site = openSite();
    const packed = JSON.stringify({
      parts: [EARLY],
      pages: { ...Object.fromEntries(site.texts), '/c': 'not the page' },
    });
    site.files.pagesFile.hash = sha384(packed);
    site.answers.set(site.files.pagesFile.url, packed);
    await site.install(caches);
    expect(site.asked.filter((url) => site.texts.has(url)).toSorted()).toEqual(['/', '/c']);
    expect(await (await site.kept(caches, 3))?.text()).toBe(`${EARLY}/c`);
  });

  test('that an attempt has brought are not asked for again, and its rest comes by the file', async () => {
    const caches = new FakeCaches();
    const site = openSite();
    const packed = site.answers.get(site.files.pagesFile.url) ?? '';
    // The host goes away after the first page.
    for (const url of site.answers.keys()) if (url !== '/') site.answers.delete(url);
    const failed = await site.install(caches).catch((error: unknown) => error);
    expect((failed as AggregateError).errors[0]).toBeInstanceOf(WrongBytes);
    expect(caches.at('b1').entries.size).toBe(1);
    site.answers.set(site.files.pagesFile.url, packed).set('/assets/main.js', 'main');
    await site.install(caches);
    expect(site.asked.toSorted()).toEqual(['/assets/main.js', '/assets/pages-.json']);
    expect((await site.kept(caches, 5))?.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  test('are taken from the older build when they did not change, without the file', async () => {
    const caches = new FakeCaches();
    const site = openSite();
    await site.install(caches);
    await site.install(caches, 'b2');
    expect(site.asked).toEqual([]);
    expect(caches.at('b2').entries.size).toBe(7);
  });

  test('come by themselves when few have changed: the file is heavier than they are', async () => {
    const caches = new FakeCaches();
    const site = openSite();
    await site.install(caches);
    await caches.at('b1').delete(cacheKey(site.files.pages[4] ?? { url: '', hash: '' }, site.files));
    await site.install(caches, 'b2');
    expect(site.asked).toEqual(['/d']);
  });

  test('obey the policies of a deploy that changed nothing else', async () => {
    const caches = new FakeCaches();
    await openSite().install(caches);
    const stricter = openSite({ headers: 'h2', policy: "default-src 'none'" });
    await stricter.install(caches, 'b2');
    for (const index of stricter.files.pages.keys())
      expect((await stricter.kept(caches, index))?.headers.get('content-security-policy')).toBe("default-src 'none'");
  });
});
