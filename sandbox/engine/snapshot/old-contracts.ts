import type { Engine } from '../engine';
import { clearingAccount } from '../margin/contracts';

/**
 * Exchanges of an older version kept contracts like assets, paid for in full. Their holdings become positions opened at
 * the last price; what was paid for them comes back, so that nobody gains or loses by it.
 */
export function adoptOldContracts({ ledger, books, contracts }: Engine): void {
  const clearing = ledger.accounts.get(clearingAccount)!;
  for (const { instrument, lastPrice = 1 } of books.values()) {
    if (!instrument.perpetual) continue;
    for (const account of ledger.accounts.values()) {
      const balance = account.balances.get(instrument.symbol);
      if (balance === undefined) continue;
      account.balances.delete(instrument.symbol);
      const quantity = Number(balance.holding / instrument.stepUnits);
      if (quantity === 0) continue;
      const cost = instrument.notional(lastPrice, Math.abs(quantity));
      const position = contracts.position(account, instrument, 'BOTH');
      position.open(quantity > 0 ? 1 : -1, Math.abs(quantity), cost, 'CROSS', 1);
      position.updatedAt = 1;
      ledger.move(clearing.balance(instrument.quoteAsset), account.balance(instrument.quoteAsset), position.openCost);
    }
  }
}
