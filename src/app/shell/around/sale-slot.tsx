import { navigation } from '#content/navigation.ts';
import { pagePath } from '#site/pages/routes.ts';
import { LateSlot } from '#ui/late-slot.tsx';

const hasSchedule = pagePath(navigation, 'schedule') !== null;

const PLACES = { strip: { place: 'strip' }, bar: { place: 'bar' } } as const;

const load = async () => (await import('#app/shell/late/sale-state.tsx')).SaleState;

/** Where the frame says the state of the sale, once the code for it has come; nothing where there is no schedule. */
export const SaleSlot = ({ place }: { place: keyof typeof PLACES }) =>
  hasSchedule && <LateSlot load={load} props={PLACES[place]} />;
