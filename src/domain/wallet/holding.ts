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
  /** By how much the value changed within 24 hours, had nothing come or gone; `undefined` while the day's prices are not known. */
  readonly profit: Decimal | undefined;
}

/** What an asset cost a day ago and costs now, USDT. */
export interface DayPrices {
  readonly open: Decimal;
  readonly close: Decimal;
}

/** @param day its prices of 24 hours, or that no market makes any; `undefined` while nobody knows which. The exchange's own price stands in. */
export function valued(holding: Holding, day: DayPrices | 'none' | undefined): ValuedHolding {
  const total = totalOf(holding);
  const prices = day === 'none' ? undefined : day;
  const price = prices?.close ?? holding.price;
  return {
    ...holding,
    price,
    total,
    value: price && total.times(price),
    change: prices?.open.gt(0) ? divide(prices.close.minus(prices.open), prices.open).times(100).toNumber() : undefined,
    profit: day === 'none' || total.eq(0) ? zero : day && total.times(day.close.minus(day.open)),
  };
}

/** What has a price, together; the rest counts nothing. */
export function valueOf(holdings: readonly ValuedHolding[]): Decimal {
  return holdings.reduce((sum, { value }) => sum.plus(value ?? zero), zero);
}

/** By how much all of it changed within 24 hours; `undefined` while that of one is not known. */
export function profitOf(holdings: readonly ValuedHolding[]): Decimal | undefined {
  return holdings.reduce<Decimal | undefined>((sum, { profit }) => sum && profit && sum.plus(profit), zero);
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
