import type { Instrument } from '../../engine/model/instrument';
import type { LedgerEntry, LedgerFilter, LedgerReads } from '../../engine/model/ledger-model';
import type { LedgerHistory, LedgerRow } from './ledger-history';

/** The stored ledger, with what trades moved in the measures of their markets. */
export class ExchangeLedger implements LedgerReads {
  constructor(
    private readonly markets: ReadonlyMap<string, { readonly instrument: Instrument }>,
    private readonly history: LedgerHistory,
  ) {}

  entries(accountId: string, filter: LedgerFilter): ReturnType<LedgerReads['entries']> {
    const { rows, total } = this.history.entries(accountId, filter);
    return { rows: rows.map((row) => this.#entry(row)), total };
  }

  entryOf(accountId: string, reference: string): LedgerEntry | undefined {
    return this.history.entryOf(accountId, reference);
  }

  #entry(row: LedgerRow): LedgerEntry {
    if (!('fill' in row)) return row;
    const { fill, ...line } = row;
    const { instrument } = this.markets.get(fill.symbol)!;
    const { baseAsset, quoteAsset } = instrument;
    const sign = line.kind === 'BUY' ? 1n : -1n;
    const base = { asset: baseAsset, amount: sign * instrument.baseUnits(fill.quantity) };
    const quote = { asset: quoteAsset, amount: -sign * instrument.notional(fill.price, fill.quantity) };
    const [own, otherLeg] = line.asset === baseAsset ? [base, quote] : [quote, base];
    return { ...line, amount: own.amount, otherLeg };
  }
}
