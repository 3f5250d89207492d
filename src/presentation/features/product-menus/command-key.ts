/** Says on the search field which key opens it, as the machine's keyboard calls it (shell/command-button.module.css). */
export function showCommandKey(): void {
  document.documentElement.dataset['commandKey'] = /Mac|iP(hone|ad|od)/.test(navigator.userAgent) ? 'mac' : 'other';
}
