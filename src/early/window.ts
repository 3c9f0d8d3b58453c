import type { FieldRefusal } from '#outbox/verdict.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';

/** What the office made of the visit that a lead asked for, and the lead's id, with which another time can be booked. */
export interface VisitOutcome {
  answer: 'booked' | 'full';
  lead: string;
}

/**
 * How the page speaks of a submission. `saved`: it is durably stored and will be sent again. `visit`: where the office
 * has said something.
 */
export type Outcome =
  | { tone: 'success'; receipt: string; visit?: VisitOutcome }
  | { tone: 'failure'; saved: boolean; receipt: string; fields: readonly FieldRefusal[] }
  | { tone: 'exception'; saved: boolean; receipt: string };

/** `receipt`: the lead is stored, and its answer is late. */
export type FormProgress =
  | { status: 'idle' }
  | { status: 'submitting'; receipt?: string }
  | { status: 'answered'; outcome: Outcome };

/** What is to be seen of a form besides what is typed. */
export interface FormState {
  progress: FormProgress;
  /** Sentences beside the fields, by field name. */
  errors: Readonly<Record<string, string>>;
}

/** Shows a form's state: by hand while the page's scripts are not there, by React afterwards. */
export type ShowForm = (form: FormKey, state: FormState) => void;

/** The browser's offer to install the site (`beforeinstallprompt`, Chromium alone). It can be used once. */
export interface InstallPrompt {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** What the early script does for the page, and keeps for it. */
export interface Early {
  /** The page's one outbox. */
  outbox: Outbox;
  /** The page answers by itself: taps and popups are no longer ours. */
  taken: boolean;
  /** What was tapped and could not be carried out yet. */
  tap: HTMLElement | null;
  install: InstallPrompt | null;
  /** The forms' states, and who shows them. */
  forms: {
    state: (form: FormKey) => FormState;
    /** Changes a form's state and shows it. */
    update: (form: FormKey, change: Partial<FormState>) => void;
    /** The result was seen: the form comes back, with what was typed where it was not sent. */
    forget: (form: FormKey) => void;
    /** From now on `show` shows the states; called with those that there are. */
    showBy: (show: ShowForm) => void;
  };
}

declare global {
  interface Window {
    early?: Early;
  }
}
