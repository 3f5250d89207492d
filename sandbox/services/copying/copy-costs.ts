import type { ExchangeService } from '../../engine/exchange-service';
import { Instrument } from '../../engine/model/instrument';
import type { Units } from '../../engine/model/units';
import type { CopiedTrade } from './copy';

export interface CopyCosts {
  /** Quote units. */
  readonly fees: Units;
  /** Paid more, or got less, than the lead's prices would have cost; below zero where it was less. */
  readonly slippage: Units;
  readonly volume: Units;
  readonly trades: number;
}

/** What copied trades cost beside what the lead's own trades did. */
export function copyCosts(exchange: ExchangeService, trades: readonly CopiedTrade[]): CopyCosts {
  const instruments = new Map(exchange.instruments.map((each) => [each.symbol, new Instrument(each)]));
  let [fees, slippage, volume] = [0n, 0n, 0n];
  for (const { symbol, side, leadPrice, executed, notional, fee } of trades) {
    const atLead = instruments.get(symbol)!.notional(leadPrice, executed);
    fees += fee;
    slippage += side === 'BUY' ? notional - atLead : atLead - notional;
    volume += notional;
  }
  return { fees, slippage, volume, trades: trades.length };
}
