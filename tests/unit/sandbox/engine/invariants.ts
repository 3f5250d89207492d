import type { ExchangeState } from '../../../../sandbox/engine/exchange-state';
import { needOf, reservedAsset } from '../../../../sandbox/engine/book/order-registry';
import type { RestingOrder } from '../../../../sandbox/engine/book/resting-order';

/** Cheaper than an assertion of the test library, of which there would be millions. */
function holds(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise);
}

/** What must hold for the whole state after any command; the numbers are those of the reliability rules. */
export function checkInvariants(state: ExchangeState): void {
  checkMoney(state);
  checkPositions(state);
  for (const order of state.engine.orders.values()) checkOrder(order);
  for (const book of state.engine.books.values()) {
    const bid = book.bids.best?.price ?? Number.NEGATIVE_INFINITY;
    holds(bid < (book.asks.best?.price ?? Number.POSITIVE_INFINITY), 'L6: the book is crossed');
    for (const side of [book.bids, book.asks]) {
      for (const level of side.fromBest()) {
        let shown = 0;
        for (let order = level.first; order !== undefined; order = order.next) shown += order.shown;
        holds(level.quantity === shown, 'L14: a level shows something else than its orders');
      }
    }
  }
}

function checkMoney({ engine }: ExchangeState): void {
  const sums = new Map<string, bigint>();
  for (const account of engine.ledger.accounts.values()) {
    for (const balance of account.balances.values()) {
      sums.set(balance.asset, (sums.get(balance.asset) ?? 0n) + balance.holding);
      if (account.kind !== 'customer') continue;
      holds(
        balance.holding >= 0n && balance.frozen >= 0n && balance.frozen <= balance.holding,
        `L2: ${account.accountId} has ${balance.holding} ${balance.asset}, of which ${balance.frozen} frozen`,
      );
    }
  }
  for (const [asset, sum] of sums) holds(sum === 0n, `L1: ${asset} sums to ${sum}`);
  const held = new Map<string, bigint>();
  const hold = (accountId: string, asset: string, amount: bigint): void => {
    const key = `${accountId} ${asset}`;
    held.set(key, (held.get(key) ?? 0n) + amount);
  };
  for (const order of engine.orders.values()) {
    if (order.account.kind === 'customer') hold(order.account.accountId, reservedAsset(order), needOf(order));
  }
  for (const account of engine.ledger.accounts.values()) {
    for (const { isolatedMargin } of account.positions.values()) hold(account.accountId, 'USDT', isolatedMargin);
    for (const { asset, frozen } of account.balances.values()) {
      holds(
        frozen === (held.get(`${account.accountId} ${asset}`) ?? 0n),
        `L3: ${account.accountId} has ${frozen} ${asset} frozen`,
      );
    }
  }
}

/** L11: contracts sum to zero, and clearing owes exactly what open positions have not been paid. */
function checkPositions({ engine }: ExchangeState): void {
  let costs = 0n;
  for (const [symbol, { instrument }] of engine.books) {
    if (!instrument.perpetual) continue;
    const positions = engine.contracts.of(symbol);
    holds(positions.reduce((sum, { holding }) => sum + holding, 0) === 0, 'L11: positions do not sum to zero');
    for (const position of positions) {
      costs += position.settleCost;
      holds(position.isolatedMargin >= 0n, 'isolated margin below zero');
      if (position.holding !== 0) continue;
      holds(
        position.openCost === 0n && position.settleCost === 0n && position.isolatedMargin === 0n,
        'a closed position still costs something',
      );
    }
  }
  holds(
    engine.ledger.accounts.get('clearing')!.balance('USDT').holding === -costs,
    'L11: clearing does not owe what open positions cost',
  );
}

function checkOrder(order: RestingOrder): void {
  const { instrument } = order;
  holds(order.executed >= 0 && order.remaining > 0, 'L4: a resting order has nothing left');
  holds(['LIMIT', 'POST_ONLY', 'ASK', 'BID'].includes(order.type), `L9: a resting ${order.type} order`);
  holds(Number.isSafeInteger(order.price) && Number.isSafeInteger(order.quantity), 'L10: off tick or step');
  holds(order.price >= instrument.minPrice && order.price <= instrument.maxPrice, 'L10: price out of bounds');
  if (order.reducing && order.account.kind === 'customer') {
    holds(
      order.remaining <= Math.max(0, -order.direction * order.position!.holding),
      'L9: a reducing order exceeds its position',
    );
    return;
  }
  holds(
    order.quantity >= instrument.minQuantity && order.quantity <= instrument.maxQuantity,
    'L10: quantity out of bounds',
  );
  holds(instrument.notional(order.price, order.quantity) >= instrument.minNotional, 'L10: below the minimum value');
}
