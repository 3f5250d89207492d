/** A nudge to the other tabs of this browser. It carries nothing: they look at the cookie themselves. */
export class TabChannel {
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');

  announce(): void {
    this.#channel?.postMessage('changed');
  }

  onAnnounced(listener: () => void): void {
    this.#channel?.addEventListener('message', listener);
  }

  close(): void {
    this.#channel?.close();
  }
}
