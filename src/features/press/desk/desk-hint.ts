const KEY = 'modelhouse:has-signed-in';

/** Whether somebody is signed in on this device, as far as this page remembers: it saves visitors sign-in's code. */
export function maybeSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Then the tools of an article show only after the desk was opened.
  }
}
