import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { Balances } from '../../../../application/trading/balances';
import type { LiveState } from '../../../../application/trading/live-state';
import { zero, type Decimal } from '../../../../domain/shared/decimal';
import type { Balance } from '../../../../domain/trading/balance';
import type { Needs } from '../../../../application/kernel/token';

/** What the account holds, on screen. */
export class BalancesStore implements Startable {
  static readonly needs: Needs<typeof BalancesStore> = [Balances];

  state: LiveState<readonly Balance[]>;

  constructor(private readonly live: Balances) {
    this.state = live.state.current;
    makeObservable(this, { state: observableRef, byAsset: computed, show: actionBound });
  }

  start(): Unsubscribe {
    this.show(this.live.state.current);
    return this.live.state.subscribe(this.show);
  }

  show(state: LiveState<readonly Balance[]>): void {
    this.state = state;
  }

  get byAsset(): ReadonlyMap<string, Balance> | undefined {
    return this.state.status === 'ready'
      ? new Map(this.state.value.map((balance) => [balance.asset, balance]))
      : undefined;
  }

  /** `undefined` while nothing is known; an asset that is not listed is held at zero. */
  available(asset: string): Decimal | undefined {
    return this.byAsset && (this.byAsset.get(asset)?.available ?? zero);
  }

  retry(): void {
    void this.live.refresh();
  }
}
