import { hour, type Instant } from '../../../src/domain/shared/instant';
import type { ExchangeState } from '../../engine/exchange-state';
import type { Command } from '../../engine/model/commands';
import { type Ticks, unitsFromText } from '../../engine/model/units';
import { assetProfiles } from '../markets/asset-profile';
import { FairValues } from './fair-values';
import { makerAccount, makers, takerAccount } from './house-accounts';
import { Market, tradedBase } from './market';
import { quote } from './market-maker';
import type { RandomSource } from '../../shared/random';
import { nextWait, take } from './taker';
import { TraderFloor } from './trader-floor';
import { tradersOf } from './traders';

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
  readonly floor: TraderFloor;
  /** Before this the crowd was among itself. */
  namedSince: Instant = 0;
  readonly #due: readonly Due[];
  #at: Instant;

  /** @param whims the dice of the traders with a name, apart from the market's */
  constructor(
    state: ExchangeState,
    readonly random: RandomSource,
    whims: RandomSource,
    at: Instant,
  ) {
    this.fair = new FairValues(assetProfiles, random);
    const profiles = new Map(assetProfiles.map((profile) => [profile.asset, profile]));
    this.markets = [...state.engine.books.values()].flatMap((book) => {
      const profile = profiles.get(tradedBase(book.instrument.specification));
      return profile === undefined ? [] : [new Market(book, profile)];
    });
    this.floor = new TraderFloor(this.markets, tradersOf(state.instruments), state.traders, whims);
    this.#at = at;
    this.#due = this.markets.map((market) => ({
      market,
      quoteAt: at,
      tradeAt: at + random.exponential(market.tradeEvery),
    }));
  }

  /** Opens the accounts that the participants still lack. @returns whether there were any. */
  static openAccounts(state: ExchangeState, at: Instant): boolean {
    const lacks = (accountId: string): boolean => !state.engine.ledger.accounts.has(accountId);
    const house = [makerAccount, ...makers.map(({ accountId }) => accountId), takerAccount].filter(lacks);
    const traders = tradersOf(state.instruments).filter(({ accountId }) => lacks(accountId));
    const commands: Command[] = [...house, ...traders.map(({ accountId }) => accountId)].map((accountId) => ({
      type: 'openAccount',
      accountId,
      kind: 'house',
    }));
    for (const { accountId, capital } of traders)
      commands.push({ type: 'deposit', accountId, asset: 'USDT', amount: unitsFromText(String(capital)) });
    for (const command of commands) state.engine.apply(command, at);
    return commands.length > 0;
  }

  /** Starts from prices that were traded before. */
  adopt(lastPrice: (symbol: string) => Ticks | undefined): void {
    for (const market of this.markets) {
      const price = lastPrice(market.symbol);
      if (price !== undefined && !market.book.instrument.perpetual)
        this.fair.adopt(market.asset, market.valueOf(price));
    }
  }

  /** Moves what everything is worth; the participants act afterwards. */
  advance(to: Instant): void {
    const elapsed = to - this.#at;
    if (elapsed <= 0) return;
    this.#at = to;
    this.fair.advance(elapsed);
    const memory = Math.exp(-elapsed / basisMemory);
    const noise = basisSpread * Math.sqrt(1 - memory ** 2);
    for (const market of this.markets)
      if (market.book.instrument.perpetual) market.basis = market.basis * memory + noise * this.random.normal();
  }

  /** How dear a market's asset is against its usual level, as a logarithm. */
  dearness(market: Market): number {
    return market.dearness(this.fair.value(market.asset));
  }

  fairTicks(market: Market): number {
    return market.fairTicks(this.fair.value(market.asset));
  }

  /** Lets everyone act whose time has come; each list of commands belongs to one moment of one market. */
  turn(now: Instant, act: (commands: readonly Command[]) => void): void {
    this.advance(now);
    for (const due of this.#due) {
      const { market } = due;
      // A taker meets the book that everybody has seen, so quotes and takers of a market have turns of their own.
      if (due.quoteAt <= now) {
        act(quote(market, this.fairTicks(market), this.random));
        due.quoteAt = now + this.random.exponential(market.quoteEvery);
      } else if (due.tradeAt <= now) {
        const command = take(market, this.dearness(market), this.random, this.floor);
        if (command !== undefined) act([command]);
        due.tradeAt = now + nextWait(market.tradeEvery / this.fair.agitation, this.random);
      }
    }
  }
}
