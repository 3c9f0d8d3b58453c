import type { FormKey } from './forms.ts';

declare global {
  /** Where each form is sent; replaced by the build from the environment. */
  const __FORM_ENDPOINTS__: Readonly<Record<FormKey, string>>;
  /** The hosted Firebase project; null: the embedded stand-in at the page's own origin. */
  const __FIREBASE__: Readonly<{ apiKey: string; authDomain: string; projectId: string; appId: string }> | null;
}
