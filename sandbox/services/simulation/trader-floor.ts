import type { OrderSide } from '../../../src/domain/trading/order';
import type { Steps, Ticks } from '../../engine/model/units';
import type { TradeStatistics } from '../../engine/statistics/trade-statistics';
import type { DayFigures } from '../../engine/statistics/trade-figures';
import { takerAccount } from './house-accounts';
import type { Market } from './market';
import type { RandomSource } from '../../shared/random';
import type { Trader } from './traders';

/** Share of all takers' orders that named traders place; the rest is the crowd's. */
const namedShare = 0.1;
/** In the simulated past: how often a trader takes part of what is traded, and which part on average. */
const pastChance = 0.12;
const pastShare = 0.5;
/** Never more than this of it: the crowd is always there. */
const mostOfPast = 0.8;
/** How many traders of a market look at it at a time. */
const looking = 5;
/** A price this far from its usual level, as a logarithm, is as dear or cheap as traders reckon with. */
const fullSignal = 0.1;
/** Most that a trader puts into one market, as a share of capital, for a trader of one market. */
const exposure = { spot: 0.5, perpetual: 0.9 } as const;

interface Seat {
  readonly accountId: string;
  readonly skill: number;
  /** Largest position, in quote. */
  readonly limit: number;
  readonly eagerness: number;
  days: readonly DayFigures[] | undefined;
}

/**
 * Decides which of the takers' orders come from a trader with a name. What is traded, when and at which price stays
 * what the market's own dice say; these dice are apart from them. Traders hold limited positions, which are read
 * from the statistics, so that they continue after a restart with what they hold.
 */
export class TraderFloor {
  readonly #seats = new Map<Market, readonly Seat[]>();

  constructor(
    markets: readonly Market[],
    traders: readonly Trader[],
    private readonly statistics: TradeStatistics,
    private readonly random: RandomSource,
  ) {
    for (const market of markets) {
      const present = traders.filter(({ symbols }) => symbols.has(market.symbol));
      const share = market.book.instrument.perpetual ? exposure.perpetual : exposure.spot;
      const seats = present.map((trader) => ({
        accountId: trader.accountId,
        skill: trader.skill,
        limit: (trader.capital * share) / trader.symbols.size ** 0.75,
        eagerness: trader.activity * Math.sqrt(trader.capital),
        days: undefined,
      }));
      this.#seats.set(market, seats);
    }
  }

  /** The account that places a taker's order. @param dearness logarithm of the price against its usual level */
  accountFor(market: Market, side: OrderSide, price: Ticks, quantity: Steps, dearness: number): string {
    if (this.random.next() >= namedShare) return takerAccount;
    return (
      this.#pick(market, side, price, dearness, quantity * price * market.tick * market.step)?.accountId ?? takerAccount
    );
  }

  /** The part of a quantity traded at once, in the simulated past, that one trader takes, if any does. */
  partOf(
    market: Market,
    side: OrderSide,
    price: Ticks,
    quantity: Steps,
    dearness: number,
  ): { readonly accountId: string; readonly quantity: Steps } | undefined {
    const { random } = this;
    if (random.next() >= pastChance) return undefined;
    const picked = this.#pick(market, side, price, dearness, 0);
    if (picked === undefined) return undefined;
    const value = quantity * price * market.tick * market.step;
    const wanted = Math.min(pastShare * random.heavyTail(0.6), mostOfPast) * value;
    const amount = Math.min(wanted, picked.room * (0.2 + 0.6 * random.next()));
    const part = market.steps(amount, price);
    // Too little for the market's rules, or nothing left for the others that follows them.
    if (part * price * market.tick * market.step > picked.room || quantity - part < market.steps(0, price))
      return undefined;
    return { accountId: picked.accountId, quantity: part };
  }

  /** One of a few who happen to look, if there is room for it; the likelier the more they want it. */
  #pick(
    market: Market,
    side: OrderSide,
    price: Ticks,
    dearness: number,
    value: number,
  ): { readonly accountId: string; readonly room: number } | undefined {
    const direction = side === 'BUY' ? 1 : -1;
    const signal = -direction * Math.max(-1, Math.min(1, dearness / fullSignal));
    const each = direction * price * market.tick * market.step;
    const seats = this.#seats.get(market)!;
    let chosen: Seat | undefined;
    let chosenRoom = 0;
    let total = 0;
    for (let turn = 0; turn < looking && seats.length > 0; turn += 1) {
      const seat = seats[Math.floor(this.random.next() * seats.length)]!;
      const room = seat.limit - this.#held(market, seat) * each;
      if (room <= value) continue;
      const weight = seat.eagerness * Math.max(0.05, 1 + 1.5 * seat.skill * signal) * (room / seat.limit);
      total += weight;
      if (this.random.next() * total >= weight) continue;
      chosen = seat;
      chosenRoom = room;
    }
    return chosen && { accountId: chosen.accountId, room: chosenRoom };
  }

  #held(market: Market, seat: Seat): Steps {
    seat.days ??= this.statistics.accounts.get(seat.accountId)?.markets.get(market.symbol);
    return seat.days === undefined ? 0 : seat.days[seat.days.length - 1]!.position.quantity;
  }
}
