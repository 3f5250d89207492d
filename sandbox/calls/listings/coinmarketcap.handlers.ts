import type { coinmarketcapEndpoints } from '../../../src/infrastructure/wire/catalogue/coinmarketcap.endpoints';
import type { Handlers } from '../routing/handler';
import { contractFigures, feeRatios, listedFigures, optional, passageFigures } from './listing-rows';
import { decimalOf, MarketBoard } from '../../services/markets/market-board';
import type { Services } from '../routing/services';
import { tokensOf } from '../../services/markets/token-directory';

export function coinmarketcapHandlers({ exchange, markets }: Services): Handlers<typeof coinmarketcapEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const tokens = tokensOf(exchange.instruments);
  const idOf = <Name extends string>(name: Name, token: string) => {
    const id = tokens.get(token)?.coinMarketCapId;
    return id === undefined ? {} : ({ [name]: id } as { readonly [K in Name]: number });
  };
  const traded = (chosen: MarketBoard['spot']) =>
    chosen.flatMap((market) => {
      const figures = listedFigures(board, market);
      return figures ? [{ market, figures }] : [];
    });

  return {
    summary: () =>
      traded(board.spot).map(({ figures }) => ({
        trading_pairs: figures.name,
        base_currency: figures.base,
        quote_currency: figures.quote,
        last_price: figures.last,
        ...optional('lowest_ask', figures.ask),
        ...optional('highest_bid', figures.bid),
        base_volume: figures.volume,
        quote_volume: figures.amount,
        price_change_percent_24h: decimalOf(figures.change * 100, 4),
        highest_price_24h: figures.high,
        lowest_price_24h: figures.low,
      })),
    assets: () =>
      Object.fromEntries(
        [...tokens.values()].map(({ token, fullname }) => [
          token,
          {
            name: fullname,
            ...idOf('unified_cryptoasset_id', token),
            ...passageFigures(token),
            ...feeRatios(board, board.spot.find(({ specification }) => specification.base === token) ?? board.spot[0]!),
          },
        ]),
      ),
    ticker: () =>
      Object.fromEntries(
        traded(board.spot).map(({ figures }) => [
          figures.name,
          {
            ...idOf('base_id', figures.base),
            ...idOf('quote_id', figures.quote),
            last_price: figures.last,
            base_volume: figures.volume,
            quote_volume: figures.amount,
            isFrozen: '0' as const,
          },
        ]),
      ),
    contracts: () =>
      traded(board.perpetual).map(({ market, figures }) => ({
        ticker_id: figures.name,
        base_currency: figures.base,
        quote_currency: figures.quote,
        last_price: figures.last,
        base_volume: figures.volume,
        quote_volume: figures.amount,
        usd_volume: figures.amount,
        ...optional('bid', figures.bid),
        ...optional('ask', figures.ask),
        high: figures.high,
        low: figures.low,
        product_type: 'Perpetual' as const,
        creation_timestamp: figures.listingTime,
        ...contractFigures(board, market, figures.last),
      })),
  };
}
