import { makeAutoObservable } from 'mobx';
import { referralCommission, type ReferralLevel, referralLevel } from '../../../domain/account/referral-commission';
import { brokerRebate } from '../../../domain/markets/broker-rebate';
import type { FeeTier } from '../../../domain/markets/fee-group';
import type { MarketType } from '../../../domain/markets/market-symbol';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { type Decimal, zero } from '../../../domain/shared/decimal';
import { TypedFigure } from '../../kit/data/typed-figure';
import { percent } from '../partners/rebate-draft';

/** In USDT a month; `undefined` for what still wants a figure. */
export interface Commission {
  readonly level: ReferralLevel | undefined;
  readonly fees: Decimal | undefined;
  readonly commission: Decimal | undefined;
  readonly friends: Decimal | undefined;
}

export const mostPeople = 1_000_000;

/** A month of invited people that somebody reckons with. */
export class CommissionDraft {
  type: MarketType = 'PERP';
  readonly traders: TypedFigure;
  readonly volume: TypedFigure;
  /** Both in percent. */
  readonly makerShare: TypedFigure;
  readonly friendShare: TypedFigure;

  constructor(marks: DecimalMarks) {
    const figure = (example: string): TypedFigure => {
      const typed = new TypedFigure(marks);
      typed.type(example);
      return typed;
    };
    this.traders = figure('10');
    this.volume = figure('100000');
    this.makerShare = figure('50');
    this.friendShare = figure('0');
    makeAutoObservable(this, { traders: false, volume: false, makerShare: false, friendShare: false });
  }

  of(type: MarketType): void {
    this.type = type;
  }

  /** People; `undefined` while it is no number of them. */
  get people(): number | undefined {
    const { value } = this.traders;
    return value === undefined || value.lt(0) || value.gt(mostPeople) || !value.eq(value.round())
      ? undefined
      : value.toNumber();
  }

  /** What so many people reach; it is shared with them. */
  levelOf(levels: readonly ReferralLevel[]): ReferralLevel | undefined {
    return this.people === undefined ? undefined : referralLevel(levels, this.people);
  }

  reckon(levels: readonly ReferralLevel[], tier: FeeTier): Commission {
    const { people } = this;
    const level = this.levelOf(levels);
    const fee = this.#feeOfOne(tier);
    const friendRate = percent(this.friendShare);
    const fees = people === undefined ? undefined : fee?.times(people);
    if (people === undefined || fee === undefined || level === undefined || friendRate?.lte(level.rate) !== true)
      return { level, fees, commission: undefined, friends: undefined };
    // The exchange pays for each of them.
    const { commission, friend } = referralCommission(fee, level.rate, friendRate);
    return { level, fees, commission: commission.times(people), friends: friend.times(people) };
  }

  #feeOfOne(tier: FeeTier): Decimal | undefined {
    const makerPart = percent(this.makerShare);
    const volume = this.volume.value;
    if (makerPart === undefined || volume === undefined || volume.lt(0)) return undefined;
    const { fees } = brokerRebate({ volume, makerPart, rebatePart: zero }, tier);
    return fees.gt(0) ? fees : zero;
  }
}
