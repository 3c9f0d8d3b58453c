// What the deployed function takes of the packages that only it has (functions/package): nothing else installs them.

declare const __TELLING__: import('#functions/telling.ts').Telling;

declare module 'firebase-admin/app' {
  export function initializeApp(): unknown;
}

declare module 'firebase-admin/firestore' {
  interface DocumentReference {
    get: () => Promise<{ get: (field: string) => unknown }>;
    /** @throws {Error} with the code 6 where there is one */
    create: (data: object) => Promise<unknown>;
    set: (data: object, options: { merge: boolean }) => Promise<unknown>;
  }
  export function getFirestore(): { doc: (path: string) => DocumentReference };
}

declare module 'firebase-functions/logger' {
  export function error(line: string): void;
}

declare module 'firebase-functions/v2/firestore' {
  interface CreatedOptions {
    document: string;
    region: string;
    retry: boolean;
    timeoutSeconds: number;
    maxInstances: number;
    secrets: string[];
  }
  interface CreatedEvent {
    params: Record<string, string>;
    data?: { data: () => Record<string, unknown> } | undefined;
  }
  export function onDocumentCreated(options: CreatedOptions, handler: (event: CreatedEvent) => Promise<void>): unknown;
}
