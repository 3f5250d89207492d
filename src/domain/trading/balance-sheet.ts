import { zero, type Decimal } from '../shared/decimal';
import type { Balance } from './balance';

/** Balances by asset, merged from snapshots and changes: the highest version wins (protocol 1.7). */
export class BalanceSheet {
  readonly #balances = new Map<string, Balance>();
  #changedSince: Set<string> | undefined;

  beginSnapshot(): void {
    this.#changedSince = new Set();
  }

  applySnapshot(balances: readonly Balance[]): void {
    const changed = this.#changedSince ?? new Set<string>();
    this.#changedSince = undefined;
    const listed = new Set(balances.map((balance) => balance.asset));
    for (const asset of this.#balances.keys())
      if (!listed.has(asset) && !changed.has(asset)) this.#balances.delete(asset);
    // Where the source gives no version, a change that arrived while the snapshot was read is the newer one.
    for (const balance of balances) if (balance.version > 0 || !changed.has(balance.asset)) this.#merge(balance);
  }

  applyChange(balances: readonly Balance[]): boolean {
    let changed = false;
    for (const balance of balances) {
      this.#changedSince?.add(balance.asset);
      changed = this.#merge(balance) || changed;
    }
    return changed;
  }

  value(): readonly Balance[] {
    return [...this.#balances.values()].sort((a, b) => a.asset.localeCompare(b.asset, 'en'));
  }

  available(asset: string): Decimal {
    return this.#balances.get(asset)?.available ?? zero;
  }

  #merge(balance: Balance): boolean {
    const known = this.#balances.get(balance.asset);
    if (known && balance.version > 0 && balance.version < known.version) return false;
    this.#balances.set(balance.asset, balance);
    return true;
  }
}
