/** What a page shows of a picture in its place: the shape of its box, and where the picture is held in it. */
export interface Sight {
  /** Width by height. */
  shape: number;
  /** From its upper edge, in percent, as `object-position` says it. */
  at?: number;
}

/** A place of the content that has a picture. */
export interface PicturePlace {
  /** What pictures there are called; `*` is what tells them apart. */
  names: string;
  /** What phones and computers show of it; null where they do not show it, left out where they show all of it. */
  phone?: Sight | null;
  desktop?: Sight | null;
}

const [WIDE, PHOTO, HALF] = [16 / 9, 3 / 2, 4 / 3].map((shape): Sight => ({ shape })) as [Sight, Sight, Sight];

/** Pictures that pages show in another shape than they are delivered in, measured at 390 and 1440 pixels; by the end of their place. */
export const PICTURE_PLACES: Readonly<Record<string, PicturePlace>> = {
  'hero.picture': { names: 'hero', phone: null, desktop: { shape: 2.17, at: 80 } },
  'hero.portrait': { names: 'hero-portrait', desktop: null },
  'home.location.picture': { names: 'location-point' },
  'home.brand.picture': { names: 'brand-*', phone: { shape: 0.94 } },
  'premium.cards.picture': { names: 'card-*', phone: PHOTO },
  'living.items.picture': { names: 'living-*' },
  'visit.picture': { names: 'visit-house', phone: null, desktop: { shape: 1.36 } },
  banner: { names: 'banner-*', phone: { shape: 1.95 }, desktop: { shape: 4.24 } },
  'complex.banner': { names: 'complex-banner', phone: { shape: 2 }, desktop: { shape: 2 } },
  'layout.picture': { names: 'complex-layout' },
  'specialDesign.picture': { names: 'design-*' },
  'strip.picture': { names: 'strip', phone: null, desktop: { shape: 7.27 } },
  'shell.share': { names: 'share' },
  'brand.tabs.picture': { names: 'brand-*', phone: HALF, desktop: { shape: 2 } },
  'overview.picture': { names: 'overview-aerial', phone: null },
  'galleries.cards.picture': { names: 'place-*', phone: HALF, desktop: PHOTO },
  'guides.picture': { names: 'guide-*' },
  'slides.picture': { names: 'slide-*', phone: { shape: 1.6 }, desktop: { shape: 1.6 } },
  'boxes.picture': { names: 'box-*', phone: { shape: 1.54 } },
  topView: { names: 'plan-*' },
  'rooms.picture': { names: 'interior-*', phone: HALF },
  'announcement.picture': { names: 'announcement', desktop: HALF },
  'customer.picture': { names: 'customer-desk' },
  'points.picture': { names: 'panorama-*' },
  'tour.tabs.poster': { names: 'interior-*', phone: { shape: 0.8 }, desktop: WIDE },
  'walks.poster': { names: 'interior-*', phone: { shape: 0.8 }, desktop: WIDE },
  poster: { names: 'film-*', phone: null },
  smallPoster: { names: 'film-*-small', desktop: null },
};
