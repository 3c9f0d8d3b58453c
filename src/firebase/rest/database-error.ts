/** Why the database did not do it. */
export class DatabaseError extends Error {
  /** Firestore's status in lower case: `permission-denied`, `unauthenticated`, …; `unavailable` without a network. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
