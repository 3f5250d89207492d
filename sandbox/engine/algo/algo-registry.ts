import type { AlgoType } from '../model/algo-model';
import type { Account } from '../ledger/account';
import type { AlgoOrder, AlgoTerms } from './algo-order';
import type { AlgoFault } from './algo-rules';

/** Open conditional orders of one account in one market: at most this many, of which this many by kind (protocol 3.3). */
const mostOpen = 100;
const mostOfKind: Partial<Record<AlgoType, number>> = { TP_SL: 10 };

/** Every conditional order of which some part is open, and the client ids that were used. */
export class AlgoRegistry {
  /** By id of the root, oldest first. */
  readonly roots = new Map<number, AlgoOrder>();
  readonly #orders = new Map<number, AlgoOrder>();
  readonly #accounts = new Map<string, Map<number, AlgoOrder>>();
  readonly #clientIds = new Map<string, Set<number>>();
  readonly #closing = new Map<Account, Set<AlgoOrder>>();

  add(root: AlgoOrder): void {
    const { account, clientAlgoOrderId } = root.identity;
    this.roots.set(root.algoOrderId, root);
    for (const order of root.tree()) {
      this.#orders.set(order.algoOrderId, order);
      if (order.terms.algoType === 'POSITIONAL_TP_SL') listed(this.#closing, account, () => new Set()).add(order);
    }
    listed(this.#accounts, account.accountId, () => new Map()).set(root.algoOrderId, root);
    if (clientAlgoOrderId !== 0) this.usedClientIds(account.accountId).add(clientAlgoOrderId);
  }

  remove(root: AlgoOrder): void {
    const { account } = root.identity;
    this.roots.delete(root.algoOrderId);
    this.#accounts.get(account.accountId)?.delete(root.algoOrderId);
    const closing = this.#closing.get(account);
    for (const order of root.tree()) {
      this.#orders.delete(order.algoOrderId);
      closing?.delete(order);
    }
    if (closing?.size === 0) this.#closing.delete(account);
  }

  find(algoOrderId: number): AlgoOrder | undefined {
    return this.#orders.get(algoOrderId);
  }

  /** Roots of an account, oldest first. */
  of(accountId: string): Iterable<AlgoOrder> {
    return this.#accounts.get(accountId)?.values() ?? [];
  }

  usedClientIds(accountId: string): Set<number> {
    return listed(this.#clientIds, accountId, () => new Set());
  }

  /** Accounts of which an order closes a position. */
  get closingAccounts(): Iterable<Account> {
    return this.#closing.keys();
  }

  closes(account: Account): boolean {
    return this.#closing.size > 0 && this.#closing.has(account);
  }

  /** The account's orders that close a position. */
  closingOf(account: Account): readonly AlgoOrder[] {
    return [...(this.#closing.get(account) ?? [])];
  }

  limitFault(account: Account, symbol: string, { algoType, side, positionSide }: AlgoTerms): AlgoFault | undefined {
    let open = 0;
    let ofKind = 0;
    for (const { identity, terms } of this.of(account.accountId)) {
      if (identity.instrument.symbol !== symbol) continue;
      open += 1;
      if (terms.algoType !== algoType) continue;
      ofKind += 1;
      if (algoType === 'POSITIONAL_TP_SL' && terms.side === side && terms.positionSide === positionSide)
        return 'tooManyOrders';
    }
    return open >= mostOpen || ofKind >= (mostOfKind[algoType] ?? mostOpen) ? 'tooManyOrders' : undefined;
  }
}

function listed<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = create()));
  return value;
}
