import type { layoutEndpoints } from '../../src/infrastructure/rest/catalogue/layout.endpoints';
import { underlyingOf } from '../market/asset-profile';
import type { Handlers } from './handler';
import { MarketBoard } from './market-board';
import type { Services } from './services';
import { tokensOf } from './token-directory';
import type { MarketWire } from './wire-market';

const highlighted = 10;

export function layoutHandlers({ exchange, markets, now }: Services): Handlers<typeof layoutEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const tokens = tokensOf(exchange.instruments);
  const symbolsOf = (chosen: readonly MarketWire[]) => chosen.map(({ symbol }) => symbol);
  const amount = ({ symbol }: MarketWire) => Number(exchange.ticker(symbol)?.amount ?? 0n);
  const busiest = (chosen: readonly MarketWire[]) => symbolsOf(sorted(chosen, amount));
  const isStable = ({ specification }: MarketWire) => tokens.get(specification.base)?.stable === true;
  const isMultiple = ({ specification }: MarketWire) => underlyingOf(specification.base).multiple > 1;

  return {
    groups: () => {
      const groups = [
        { id: 'spot', name: 'Spot', type: 'SPOT' as const, symbols: busiest(board.spot) },
        { id: 'stablecoins', name: 'Stablecoins', type: 'SPOT' as const, symbols: busiest(board.spot.filter(isStable)) },
        { id: 'perpetual', name: 'Perpetual', type: 'PERP' as const, symbols: busiest(board.perpetual) },
        { id: 'multiples', name: 'Contracts on many coins', type: 'PERP' as const, symbols: busiest(board.perpetual.filter(isMultiple)) },
      ];
      return { success: true, data: { groups: groups.map((group, order) => ({ ...group, order })) }, timestamp: now() };
    },
    highlights: () => {
      const moved = board.all.flatMap((market) => {
        const { change } = board.figures(market);
        return change === undefined ? [] : [{ market, change }];
      });
      const rising = moved.filter(({ change }) => change > 0).sort((a, b) => b.change - a.change);
      const falling = moved.filter(({ change }) => change < 0).sort((a, b) => a.change - b.change);
      const data = {
        hot: symbolsOf(sorted(board.all, amount).filter((market) => amount(market) > 0).slice(0, highlighted)),
        new: symbolsOf(sorted(board.all, ({ specification }) => specification.listingTime).slice(0, highlighted)),
        gainers: symbolsOf(rising.slice(0, highlighted).map(({ market }) => market)),
        losers: symbolsOf(falling.slice(0, highlighted).map(({ market }) => market)),
      };
      return { success: true, data, timestamp: now() };
    },
  };
}

/** Largest first. */
function sorted(markets: readonly MarketWire[], measure: (market: MarketWire) => number): readonly MarketWire[] {
  return [...markets].sort((a, b) => measure(b) - measure(a));
}
