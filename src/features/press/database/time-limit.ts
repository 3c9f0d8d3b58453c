/** Code of the error after the time is over, as the SDK would name it. */
export const TOO_LATE = 'deadline-exceeded';

/** The SDK itself waits for as long as the browser does. */
export const tooLate = (): Error => Object.assign(new Error('No answer in time'), { code: TOO_LATE });
