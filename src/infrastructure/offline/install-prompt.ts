/** What Chromium hands to a page that it would install; other browsers have only a menu of their own. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Caught by the bootstrap script (src/main/bootstrap/install-prompt.ts), long before anybody asks for it. */
    installPrompt?: InstallPrompt | undefined;
  }
}

export function takePrompt(): InstallPrompt | undefined {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  return installPrompt;
}
