/** The browser's offer to install the site (`beforeinstallprompt`, Chromium alone). It can be used once. */
export interface InstallPrompt {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Lets the browser ask. Resolves with the visitor's answer; a browser that will not ask any more counts as a no. */
export async function askToInstall(offer: InstallPrompt): Promise<'accepted' | 'dismissed'> {
  try {
    await offer.prompt();
    return (await offer.userChoice).outcome;
  } catch {
    return 'dismissed';
  }
}
