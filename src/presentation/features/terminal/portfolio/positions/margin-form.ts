import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../../../application/kernel/failure';
import type { FuturesPort } from '../../../../../application/markets/futures.port';
import type { Balances } from '../../../../../application/trading/balances';
import type { ContractAccount } from '../../../../../application/trading/contract-account';
import type { ChangeMarginSettings } from '../../../../../application/trading/change-margin-settings.use-case';
import type { LeverageTier } from '../../../../../domain/markets/futures-figures';
import type { DecimalMarks } from '../../../../../domain/platform/decimal-marks';
import { smallerOf, zero, type Decimal } from '../../../../../domain/shared/decimal';
import { marginAsset, type Position } from '../../../../../domain/trading/position';
import { marginPreview, type MarginPreview, removableMargin } from '../../../../../domain/trading/position-margin';
import type { PositionPricesStore } from '../../account/position-prices.store';
import { TypedFigure } from '../../../../kit/data/typed-figure';

/** Margin put to an isolated position or taken out of it. Lives as long as its dialog. */
export class MarginForm {
  readonly amount: TypedFigure;
  direction: 'add' | 'take' = 'add';
  tiers: readonly LeverageTier[] | undefined = undefined;
  /** Why the contract's tiers could not be read. */
  unread: Failure | undefined = undefined;
  busy = false;
  failure: Failure | undefined = undefined;

  constructor(
    private readonly settings: Pick<ChangeMarginSettings, 'isolatedMargin'>,
    private readonly futures: Pick<FuturesPort, 'leverageTiers'>,
    private readonly prices: Pick<PositionPricesStore, 'mark'>,
    private readonly balances: Pick<Balances, 'available'>,
    private readonly account: Pick<ContractAccount, 'free'>,
    public position: Position,
    marks: DecimalMarks,
  ) {
    this.amount = new TypedFigure(marks, () => (this.failure = undefined));
    makeObservable(this, {
      position: observableRef,
      direction: observable,
      tiers: observableRef,
      unread: observableRef,
      busy: observable,
      failure: observableRef,
      change: computed,
      addable: computed,
      tooMuch: computed,
      follow: actionBound,
      turn: actionBound,
    });
  }

  async read(): Promise<void> {
    const answer = await this.futures.leverageTiers(this.position.symbol);
    runInAction(() => {
      if (answer.ok) this.tiers = answer.value;
      this.unread = answer.ok ? undefined : answer.error;
    });
  }

  follow(position: Position): void {
    this.position = position;
  }

  turn(direction: 'add' | 'take'): void {
    this.direction = direction;
    this.failure = undefined;
    // That nothing was typed was wrong with the other direction.
    if (this.amount.isEmpty) this.amount.fill(undefined);
  }

  /** Above zero when added; `undefined` while nothing is typed. */
  get change(): Decimal | undefined {
    const { value } = this.amount;
    return value?.gt(0) ? value.times(this.direction === 'add' ? 1 : -1) : undefined;
  }

  /** What may be taken out at the present mark; `undefined` before the contract's tiers are known. */
  get removable(): Decimal | undefined {
    return this.tiers && removableMargin(this.position, this.prices.mark(this.position), this.tiers);
  }

  /** What may be added: free collateral, and no more of it than there is of the asset; `undefined` while it is not known. */
  get addable(): Decimal | undefined {
    const available = this.balances.available(marginAsset(this.position));
    const { free } = this.account;
    return available && free ? smallerOf(available, free) : available;
  }

  /** More is added or taken out than may be. */
  get tooMuch(): boolean {
    const { change = zero, removable = this.position.isolatedMargin, addable } = this;
    return change.lt(0) ? removable.plus(change).lt(0) : addable !== undefined && change.gt(addable);
  }

  /** How it stands at a mark; `undefined` before the contract's tiers are known. */
  now(mark: Decimal): MarginPreview | undefined {
    return this.tiers && marginPreview(this.position, zero, mark, this.tiers);
  }

  /** How it would stand after the change; `undefined` as well where the change cannot be made. */
  after(mark: Decimal): MarginPreview | undefined {
    return this.tiers && !this.tooMuch
      ? marginPreview(this.position, this.change ?? zero, mark, this.tiers)
      : undefined;
  }

  async send(): Promise<boolean> {
    const { change, position } = this;
    runInAction(() => {
      this.amount.leave();
      this.failure = undefined;
    });
    if (this.busy || !change || this.tooMuch) return false;
    runInAction(() => (this.busy = true));
    const answer = await this.settings.isolatedMargin(position, change);
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.error;
    });
    return answer.ok;
  }
}
