import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { AccountWatchlists, type WatchlistsState } from '../../../application/markets/account-watchlists';
import { DeviceFavourites } from '../../../application/markets/device-favourites';
import { tellRefusal } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import { watchlistLimits, type Watchlist } from '../../../domain/markets/watchlist';
import type { Needs } from '../../../application/kernel/token';

/**
 * The markets someone starred, in the order they starred them: kept on this device while nobody is logged in, in the
 * account's list that is being looked at otherwise.
 */
export class FavouritesStore implements Startable {
  static readonly needs: Needs<typeof FavouritesStore> = [DeviceFavourites, AccountWatchlists, NoticesPort];

  symbols: readonly string[] = [];
  account: WatchlistsState = { status: 'none' };
  /** The symbols as a set of keys, so that a star depends on its own market only. */
  readonly #starred = observable.map<string, true>();
  /** Changes on their way: what the exchange knew before them is not shown again. */
  #underWay = 0;

  constructor(
    private readonly device: DeviceFavourites,
    private readonly lists: AccountWatchlists,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      symbols: observableRef,
      account: observableRef,
      chosen: computed,
      all: computed,
      full: computed,
      follow: actionBound,
    });
    this.#show(device.symbols.current);
  }

  start(): Unsubscribe {
    const stops = [
      this.device.symbols.subscribe(this.follow),
      this.lists.state.subscribe(this.follow),
      this.device.start(),
      this.lists.start(),
    ];
    this.follow();
    return () => stops.forEach((stop) => stop());
  }

  /** The account's lists; `undefined` while nobody is logged in or they are not known. */
  get all(): readonly Watchlist[] | undefined {
    return this.account.status === 'ready' ? this.account.lists : undefined;
  }

  get chosen(): Watchlist | undefined {
    return this.account.status === 'ready' ? this.account.chosen : undefined;
  }

  /** As many lists as the exchange keeps. */
  get full(): boolean {
    return (this.all?.length ?? 0) >= watchlistLimits.lists;
  }

  has(symbol: string): boolean {
    return this.#starred.has(symbol);
  }

  toggle(symbol: string): void {
    if (this.has(symbol))
      this.#change(
        this.symbols.filter((each) => each !== symbol),
        () => this.lists.take(symbol),
      );
    else this.add([symbol]);
  }

  /** Adds those that are not there yet, at the end. */
  add(symbols: readonly string[]): void {
    const added = symbols.filter((symbol) => !this.has(symbol));
    if (added.length === 0) return;
    if (this.symbols.length + added.length > watchlistLimits.symbols) {
      this.notices.show('warning', {
        key: 'markets:watchlist.problem.tooMany',
        values: { limit: watchlistLimits.symbols },
      });
      return;
    }
    this.#change([...this.symbols, ...added], () => this.lists.put(added));
  }

  choose(id: string): void {
    this.lists.choose(id);
  }

  retry(): void {
    void this.lists.read();
  }

  create(name: string): Promise<boolean> {
    return this.#told(this.lists.create(name));
  }

  rearrange(change: Parameters<AccountWatchlists['rearrange']>[0]): Promise<boolean> {
    return this.#told(this.lists.rearrange(change));
  }

  discard(id: string): Promise<boolean> {
    return this.#told(this.lists.discard(id));
  }

  follow(): void {
    this.account = this.lists.state.current;
    if (this.account.status === 'none') this.#show(this.device.symbols.current);
    else if (this.#underWay === 0) this.#show(this.chosen?.symbols ?? []);
  }

  /** The star follows the finger; where the exchange refuses, it goes back to what the exchange knows. */
  #change(symbols: readonly string[], send: () => ReturnType<AccountWatchlists['put']>): void {
    // Until it is known what the account has starred, nothing can be changed about it.
    if (this.account.status === 'loading' || this.account.status === 'failed') return;
    this.#show(symbols);
    if (this.account.status === 'none') {
      this.device.keep(symbols);
      return;
    }
    this.#underWay += 1;
    void this.#told(send()).finally(() => {
      this.#underWay -= 1;
      this.follow();
    });
  }

  async #told(outcome: ReturnType<AccountWatchlists['put']>): Promise<boolean> {
    const result = await outcome;
    if (result.ok) return true;
    tellRefusal(this.notices, result.error);
    await this.lists.read();
    return false;
  }

  #show(symbols: readonly string[]): void {
    runInAction(() => {
      this.symbols = symbols;
      this.#starred.replace(symbols.map((symbol) => [symbol, true]));
    });
  }
}
