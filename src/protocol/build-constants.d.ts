import type { FormKey } from '#protocol/outbox/forms.ts';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import type { OfflineSite } from '#protocol/worker/offline-files.ts';

declare global {
  /** Where each form is sent; replaced by the build from the environment. */
  const __FORM_ENDPOINTS__: Readonly<Record<FormKey, string>>;
  /** The hosted Firebase project; null: the embedded stand-in at the page's own origin. */
  const __FIREBASE__: Readonly<{ apiKey: string; authDomain: string; projectId: string; appId: string }> | null;
  /** What of the press desk depends on the services of the development. */
  const __PRESS__: import('#protocol/press-services.ts').PressServices;
  /** Where leads go beside the form service; null: this development has no office, and nothing may speak of one. */
  const __OFFICE__: OfficeEndpoint | null;
  /** In the early script only, which cannot carry an address: whether the document says where the office is. */
  const __HAS_OFFICE__: boolean;
  /** `remove`: this build takes the worker back (docs/deploy.md#taking-the-service-worker-back). */
  const __WORKER__: 'keep' | 'remove';
  /** In the worker only. */
  const __OFFLINE_SITE__: OfflineSite;

  interface Window {
    /** For measuring: whether every page and the whole offline pack can be had without a network. */
    __offlineReady?: boolean;
  }
}
