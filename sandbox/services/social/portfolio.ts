import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { TradingRecord } from './trading-record';

const one = 10n ** 12n;

export interface OpenHolding {
  readonly symbol: string;
  readonly side: 'LONG' | 'SHORT';
  /** Of all that is open, as a ratio. */
  readonly share: number;
  readonly roi: number | undefined;
  /** Quote units for one of the base. */
  readonly averageOpenPrice: Units | undefined;
  readonly leverage: number | undefined;
  readonly openedAt: number | undefined;
  /** Base units, unsigned. */
  readonly quantity: Units | undefined;
  /** Quote units. */
  readonly value: Units | undefined;
}

/** What an account holds beside cash, largest first: coins by its balances, contracts by its trades. */
export function openPortfolio(exchange: ExchangeService, record: TradingRecord, accountId: string): OpenHolding[] {
  const positions = new Map(exchange.trades.positions(accountId).map((position) => [position.symbol, position]));
  const leverages = new Map(exchange.margin.positions(accountId).map(({ symbol, leverage }) => [symbol, leverage]));
  const held = new Map<string, Units>();
  for (const { asset, holding } of exchange.balances(accountId)) {
    if (asset !== 'USDT' && holding !== 0n) held.set(`SPOT_${asset}_USDT`, holding);
  }
  for (const { symbol, quantity } of positions.values())
    if (symbol.startsWith('PERP_')) held.set(symbol, record.quantity(symbol, quantity));

  const rows = [...held].flatMap(([symbol, holding]) => {
    const price = record.lastPrice(symbol);
    if (price === undefined) return [];
    const value = (magnitude(holding) * price) / one;
    const position = positions.get(symbol);
    const traded = position !== undefined && position.quantity > 0 === holding > 0n ? position : undefined;
    const average = traded && (magnitude(traded.cost) * one) / magnitude(record.quantity(symbol, traded.quantity));
    const gain = average === undefined || average === 0n ? undefined : Number(price - average) / Number(average);
    return [
      {
        symbol,
        side: holding > 0n ? ('LONG' as const) : ('SHORT' as const),
        roi: gain === undefined ? undefined : holding > 0n ? gain : -gain,
        averageOpenPrice: average,
        leverage: leverages.get(symbol),
        openedAt: traded?.openedAt,
        quantity: magnitude(holding),
        value,
      },
    ];
  });
  const total = Number(rows.reduce((sum, { value }) => sum + value, 0n));
  return rows
    .filter(({ value }) => value > 0n)
    .sort((a, b) => Number(b.value - a.value))
    .map((row) => ({ ...row, share: Number(row.value) / total }));
}

function magnitude(units: Units): Units {
  return units < 0n ? -units : units;
}
