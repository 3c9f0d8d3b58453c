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
    delete: (precondition: { lastUpdateTime: object }) => Promise<unknown>;
  }
  interface Query {
    where: (field: string, operator: '<=', value: Date) => Query;
    orderBy: (field: string) => Query;
    limit: (most: number) => Query;
    get: () => Promise<{ docs: FoundDocument[] }>;
  }
  export interface FoundDocument {
    id: string;
    ref: DocumentReference;
    updateTime: object;
    data: () => Record<string, unknown>;
  }
  interface Batch {
    create: (document: DocumentReference, data: object) => Batch;
    delete: (document: DocumentReference, precondition: { lastUpdateTime: object }) => Batch;
    /** @throws {Error} with a gRPC code where a precondition fails */
    commit: () => Promise<unknown>;
  }
  export const FieldValue: { serverTimestamp: () => object };
  export function getFirestore(): {
    doc: (path: string) => DocumentReference;
    collection: (path: string) => Query;
    batch: () => Batch;
  };
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

declare module 'firebase-functions/v2/scheduler' {
  interface ScheduleOptions {
    schedule: string;
    timeZone: string;
    region: string;
    maxInstances: number;
  }
  export function onSchedule(options: ScheduleOptions, handler: () => Promise<void>): unknown;
}
