import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { NoticesPort } from '../../kit/notices.port';
import { ChangeSpotMargin } from '../../../application/trading/change-spot-margin.use-case';
import { MarginQueries } from '../../../application/trading/margin.queries';
import type { LossCharge } from '../../../domain/trading/collateral';
import type { AccountMode } from '../../../domain/trading/margin-summary';
import type { Needs } from '../../../application/kernel/token';

/** What can be changed on the page; an asset of the collateral by its name. */
export type MarginSetting = 'mode' | 'leverage' | 'lossCharge' | `collateral ${string}`;

/** The leverages that spot margin knows. */
export const spotLeverages = [3, 4, 5, 10] as const;

/** Settings of an account's margin: one change at a time; a refused one is told where it was made. */
export class SpotMarginStore {
  static readonly needs: Needs<typeof SpotMarginStore> = [MarginQueries, MarketsQueries, ChangeSpotMargin, NoticesPort];

  /** Of the history of interest. */
  page = 1;
  busy: MarginSetting | undefined = undefined;
  refused: { readonly setting: MarginSetting; readonly failure: Failure } | undefined = undefined;

  constructor(
    readonly queries: MarginQueries,
    readonly markets: MarketsQueries,
    private readonly margin: ChangeSpotMargin,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      page: observable,
      busy: observable,
      refused: observableRef,
      show: actionBound,
    });
  }

  /** What moves with prices. */
  refresh(): Promise<void> {
    return this.queries.refreshStanding();
  }

  show(page: number): void {
    this.page = page;
  }

  failureOf(setting: MarginSetting): Failure | undefined {
    return this.refused?.setting === setting ? this.refused.failure : undefined;
  }

  setMode(mode: Exclude<AccountMode, 'other'>): Promise<void> {
    return this.#change('mode', () => this.margin.mode(mode));
  }

  setLeverage(leverage: number): Promise<void> {
    return this.#change('leverage', () => this.margin.leverage(leverage));
  }

  setLossCharge(charge: LossCharge): Promise<void> {
    return this.#change('lossCharge', () => this.margin.lossCharge(charge));
  }

  useAsCollateral(asset: string, use: boolean): Promise<void> {
    return this.#change(`collateral ${asset}`, () => this.margin.useAsCollateral(asset, use));
  }

  async #change(setting: MarginSetting, change: () => Outcome<unknown>): Promise<void> {
    if (this.busy !== undefined) return;
    runInAction(() => {
      this.busy = setting;
      this.refused = undefined;
    });
    const changed = await change();
    runInAction(() => {
      this.busy = undefined;
      if (!changed.ok) this.refused = { setting, failure: changed.error };
    });
    if (changed.ok) this.notices.show('success', { key: 'spotMargin:saved' });
  }
}
