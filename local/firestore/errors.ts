/** Firestore's status strings with the HTTP code that each travels under. */
const HTTP_CODES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
} as const;

export type FirestoreStatus = keyof typeof HTTP_CODES;

/** A refusal in Firestore's own terms; the SDK shows its status as the error's code. */
export class FirestoreError extends Error {
  readonly status: FirestoreStatus;

  constructor(status: FirestoreStatus, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.status = status;
  }

  get httpCode(): number {
    return HTTP_CODES[this.status];
  }

  /** The error as it stands in an answer's body. */
  toJSON(): unknown {
    return { error: { code: this.httpCode, message: this.message, status: this.status } };
  }
}
