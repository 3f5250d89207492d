/** The browser offers to install the site once, early: kept for whoever asks for it (infrastructure/offline). */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { installPrompt: event });
  });
}
