import { unitDecimals } from '../../engine/model/units';
import { type InstrumentSpecification } from '../../engine/model/instrument-specification';
import { exchangeProfile } from '../../shared/exchange-profile';
import type { MarketBoard } from '../../services/markets/market-board';
import type { MarketFormat } from '../../services/markets/market-format';

export const resolutions = ['1', '3', '5', '15', '30', '60', '240', 'D', 'W', 'M'];

/** Ids of the integration's groups: one prefix for all of them. */
const prefix = exchangeProfile.id.toLowerCase();
export const chartGroups = { SPOT: `${prefix}_spot`, PERP: `${prefix}_perp` } as const;

/** `BTCUSDT`, and `BTCUSDT.P` for a perpetual, as charts name them. */
export function chartName({ type, base, quote }: InstrumentSpecification): string {
  return `${base}${quote}${type === 'PERP' ? '.P' : ''}`;
}

export function chartDescription({ type, base, quote }: InstrumentSpecification): string {
  return `${base} / ${quote}${type === 'PERP' ? ' Perpetual' : ''}`;
}

/** The market of a chart name, with or without `EXCHANGE:` before it, or of the exchange's own symbol. */
export function chartMarket(board: MarketBoard, name: string): MarketFormat | undefined {
  const plain = name.startsWith(`${exchangeProfile.id}:`) ? name.slice(exchangeProfile.id.length + 1) : name;
  return board.all.find(({ symbol, specification }) => symbol === plain || chartName(specification) === plain);
}

/** Columns that both symbol lists share. The price step is minmovement / pricescale. */
export function chartColumns(markets: readonly MarketFormat[]) {
  const specifications = markets.map(({ specification }) => specification);
  return {
    symbol: specifications.map(chartName),
    description: specifications.map(chartDescription),
    ticker: specifications.map(({ symbol }) => symbol),
    type: specifications.map(({ type }) => (type === 'PERP' ? ('swap' as const) : ('spot' as const))),
    minmovement: 1,
    pricescale: markets.map(({ tickUnits }) => Number(10n ** BigInt(unitDecimals) / tickUnits)),
    'exchange-listed': exchangeProfile.id,
    'exchange-traded': exchangeProfile.id,
    timezone: 'Etc/UTC',
    'has-intraday': true,
    'has-no-volume': false,
    'supported-resolutions': resolutions,
  };
}
