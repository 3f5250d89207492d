import { makeAutoObservable } from 'mobx';
import { type BrokerRebate, brokerRebate } from '../../../domain/markets/broker-rebate';
import type { FeeTier } from '../../../domain/markets/fee-group';
import type { MarketType } from '../../../domain/markets/market-symbol';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { type Decimal, zero } from '../../../domain/shared/decimal';
import { TypedFigure } from '../../kit/data/typed-figure';

/** A month of clients that somebody reckons with. The rate has no example: it is agreed with each broker. */
export class RebateDraft {
  type: MarketType = 'PERP';
  tier = 0;
  readonly volume: TypedFigure;
  /** Both in percent. */
  readonly makerShare: TypedFigure;
  readonly rate: TypedFigure;

  constructor(marks: DecimalMarks) {
    this.volume = new TypedFigure(marks);
    this.makerShare = new TypedFigure(marks);
    this.rate = new TypedFigure(marks);
    this.volume.type('10000000');
    this.makerShare.type('50');
    makeAutoObservable(this, { volume: false, makerShare: false, rate: false });
  }

  of(type: MarketType): void {
    this.type = type;
  }

  at(tier: number): void {
    this.tier = tier;
  }

  /** `undefined` while volume or maker share are no figures of their kind. */
  fees(tier: FeeTier): Decimal | undefined {
    return this.#reckon(tier, zero)?.fees;
  }

  /** `undefined` while any of the three is missing. */
  rebate(tier: FeeTier): Decimal | undefined {
    const rate = percent(this.rate);
    return rate === undefined ? undefined : this.#reckon(tier, rate)?.rebate;
  }

  #reckon(tier: FeeTier, rebatePart: Decimal): BrokerRebate | undefined {
    const makerPart = percent(this.makerShare);
    const volume = this.volume.value;
    if (makerPart === undefined || volume === undefined || volume.lt(0)) return undefined;
    return brokerRebate({ volume, makerPart, rebatePart }, tier);
  }
}

/** 0 to 100 as a part of one. */
export function percent(figure: TypedFigure): Decimal | undefined {
  const { value } = figure;
  return value === undefined || value.lt(0) || value.gt(100) ? undefined : value.div(100);
}
