import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import { zero, type Decimal } from '../../domain/shared/decimal';
import type { Instant } from '../../domain/shared/instant';
import { feeInQuote } from '../../domain/trading/fill-fee';
import type { Fill } from '../../domain/trading/order';
import { totalOf, type ClosedProfit } from '../../domain/trading/risk-check';
import { spotCost } from '../../domain/trading/spot-cost';
import { newestFills } from './newest-fills';
import type { TradingPort } from './trading.port';

/** What trading has realised since some moment; in the quote asset. */
export interface Realised {
  /** Fees taken out. */
  readonly profit: Decimal;
  /** What closed something, or sold what had been bought. */
  readonly closed: readonly ClosedProfit[];
}

export const nothingRealised: Realised = { profit: zero, closed: [] };

/**
 * Adds up what contracts settled, and what sales on spot markets brought against the average price of one's own
 * purchases there, whenever those were. Funding is left out.
 */
export class RealisedProfits {
  constructor(private readonly trading: Pick<TradingPort, 'fills'>) {}

  /** `undefined` when it could not be read. @param counted from when on the profit counts, where that is later */
  async since(moment: Instant, counted = moment): Promise<Realised | undefined> {
    const newest = await newestFills(this.trading, { since: moment });
    if (!newest.ok) return undefined;
    const { fills } = newest.value;
    const contracts = fills.filter(({ symbol }) => isContract(symbol));
    const sold = new Set(
      fills.filter(({ symbol, side }) => side === 'SELL' && !isContract(symbol)).map(({ symbol }) => symbol),
    );
    const sales = await Promise.all([...sold].map((symbol) => this.#salesOf(symbol, moment)));
    const known = sales.flatMap((each) => each ?? []);
    if (sales.includes(undefined)) return undefined;
    return {
      profit: totalOf([
        ...contracts.filter(({ at }) => at >= counted).map(ofContract),
        ...known.filter(({ at }) => at >= counted).map(({ profit }) => profit),
      ]),
      closed: [
        ...contracts.flatMap(({ orderId, at, realisedPnl }) =>
          realisedPnl ? [{ orderId, at, profit: realisedPnl }] : [],
        ),
        ...known,
      ],
    };
  }

  async #salesOf(symbol: string, moment: Instant): Promise<readonly ClosedProfit[] | undefined> {
    const market = parseMarketSymbol(symbol);
    const newest = market && (await newestFills(this.trading, { symbol }));
    if (!newest?.ok) return undefined;
    const { sales } = spotCost([...newest.value.fills].reverse(), market!);
    return sales
      .filter(({ fill }) => fill.at >= moment)
      .map(({ fill: { orderId, at }, profit }) => ({ orderId, at, profit }));
  }
}

function isContract(symbol: string): boolean {
  return parseMarketSymbol(symbol)?.type === 'PERP';
}

function ofContract(fill: Fill): Decimal {
  return (fill.realisedPnl ?? zero).minus(feeInQuote(fill, parseMarketSymbol(fill.symbol)) ?? zero);
}
