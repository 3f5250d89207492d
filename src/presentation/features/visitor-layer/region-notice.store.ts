import { computed, makeObservable, observable, runInAction } from 'mobx';
import { DeviceNotices } from '../../../application/platform/device-notices';
import { RegionStore } from '../../runtime/stores/region.store';
import type { Needs } from '../../../application/kernel/token';

/** Tells once on each device that the exchange is not offered where the visitor seems to be. */
export class RegionNoticeStore {
  static readonly needs: Needs<typeof RegionNoticeStore> = [RegionStore, DeviceNotices];

  /** Names put away since the page was loaded. */
  readonly #away = observable.set<string>();

  constructor(
    private readonly region: RegionStore,
    private readonly notices: DeviceNotices,
  ) {
    makeObservable(this, { country: computed });
  }

  /** Code of the country to tell of; `undefined` when there is nothing to tell. */
  get country(): string | undefined {
    const code = this.region.refusedCountry;
    return code === undefined || this.#away.has(code) || this.notices.isHidden(nameOf(code)) ? undefined : code;
  }

  putAway(): void {
    const { country } = this;
    if (country === undefined) return;
    this.notices.hide(nameOf(country));
    runInAction(() => this.#away.add(country));
  }
}

function nameOf(country: string): string {
  return `region-${country}`;
}
