import { hour, type Instant } from '../../src/domain/shared/instant';
import type { Engine } from '../exchange/engine';
import type { Command, Ticks } from '../exchange/model';
import { assetProfiles } from './asset-profile';
import { FairValues } from './fair-values';
import { makerAccount, Market, takerAccount, tradedBase } from './market';
import { quote } from './market-maker';
import type { RandomSource } from './random';
import { nextWait, take } from './taker';

/** Spread of the gap between a perpetual and its spot market, as a ratio, and how long it lasts. */
const basisSpread = 0.0003;
const basisMemory = 2 * hour;

interface Due {
  readonly market: Market;
  quoteAt: Instant;
  tradeAt: Instant;
}

/** Makers and takers of all markets, driven by whoever holds the clock. */
export class Simulation {
  readonly markets: readonly Market[];
  readonly fair: FairValues;
  private readonly due: readonly Due[];
  private at: Instant;

  constructor(engine: Engine, readonly random: RandomSource, at: Instant) {
    this.fair = new FairValues(assetProfiles, random);
    const profiles = new Map(assetProfiles.map((profile) => [profile.asset, profile]));
    this.markets = [...engine.books.values()].flatMap((book) => {
      const profile = profiles.get(tradedBase(book.instrument.specification));
      return profile === undefined ? [] : [new Market(book, profile)];
    });
    this.at = at;
    this.due = this.markets.map((market) => ({ market, quoteAt: at, tradeAt: at + random.exponential(market.tradeEvery) }));
  }

  /** The accounts the participants need. */
  static openAccounts(): Command[] {
    return [makerAccount, takerAccount].map((accountId) => ({ type: 'openAccount', accountId, kind: 'house' }));
  }

  /** Starts from prices that were traded before. */
  adopt(lastPrice: (symbol: string) => Ticks | undefined): void {
    for (const market of this.markets) {
      const price = lastPrice(market.symbol);
      if (price !== undefined && !market.book.instrument.perpetual) this.fair.adopt(market.asset, market.valueOf(price));
    }
  }

  /** Moves what everything is worth; the participants act afterwards. */
  advance(to: Instant): void {
    const elapsed = to - this.at;
    if (elapsed <= 0) return;
    this.at = to;
    this.fair.advance(elapsed);
    const memory = Math.exp(-elapsed / basisMemory);
    const noise = basisSpread * Math.sqrt(1 - memory ** 2);
    for (const market of this.markets) if (market.book.instrument.perpetual) market.basis = market.basis * memory + noise * this.random.normal();
  }

  fairTicks(market: Market): number {
    return market.fairTicks(this.fair.value(market.asset));
  }

  /** Lets everyone act whose time has come; each list of commands belongs to one moment of one market. */
  turn(now: Instant, act: (commands: readonly Command[]) => void): void {
    this.advance(now);
    for (const due of this.due) {
      const { market } = due;
      if (due.quoteAt <= now) {
        act(quote(market, this.fairTicks(market), this.random));
        due.quoteAt = now + this.random.exponential(market.quoteEvery);
      }
      if (due.tradeAt <= now) {
        const command = take(market, this.random);
        if (command !== undefined) act([command]);
        due.tradeAt = now + nextWait(market.tradeEvery / this.fair.agitation, this.random);
      }
    }
  }
}
