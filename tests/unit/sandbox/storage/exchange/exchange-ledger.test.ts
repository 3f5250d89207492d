import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import type { LedgerKind } from '../../../../../sandbox/engine/model/ledger-model';
import { unitsFromText } from '../../../../../sandbox/engine/model/units';
import type { DurableExchange } from '../../../../../sandbox/storage/exchange/durable-exchange';
import { coin, contract } from '../../engine/test-exchange';

const page = { page: 1, size: 100 };

describe('the ledger of who trades', () => {
  let exchange: DurableExchange;
  let time: number;

  beforeEach(async () => {
    time = Date.UTC(2026, 10, 21, 7, 30);
    exchange = await openExchange({
      seed: 1,
      clock: { now: () => (time += 1) },
      history: 'none',
      live: false,
      instruments: [coin, contract],
    } as never);
    for (const accountId of ['ann', 'bob']) {
      await exchange.submit({ type: 'openAccount', accountId, kind: 'customer' });
      for (const asset of ['USDT', coin.base])
        await exchange.submit({ type: 'deposit', accountId, asset, amount: unitsFromText('1000') });
    }
    await order('ann', coin.symbol, 'SELL', 'LIMIT', 103, 7);
    await order('bob', coin.symbol, 'BUY', 'IOC', 103, 3);
    await order('bob', coin.symbol, 'BUY', 'IOC', 103, 2);
    await order('bob', contract.symbol, 'SELL', 'LIMIT', 100, 2);
    await order('ann', contract.symbol, 'BUY', 'IOC', 100, 2);
  });
  afterEach(() => exchange.close());

  function order(
    accountId: string,
    symbol: string,
    side: 'BUY' | 'SELL',
    orderType: 'LIMIT' | 'IOC',
    price: number,
    quantity: number,
  ) {
    return exchange.submit({
      ...{ type: 'place', accountId, symbol, side, orderType, price, quantity, clientOrderId: 0 },
    } as never);
  }

  const lines = (accountId: string, filter: { readonly kind?: LedgerKind; readonly asset?: string } = {}) =>
    exchange.ledger.entries(accountId, { ...page, ...filter });

  it.each(['ann', 'bob'])('adds up to what %s has, to the last unit', (accountId) => {
    for (const { asset, holding } of exchange.balances(accountId)) {
      const { rows, total } = lines(accountId, { asset });
      expect([asset, rows.reduce((sum, { amount }) => sum + amount, 0n)]).toEqual([asset, holding]);
      expect([rows.length, new Set(rows.map(({ entryId }) => entryId)).size]).toEqual([total, total]);
    }
    const all = lines(accountId);
    expect(new Set(all.rows.map(({ entryId }) => entryId)).size).toBe(all.total);
  });

  it('tells a trade leg by leg, each with the other, by its side and market', () => {
    const bought = lines('bob', { kind: 'BUY' });
    expect(bought.total).toBe(4);
    const { base, quote, symbol } = coin;
    const coins = bought.rows.filter(({ asset }) => asset === base);
    for (const { asset, amount, otherLeg, reference } of coins) {
      expect(amount).toBeGreaterThan(0n);
      expect(otherLeg!.amount).toBeLessThan(0n);
      expect([otherLeg!.asset, reference.split(' ')[0]]).toEqual([quote, symbol]);
      expect(bought.rows).toContainEqual(
        expect.objectContaining({ reference, ...otherLeg, otherLeg: { asset, amount } }),
      );
    }
    expect(coins).toHaveLength(2);
    expect(lines('bob', { kind: 'SELL' }).total).toBe(0);
  });

  it('tells whoever waited in the book as well', () => {
    expect(lines('ann', { kind: 'SELL' }).total).toBe(4);
    expect(lines('ann', { kind: 'BUY' }).total).toBe(0);
  });
});
