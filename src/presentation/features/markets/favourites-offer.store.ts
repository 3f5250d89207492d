import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { AccountWatchlists } from '../../../application/markets/account-watchlists';
import { DeviceFavourites } from '../../../application/markets/device-favourites';
import { failureKey } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import type { Needs } from '../../../application/kernel/token';

/** Offers to take what was starred before log-in into the account. */
export class FavouritesOfferStore implements Startable {
  static readonly needs: Needs<typeof FavouritesOfferStore> = [AccountWatchlists, DeviceFavourites, NoticesPort];

  /** Markets on this device that no list of the account has. */
  offered: readonly string[] = [];
  busy = false;

  constructor(
    private readonly lists: AccountWatchlists,
    private readonly device: DeviceFavourites,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { offered: observableRef, busy: observable, follow: actionBound, setBusy: actionBound });
  }

  start(): Unsubscribe {
    const stops = [
      this.lists.state.subscribe(this.follow),
      this.device.symbols.subscribe(this.follow),
      this.lists.start(),
      this.device.start(),
    ];
    this.follow();
    return () => stops.forEach((stop) => stop());
  }

  /** Into the account, and off this device: it may be somebody else's. */
  async accept(): Promise<void> {
    if (this.busy) return;
    this.setBusy(true);
    const count = this.offered.length;
    const taken = await this.lists.takeOver(this.offered);
    this.setBusy(false);
    if (!taken.ok) {
      this.notices.show('error', { key: failureKey(taken.error) });
      return;
    }
    this.device.clear();
    this.notices.show('success', { key: 'layers:favourites.done', values: { count } });
  }

  /** They stay here and are not asked about again. */
  decline(): void {
    this.device.leaveHere();
    this.follow();
  }

  follow(): void {
    const { current } = this.lists.state;
    const known = new Set(current.status === 'ready' ? current.lists.flatMap(({ symbols }) => symbols) : []);
    this.offered = current.status === 'ready' ? this.device.undecided.filter((symbol) => !known.has(symbol)) : [];
  }

  setBusy(busy: boolean): void {
    this.busy = busy;
  }
}
