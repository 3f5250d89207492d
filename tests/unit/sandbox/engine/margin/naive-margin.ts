import type { EngineEvent } from '../../../../../sandbox/engine/model/events';
import type { LedgerKind } from '../../../../../sandbox/engine/model/ledger-model';
import type { InstrumentSpecification } from '../../../../../sandbox/engine/model/instrument-specification';
import { scaleOf } from '../../../../../sandbox/engine/model/units';

const one = 10n ** 12n;
/** What follows from trades, which are counted by themselves. */
const ofTrades: ReadonlySet<LedgerKind> = new Set(['REALIZED_PNL', 'PNL_SETTLEMENT']);

/** What customers own, added up from what they are told alone: every trade paid in full, no averages, no margin. */
export class NaiveMargin {
  fundingSum = 0n;
  readonly #cash = new Map<string, bigint>();
  readonly #holdings = new Map<string, number>();

  constructor(private readonly instruments: readonly InstrumentSpecification[]) {}

  hear(events: readonly EngineEvent[]): void {
    for (const event of events) {
      if (event.type === 'ledger' && event.entry.asset === 'USDT' && !ofTrades.has(event.entry.kind))
        this.#add(event.entry.accountId, event.entry.amount);
      if (event.type === 'order' && event.fill !== undefined) {
        const { accountId, symbol, side, price, quantity, fee, feeAsset, positionSide } = event.fill;
        const { tickUnits, stepUnits } = scaleOf(this.#instrument(symbol));
        const notional = (BigInt(price) * tickUnits * BigInt(quantity) * stepUnits) / one;
        this.#add(accountId, side === 'BUY' ? -notional : notional);
        if (feeAsset === 'USDT') this.#add(accountId, -fee);
        const key = `${accountId} ${symbol} ${positionSide}`;
        this.#holdings.set(key, (this.#holdings.get(key) ?? 0) + (side === 'BUY' ? quantity : -quantity));
      }
    }
  }

  holding(accountId: string, symbol: string, side: string): number {
    return this.#holdings.get(`${accountId} ${symbol} ${side}`) ?? 0;
  }

  equity(accountId: string, mark: bigint): bigint {
    let worth = 0n;
    for (const [key, holding] of this.#holdings) {
      const [account, symbol] = key.split(' ') as [string, string];
      if (account === accountId && symbol.startsWith('PERP'))
        worth += (mark * BigInt(holding) * scaleOf(this.#instrument(symbol)).stepUnits) / one;
    }
    return (this.#cash.get(accountId) ?? 0n) + worth;
  }

  #add(accountId: string, amount: bigint): void {
    this.#cash.set(accountId, (this.#cash.get(accountId) ?? 0n) + amount);
  }

  #instrument(symbol: string): InstrumentSpecification {
    return this.instruments.find((instrument) => instrument.symbol === symbol)!;
  }
}
