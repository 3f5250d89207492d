import { type Steps, type Units, unitsText } from '../../engine/model/units';
import type { MarketFormat } from '../../services/markets/market-format';
import type { MarketFeeds } from './market-feeds';
import { whenChanged, type TopicMessage, type TopicSource } from './topic-source';

/*
 * Index and mark prices, open interest and estimated funding, as decimal texts (protocol 1.4, 1.5). The index is
 * named by the spot market of the same coin, everything else by the contract (protocol 4.1).
 */

export interface ContractFigure {
  readonly symbol: string;
  readonly value: string;
}

export interface FundingFigure {
  readonly symbol: string;
  readonly rate: string;
  /** Milliseconds of the next settlement. */
  readonly nextAt: number;
}

/** Where an index price is found: under the contract that follows it, or under the spot market itself. */
export function indexNames({ markets }: MarketFeeds): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { symbol, specification } of markets.values())
    if (specification.type === 'SPOT') names.set(symbol, symbol);
  for (const { symbol, specification } of markets.values()) {
    if (specification.type === 'PERP') names.set(`SPOT_${specification.base}_${specification.quote}`, symbol);
  }
  return names;
}

export function indexFigure(feeds: MarketFeeds, name: string, source: string): ContractFigure | undefined {
  const { margin } = feeds.exchange;
  return figure(name, margin.indexPrice(source) ?? (source === name ? undefined : margin.indexPrice(name)));
}

export function markFigure(feeds: MarketFeeds, { symbol }: MarketFormat): ContractFigure | undefined {
  return figure(symbol, feeds.exchange.margin.markPrice(symbol));
}

/** Silent for a contract of which nothing is known yet, not even a mark price. */
export function openInterestFigure(feeds: MarketFeeds, market: MarketFormat): ContractFigure | undefined {
  const held: Steps = feeds.exchange.margin.openInterest(market.symbol);
  if (held === 0 && feeds.exchange.margin.markPrice(market.symbol) === undefined) return undefined;
  return { symbol: market.symbol, value: market.quantity(held) };
}

export function fundingFigure(feeds: MarketFeeds, { symbol }: MarketFormat): FundingFigure | undefined {
  const funding = feeds.exchange.margin.funding(symbol);
  return funding && { symbol, rate: unitsText(funding.estimatedRate), nextAt: funding.nextAt };
}

export function contracts({ markets }: MarketFeeds): readonly MarketFormat[] {
  return [...markets.values()].filter(({ specification }) => specification.type === 'PERP');
}

/** Cadence in milliseconds: prices each second; open interest each second when it changed and every ten otherwise; funding each minute. */
export const priceCadence = 1_000;
export const fundingCadence = 60_000;
const openInterestCadence = 1_000;
const idleTurns = 10;

/** Each second when it has changed, every tenth second in any case. */
export function changingOrTenth(read: () => TopicMessage | undefined): TopicSource {
  return {
    whole: true,
    snapshot: read,
    start: (publish) => {
      const changed = whenChanged();
      let quiet = 0;
      const timer = setInterval(() => {
        const message = read();
        if (!message) return;
        quiet += 1;
        // Stamps of the moment are no change.
        if (!changed(withoutTime(message.data)) && quiet < idleTurns) return;
        quiet = 0;
        publish(message);
      }, openInterestCadence);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

function withoutTime(data: unknown): unknown {
  return Array.isArray(data) ? data : { ...(data as object), ts: undefined };
}

function figure(symbol: string, price: Units | undefined): ContractFigure | undefined {
  return price === undefined ? undefined : { symbol, value: unitsText(price) };
}
