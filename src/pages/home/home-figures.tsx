import { facts } from '#content/facts.ts';
import { home } from '#content/home.ts';
import { overview } from '#content/overview.ts';
import { units } from '#content/units.ts';
import { figuresOf } from '#features/home-screens/figures/figures-of.ts';
import { KeyFigures } from '#features/home-screens/figures/key-figures.tsx';

/** The key figures under the first screen. */
export const HomeFigures = () => <KeyFigures figures={figuresOf(home.hero.figures, { facts, overview, units })} />;
