import type { OfflineFiles } from '#protocol/worker/offline-files.ts';

const PRESS = '/%EB%8B%A8%EC%A7%80/press';

const PAGES = [
  { url: '/', hash: 'home' },
  { url: '/404', hash: 'none' },
  { url: '/Brand/intro', hash: 'brand+/=' },
  { url: PRESS, hash: 'press' },
  { url: `${PRESS}/_article`, hash: 'article' },
  { url: '/_/press', hash: 'shell' },
];

/** A small build's list. Hashes are made up. */
export const offlineFiles: OfflineFiles = {
  build: 'b1',
  headers: 'h1',
  entry: '/assets/main-1.js',
  install: [{ url: '/assets/main-1.js', hash: 'main' }, ...PAGES],
  pages: PAGES,
  pagesFile: { url: '/assets/pages-1.json', hash: 'pages' },
  pack: [
    { url: '/announcement.pdf', hash: 'pdf' },
    { url: '/assets/press-1.js', hash: 'press' },
  ],
  pictures: [
    {
      base: '/images/hero-0123abcd',
      sizes: [
        [640, 10, 20],
        [1280, 30, 40],
        [1920, 50, 60],
      ],
    },
    { base: '/images/strip-0123abcd', sizes: [[320, 5, 6]] },
  ],
  walks: [
    {
      unit: '84A',
      pictures: [
        { base: '/images/panorama-living-0123abcd', sizes: [[3000, 80, 120]] },
        { base: '/images/panorama-kitchen-0123abcd', sizes: [[3000, 70, 110]] },
      ],
    },
    { unit: '59A', pictures: [{ base: '/images/panorama-hall-0123abcd', sizes: [[3000, 60, 90]] }] },
  ],
  redirects: [['/Old/Name', '/Brand/intro']],
  rewrites: [
    [String.raw`^\/단지\/press\/[^/]+\/?$`, `${PRESS}/_article`],
    [String.raw`^\/[^/]+\/press\/?$`, '/_/press'],
  ],
  online: ['/단지/desk'],
  notFound: '/404',
};
