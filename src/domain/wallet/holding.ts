import { type Decimal, divide, zero } from '../shared/decimal';

/** Everything an account has of one asset, wherever in the exchange it lies. */
export interface Holding {
  readonly asset: string;
  /** On the account itself: what may be traded, withdrawn, and what open orders have reserved of it. */
  readonly balance: Decimal;
  readonly available: Decimal;
  readonly inOrders: Decimal;
  /** Part of it that a voucher has lent: it can be traded and may not leave the account. */
  readonly lent?: Decimal | undefined;
  readonly staked: Decimal;
  /** On its way back from staking. */
  readonly unbonding: Decimal;
  readonly earning: Decimal;
  /** In copies of strategies; contracts' profit counts as what they are settled in. */
  readonly copied: Decimal;
  /** USDT for one, as the exchange reckons; absent for what nobody has priced. */
  readonly price: Decimal | undefined;
}

export function totalOf({ balance, staked, unbonding, earning, copied }: Holding): Decimal {
  return balance.plus(staked).plus(unbonding).plus(earning).plus(copied);
}

/** What somebody holds of an asset at a price, and what it did within a day; money in USDT. */
export interface ValuedHolding extends Holding {
  readonly total: Decimal;
  /** Absent without a price. */
  readonly value: Decimal | undefined;
  /** Percent. */
  readonly change: number | undefined;
  /** By how much the value changed within 24 hours, had nothing come or gone. */
  readonly profit: Decimal | undefined;
}

export interface DayPrices {
  readonly open: Decimal;
  readonly close: Decimal;
}

/** @param prices of 24 hours where there is a market; the exchange's own figure stands in without */
export function valued(holding: Holding, prices: DayPrices | undefined): ValuedHolding {
  const total = totalOf(holding);
  const price = prices?.close ?? holding.price;
  return {
    ...holding,
    price,
    total,
    value: price && total.times(price),
    change: prices?.open.gt(0) ? divide(prices.close.minus(prices.open), prices.open).times(100).toNumber() : undefined,
    profit: prices && total.times(prices.close.minus(prices.open)),
  };
}

/** The sum of what is known; assets without a price count nothing. */
export function sumOf(holdings: readonly ValuedHolding[], part: 'value' | 'profit'): Decimal {
  return holdings.reduce((sum, holding) => sum.plus(holding[part] ?? zero), zero);
}

export interface Share {
  readonly asset: string;
  readonly value: Decimal;
  /** Of the whole, as a fraction. */
  readonly part: number;
}

/** The largest parts of what is held, largest first; what is left over is one more, without a name. */
export function sharesOf(holdings: readonly ValuedHolding[], most: number): readonly Share[] {
  const held = holdings
    .flatMap(({ asset, value }) => (value?.gt(0) ? [{ asset, value }] : []))
    .sort((one, other) => other.value.cmp(one.value));
  const whole = held.reduce((sum, { value }) => sum.plus(value), zero);
  const shown = held.slice(0, held.length > most ? most - 1 : most);
  const rest = held.slice(shown.length).reduce((sum, { value }) => sum.plus(value), zero);
  const all = rest.gt(0) ? [...shown, { asset: '', value: rest }] : shown;
  return all.map(({ asset, value }) => ({ asset, value, part: divide(value, whole).toNumber() }));
}
