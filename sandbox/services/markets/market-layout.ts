import { underlyingOf } from './asset-profile';
import type { MarketBoard } from './market-board';
import { tokensOf } from './token-directory';
import type { MarketFormat } from './market-format';

const highlighted = 10;

/** Groups of markets in the order to show them, each with the most traded of 24 hours first. */
export function marketGroups(board: MarketBoard) {
  const tokens = tokensOf(board.exchange.instruments);
  const busiest = (chosen: readonly MarketFormat[]) => symbolsOf(sorted(chosen, amountOf(board)));
  const isStable = ({ specification }: MarketFormat) => tokens.get(specification.base)?.stable === true;
  const isMultiple = ({ specification }: MarketFormat) => underlyingOf(specification.base).multiple > 1;
  const groups = [
    { id: 'spot', name: 'Spot', type: 'SPOT' as const, symbols: busiest(board.spot) },
    { id: 'stablecoins', name: 'Stablecoins', type: 'SPOT' as const, symbols: busiest(board.spot.filter(isStable)) },
    { id: 'perpetual', name: 'Perpetual', type: 'PERP' as const, symbols: busiest(board.perpetual) },
    {
      id: 'multiples',
      name: 'Contracts on many coins',
      type: 'PERP' as const,
      symbols: busiest(board.perpetual.filter(isMultiple)),
    },
  ];
  return groups.map((group, order) => ({ ...group, order }));
}

/** The most traded, the newest, and those that rose or fell most in 24 hours. */
export function marketHighlights(board: MarketBoard) {
  const amount = amountOf(board);
  const moved = board.all.flatMap((market) => {
    const { change } = board.figures(market);
    return change === undefined ? [] : [{ market, change }];
  });
  const rising = moved.filter(({ change }) => change > 0).sort((a, b) => b.change - a.change);
  const falling = moved.filter(({ change }) => change < 0).sort((a, b) => a.change - b.change);
  return {
    hot: symbolsOf(
      sorted(board.all, amount)
        .filter((market) => amount(market) > 0)
        .slice(0, highlighted),
    ),
    new: symbolsOf(sorted(board.all, ({ specification }) => specification.listingTime).slice(0, highlighted)),
    gainers: symbolsOf(rising.slice(0, highlighted).map(({ market }) => market)),
    losers: symbolsOf(falling.slice(0, highlighted).map(({ market }) => market)),
  };
}

function amountOf({ exchange }: MarketBoard): (market: MarketFormat) => number {
  return ({ symbol }) => Number(exchange.ticker(symbol)?.amount ?? 0n);
}

function symbolsOf(chosen: readonly MarketFormat[]): string[] {
  return chosen.map(({ symbol }) => symbol);
}

/** Largest first. */
function sorted(markets: readonly MarketFormat[], measure: (market: MarketFormat) => number): readonly MarketFormat[] {
  return [...markets].sort((a, b) => measure(b) - measure(a));
}
