import type { ExchangeState } from '../../../../sandbox/exchange/exchange-state';
import type { RestingOrder } from '../../../../sandbox/exchange/resting-order';

/** What must hold for the whole state after any command; the numbers are those of the reliability rules. */
export function checkInvariants(state: ExchangeState): void {
  const { engine } = state;
  const sums = new Map<string, bigint>();
  for (const account of engine.ledger.accounts.values()) {
    for (const balance of account.balances.values()) {
      sums.set(balance.asset, (sums.get(balance.asset) ?? 0n) + balance.holding);
      if (account.kind !== 'customer') continue;
      expect(balance.holding >= 0n && balance.frozen >= 0n && balance.frozen <= balance.holding).toBe(true); // L2
    }
  }
  for (const [asset, sum] of sums) expect(`${asset} ${sum}`).toBe(`${asset} 0`); // L1, L11
  const held = new Map<string, bigint>();
  for (const order of engine.orders.values()) {
    checkOrder(order);
    if (order.account.kind !== 'customer') continue;
    const [asset, need] = needOf(order);
    const key = `${order.account.accountId} ${asset}`;
    held.set(key, (held.get(key) ?? 0n) + need);
  }
  for (const account of engine.ledger.accounts.values()) {
    for (const { asset, frozen } of account.balances.values()) expect(frozen).toBe(held.get(`${account.accountId} ${asset}`) ?? 0n); // L3
  }
  for (const book of engine.books.values()) {
    const bid = book.bids.best?.price ?? Number.NEGATIVE_INFINITY;
    expect(bid).toBeLessThan(book.asks.best?.price ?? Number.POSITIVE_INFINITY); // L6
  }
}

function checkOrder(order: RestingOrder): void {
  const { instrument } = order;
  expect(order.executed).toBeGreaterThanOrEqual(0);
  expect(order.remaining).toBeGreaterThan(0); // L4
  expect(order.type === 'LIMIT' || order.type === 'POST_ONLY').toBe(true); // L9
  expect(Number.isSafeInteger(order.price) && Number.isSafeInteger(order.quantity)).toBe(true); // L10
  expect(order.price >= instrument.minPrice && order.price <= instrument.maxPrice).toBe(true);
  expect(order.quantity >= instrument.minQuantity && order.quantity <= instrument.maxQuantity).toBe(true);
  expect(instrument.notional(order.price, order.quantity) >= instrument.minNotional).toBe(true);
}

function needOf(order: RestingOrder): [string, bigint] {
  const { instrument } = order;
  return order.side === 'BUY'
    ? [instrument.quoteAsset, instrument.notional(order.price, order.remaining)]
    : [instrument.baseAsset, instrument.baseUnits(order.remaining)];
}
