import { create } from 'zustand';
import { markSeen, readConfirmations, type Confirmation } from '#outbox/store/ledger.ts';
import { pageOutbox } from '#early/page-outbox.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { PART, TONE, WORDS } from '#protocol/page/page-marks.ts';

interface Confirmations {
  /** What arrived and is still to be shown to its visitor, oldest first. */
  untold: readonly Confirmation[];
  /** A request of this device has arrived, and its visitor knows. */
  hasArrived: boolean;
}

export const useConfirmations = create<Confirmations>(() => ({ untold: [], hasArrived: false }));

/** The form that has just sent it says so first. */
const FORM_MS = 500;
/** So does the form of another tab that is in sight. */
const OTHER_TABS_MS = 1500;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether the form has said what became of the visit too. */
function isVisitTold({ id, form, visit }: Confirmation): boolean {
  if (!visit) return true;
  const progress = window.early?.forms.state(form).progress;
  const outcome = progress?.status === 'answered' ? progress.outcome : null;
  return outcome?.tone === 'success' && outcome.visit?.lead === id && outcome.visit.answer === visit;
}

/** Whether a form on the screen shows this receipt number as confirmed. */
const isOnScreen = (confirmation: Confirmation): boolean =>
  !document.hidden &&
  isVisitTold(confirmation) &&
  [...document.querySelectorAll(`[${TONE}="success"] [${PART}="receipt"] [${WORDS}]`)].some(
    (shown) => shown.textContent === receiptNumber(confirmation.id) && shown.getClientRects().length > 0,
  );

/** The visitor has seen these. What is no longer shown has been written down: the page may be left at once. */
export async function confirmTold(told: readonly Confirmation[]): Promise<void> {
  if (told.length === 0) return;
  // What cannot be written down is told once more at the next visit.
  await markSeen(pageOutbox().transact, told).catch(() => {});
  const ids = new Set(told.map(({ id }) => id));
  useConfirmations.setState(({ untold }) => ({ untold: untold.filter(({ id }) => !ids.has(id)), hasArrived: true }));
}

let isAboutToLook = false;

/**
 * Looks for what arrived without its visitor's knowing: sent by the worker or another tab, or after its form was gone.
 * @param worthMs how old it may be; what is older is never told
 */
export async function lookForArrived(worthMs = Infinity): Promise<void> {
  if (isAboutToLook) return;
  isAboutToLook = true;
  await sleep(FORM_MS);
  isAboutToLook = false;
  const read = () => readConfirmations(pageOutbox().transact, Date.now()).catch(() => []);
  const found = await read();
  await confirmTold(found.filter(isOnScreen));
  // A pass of somebody else stays on no shared tablet.
  const tooOld = found.filter(({ at }) => Date.now() - at >= worthMs);
  if (tooOld.length > 0) await markSeen(pageOutbox().transact, tooOld).catch(() => {});
  await sleep(OTHER_TABS_MS);
  // What has come since then is the next look's.
  const ids = new Set(found.flatMap(({ id, at }) => (Date.now() - at < worthMs ? id : [])));
  useConfirmations.setState({ untold: (await read()).filter(({ id }) => ids.has(id)) });
}
