import { lazy, Suspense } from 'react';
import { home } from '#content/home.ts';
import { shell } from '#content/shell.ts';
import { HeroScreen } from '#features/home-screens/development/hero-screen.tsx';
import { PopupButton } from '#features/popup/popup-button.tsx';
import { whenReachable } from '#browser/when-reachable.ts';

// Both stand in the HTML; the day of the sale is known after the page is taken over.
const HomeSale = lazy(() => whenReachable(async () => ({ default: (await import('./home-sale.tsx')).HomeSale })));
const HomeFigures = lazy(() =>
  whenReachable(async () => ({ default: (await import('./home-figures.tsx')).HomeFigures })),
);

/** The picture with its words and its button, where the sale stands, and the key figures. */
export const FirstScreen = () => (
  <HeroScreen
    hero={home.hero}
    notice={shell.pictureNotice}
    sale={
      <Suspense>
        <HomeSale />
      </Suspense>
    }
    action={
      <PopupButton popup="interest" look="light">
        {home.hero.button}
      </PopupButton>
    }
    figures={
      <Suspense>
        <HomeFigures />
      </Suspense>
    }
  />
);
