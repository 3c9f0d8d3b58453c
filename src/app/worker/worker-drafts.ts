import { hasDraft } from '#features/lead-forms/lead-form-store.ts';
import { attempt } from '#browser/attempt.ts';
import { readTabMessage, TABS_CHANNEL, type TabMessage } from '#protocol/worker/tab-messages.ts';

const ANSWER_WITHIN_MS = 300;

let channel: BroadcastChannel | null = null;
let onDraft: (() => void) | null = null;

/** Firefox has no channel where cookies are blocked: there this tab knows of itself alone. */
const open = () => attempt(() => new BroadcastChannel(TABS_CHANNEL));

const say = (message: TabMessage) => attempt(() => channel?.postMessage(message), undefined);

/** Answers the other tabs from now on. */
export function joinTabs(): void {
  channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readTabMessage(data);
    if (message === 'ask-draft' && hasDraft()) say('has-draft');
    if (message === 'has-draft') onDraft?.();
  });
}

/** Whether a form is half filled in this tab or another. A tab that is frozen cannot answer: it keeps its own page. */
export function isAnyFormHalfFilled(): Promise<boolean> {
  if (hasDraft()) return Promise.resolve(true);
  return new Promise((resolve) => {
    onDraft = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    say('ask-draft');
  });
}
