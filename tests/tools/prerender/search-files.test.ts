import { describe, expect, it } from 'vitest';
import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { robots, rss, sitemap } from '#tools/prerender/search-files.ts';

const content = await loadContent(contentFolder());
const article = {
  id: 'one',
  siteId: content.facts.slug,
  title: '제목 <b> & "따옴표"',
  summary: '요약',
  content: '본문',
  date: new Date('2026-10-05T00:30:00Z'),
  views: 0,
};

describe('the files for search engines', () => {
  it('list every page that may be found, and no shell', () => {
    const addresses = Array.from(sitemap(content, []).matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
    expect(addresses).toContain(`${content.facts.origin}/`);
    expect(addresses).toContain(`${content.facts.origin}/FloorPlan/59A`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => /_article|\/_\/|404/.test(address ?? ''))).toEqual([]);
  });

  it('list articles without a time of their last change, which a view would move', () => {
    const [entry] = sitemap(content, [article]).match(/<url><loc>[^<]*\/press\/one<\/loc>.*?<\/url>/) ?? [];
    expect(entry).toMatch(/^<url><loc>[^<]+<\/loc><\/url>$/);
  });

  it('feed articles only, with absolute addresses, their day, and their words as text', () => {
    const feed = rss(content, [article]);
    expect(feed.match(/<item>/g)).toHaveLength(1);
    expect(feed).toContain('<title>제목 &lt;b&gt; &amp; &quot;따옴표&quot;</title>');
    expect(feed).toContain('<pubDate>Mon, 05 Oct 2026 00:30:00 GMT</pubDate>');
    expect(feed).toMatch(/<guid isPermaLink="true">https:\/\/[^<]+\/press\/one<\/guid>/);
  });

  it('name the list of pages', () => {
    expect(robots(content)).toContain(`Sitemap: ${content.facts.origin}/sitemap.xml`);
  });
});
