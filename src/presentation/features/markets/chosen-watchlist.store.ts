import type { Needs } from '../../../application/kernel/token';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { AccountWatchlists } from '../../../application/markets/account-watchlists';
import { OwnStoragePort } from '../../../application/platform/own-storage.port';

const storageKey = 'chosen-watchlist';

/** Which of their lists somebody looks at on this device, so that a page that is opened anew shows the same one. */
export class ChosenWatchlistStore implements Startable {
  static readonly needs: Needs<typeof ChosenWatchlistStore> = [AccountWatchlists, OwnStoragePort];

  /** The account's lists have come, and what was kept was looked up. */
  #begun = false;

  constructor(
    private readonly lists: AccountWatchlists,
    private readonly storage: OwnStoragePort,
  ) {}

  start(): Unsubscribe {
    const stops = [this.lists.state.subscribe(() => this.#follow()), this.lists.start()];
    this.#follow();
    return () => stops.forEach((stop) => stop());
  }

  #follow(): void {
    const { current } = this.lists.state;
    if (current.status === 'none' || current.status === 'loading') this.#begun = false;
    if (current.status !== 'ready') return;
    const kept = this.storage.read(storageKey);
    if (!this.#begun) {
      this.#begun = true;
      // This comes after the page: whoever has chosen by then has chosen.
      const untouched = current.chosen?.id === current.lists[0]?.id;
      if (untouched && kept !== undefined && current.lists.some(({ id }) => id === kept))
        return this.lists.choose(kept);
    }
    const id = current.chosen?.id;
    if (id === kept) return;
    // The first is shown anyway.
    if (id === undefined || id === current.lists[0]?.id) this.storage.remove(storageKey);
    else this.storage.write(storageKey, id);
  }
}
