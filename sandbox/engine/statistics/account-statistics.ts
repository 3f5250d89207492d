import { day } from '../../../src/domain/shared/instant';
import {
  addFigures,
  changedPosition,
  noDay,
  noPosition,
  type DayFigures,
  type NetPosition,
  type OwnTrade,
} from './trade-figures';
import type { RestingOrder } from '../book/resting-order';
import type { EngineTrade } from '../model/market-data';
import type { Units } from '../model/units';

/** UTC days that are kept one by one; older ones are summed up. */
export const keptDays = 120;
export const keptTrades = 100;

/** One account's trades: per market and UTC day, and the latest one by one. */
export class AccountStatistics {
  /** By symbol, oldest day first. */
  readonly markets = new Map<string, DayFigures[]>();
  /** Oldest first, up to twice as many as are kept. */
  readonly recent: OwnTrade[] = [];
  /** Changed since the last save. */
  readonly dirty = new Set<number>();

  constructor(
    readonly accountId: string,
    readonly kind: 'customer' | 'house',
  ) {}

  /** @param order the account's own; @param fee quote units. */
  add(
    trade: EngineTrade,
    { orderId, side }: Pick<RestingOrder, 'orderId' | 'side'>,
    maker: boolean,
    notional: Units,
    fee: Units,
  ): void {
    const { symbol, at, quantity } = trade;
    const today = this.#today(symbol, Math.floor(at / day));
    const { position, closed, closedCost, realised } = changedPosition(
      today.position,
      side === 'BUY' ? quantity : -quantity,
      notional,
      at,
    );
    today.volume += notional;
    if (maker) today.makerVolume += notional;
    today.trades += 1;
    today.fees += fee;
    if (closed > 0) {
      today.realised += realised;
      today.held += at - today.position.openedAt;
      if (realised > 0n) today.wins += 1;
      else if (realised < 0n) today.losses += 1;
    }
    today.position = position;
    this.dirty.add(today.day);
    this.recent.push({
      tradeId: trade.tradeId,
      orderId,
      symbol,
      side,
      action: closed > 0 ? 'CLOSE' : 'OPEN',
      price: trade.price,
      quantity,
      closed,
      realised,
      closedCost,
      fee,
      at,
    });
    if (this.recent.length > 2 * keptTrades) this.recent.splice(0, this.recent.length - keptTrades);
  }

  position(symbol: string): NetPosition {
    const days = this.markets.get(symbol);
    return days === undefined ? noPosition : days[days.length - 1]!.position;
  }

  #today(symbol: string, now: number): DayFigures {
    let days = this.markets.get(symbol);
    if (days === undefined) this.markets.set(symbol, (days = []));
    const last = days[days.length - 1];
    if (last !== undefined && last.day >= now) return last;
    const fresh = noDay(now, last?.position ?? noPosition);
    days.push(fresh);
    this.#sumUp(days, now - keptDays);
    return fresh;
  }

  /** Days before `first` become part of the one row of day 0. */
  #sumUp(days: DayFigures[], first: number): void {
    while (days.length > 1 && days[1]!.day < first) {
      const [sum, next] = [days[0]!, days[1]!];
      this.dirty.add(sum.day).add(next.day).add(0);
      addFigures(next, sum);
      days.shift();
      days[0] = { ...next, day: 0 };
    }
  }
}
