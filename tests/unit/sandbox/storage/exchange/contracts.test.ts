import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hour } from '../../../../../src/domain/shared/instant';
import type { DurableExchange } from '../../../../../sandbox/storage/exchange/durable-exchange';
import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { unitsFromText } from '../../../../../sandbox/engine/model/units';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { coin, contract } from '../../engine/test-exchange';

const page = { page: 1, size: 100 };
const { symbol } = contract;

describe('contracts on disk', () => {
  let directory: string;
  let time: number;
  let exchange: DurableExchange;
  const open = (): Promise<DurableExchange> =>
    openExchange({
      directory,
      seed: 1,
      clock: { now: () => time },
      history: 'none',
      live: false,
      instruments: [coin, contract],
    });

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'exchange-contracts-'));
    time = Date.UTC(2026, 10, 21, 7, 30);
    exchange = await open();
    for (const accountId of ['ann', 'bob']) {
      await exchange.submit({ type: 'openAccount', accountId, kind: 'customer' });
      await exchange.submit({ type: 'deposit', accountId, asset: 'USDT', amount: unitsFromText('1000') });
    }
    await exchange.submit({
      type: 'place',
      accountId: 'ann',
      symbol,
      side: 'SELL',
      orderType: 'LIMIT',
      price: 100,
      quantity: 10,
      clientOrderId: 0,
      tag: 'mine',
    });
    await exchange.submit({
      type: 'place',
      accountId: 'bob',
      symbol,
      side: 'BUY',
      orderType: 'IOC',
      price: 100,
      quantity: 10,
      clientOrderId: 0,
    });
  });
  afterEach(async () => {
    await exchange.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const restart = async (): Promise<void> => {
    await exchange.close();
    exchange = await open();
  };

  it('settle funding once, whatever restarts come between', async () => {
    exchange.stepTime();
    await exchange.submit({ type: 'overrideFunding', symbol, rate: unitsFromText('0.002') });
    time = Date.UTC(2026, 10, 21, 8, 0, 1);
    await restart();
    exchange.stepTime();
    await restart();
    exchange.stepTime();
    time += hour;
    exchange.stepTime();
    for (const [accountId, fee] of [
      ['ann', '-2'],
      ['bob', '2'],
    ] as const) {
      expect(exchange.margin.fundingPayments(accountId, page)).toMatchObject({
        total: 1,
        rows: [{ symbol, fee: unitsFromText(fee), at: Date.UTC(2026, 10, 21, 8) }],
      });
      expect(exchange.ledger.entries(accountId, { ...page, kind: 'FUNDING_FEE' }).total).toBe(1);
    }
    expect(exchange.margin.fundingHistory({ ...page, symbol }).rows.map(({ rate }) => rate)).toEqual([
      unitsFromText('0.002'),
    ]);
    expect(exchange.margin.funding(symbol)).toMatchObject({
      lastRate: unitsFromText('0.002'),
      nextAt: Date.UTC(2026, 10, 21, 16),
    });
  });

  it('tell what their trades cost among what was booked, so that it adds up to the balance', async () => {
    time += 1_000;
    await exchange.submit({
      type: 'place',
      accountId: 'bob',
      symbol,
      side: 'BUY',
      orderType: 'LIMIT',
      price: 90,
      quantity: 10,
      clientOrderId: 0,
    });
    await exchange.submit({
      type: 'place',
      accountId: 'ann',
      symbol,
      side: 'SELL',
      orderType: 'IOC',
      price: 90,
      quantity: 4,
      clientOrderId: 0,
    });
    time += 1_000;
    await exchange.submit({
      type: 'place',
      accountId: 'bob',
      symbol,
      side: 'SELL',
      orderType: 'LIMIT',
      price: 95,
      quantity: 5,
      clientOrderId: 0,
    });
    await exchange.submit({
      type: 'place',
      accountId: 'ann',
      symbol,
      side: 'BUY',
      orderType: 'IOC',
      price: 95,
      quantity: 5,
      clientOrderId: 0,
    });
    await restart();
    // Who waits in the book pays nothing here.
    for (const [accountId, paid] of [
      ['ann', 2],
      ['bob', 1],
    ] as const) {
      const all = exchange.ledger.entries(accountId, page);
      const fees = exchange.ledger.entries(accountId, { ...page, kind: 'TRANSACTION_FEE' });
      expect([fees.total, new Set(fees.rows.map(({ reference }) => reference.split(' ')[0]))]).toEqual([
        paid,
        new Set([symbol]),
      ]);
      expect([all.total, new Set(all.rows.map(({ entryId }) => entryId)).size]).toEqual([all.rows.length, all.total]);
      expect(all.rows.map(({ at }) => at)).toEqual(all.rows.map(({ at }) => at).sort((one, other) => other - one));
      const { holding } = exchange.balances(accountId).find(({ asset }) => asset === 'USDT')!;
      expect(all.rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(holding);
      const first = exchange.ledger.entries(accountId, { page: 1, size: 2 }).rows;
      const second = exchange.ledger.entries(accountId, { page: 2, size: 2 }).rows;
      expect([...first, ...second]).toEqual(all.rows.slice(0, 4));
    }
  });

  it('come back with positions, settings and what their orders said', async () => {
    await exchange.submit({
      type: 'setLeverage',
      accountId: 'ann',
      symbol,
      marginMode: 'CROSS',
      positionSide: 'BOTH',
      leverage: 3,
    });
    await exchange.submit({
      type: 'place',
      accountId: 'ann',
      symbol,
      side: 'BUY',
      orderType: 'LIMIT',
      price: 95,
      quantity: 10,
      clientOrderId: 0,
      reduceOnly: true,
      visible: 2,
    });
    const before = [exchange.margin.positions('ann'), exchange.margin.summary('ann'), exchange.openOrders('ann', page)];
    await restart();
    expect([
      exchange.margin.positions('ann'),
      exchange.margin.summary('ann'),
      exchange.openOrders('ann', page),
    ]).toEqual(before);
    expect(exchange.margin.positions('ann')).toMatchObject([{ holding: -10, pendingLong: 10, leverage: 3 }]);
    expect(exchange.endedOrders('ann', page).rows).toMatchObject([
      { tag: 'mine', marginMode: 'CROSS', leverage: 10, realizedPnl: 0n },
    ]);
    expect(exchange.book(symbol, 1)!.bids).toEqual([[95, 2]]);
    await exchange.submit({
      type: 'place',
      accountId: 'bob',
      symbol,
      side: 'SELL',
      orderType: 'IOC',
      price: 95,
      quantity: 10,
      clientOrderId: 0,
    });
    expect(exchange.fills('ann', page).rows[0]).toMatchObject({ realizedPnl: unitsFromText('10'), tag: 'default' });
    expect(exchange.margin.positions('ann')).toEqual([]);
  });

  it('are taken over from a file of an exchange that kept them like assets', async () => {
    await exchange.close();
    const database = openDatabase(join(directory, 'exchange.db'));
    const { state } = database.get<{ state: string }>('SELECT state FROM snapshot')!;
    const {
      margin: _margin,
      algos: _algos,
      accounts,
      ...rest
    } = JSON.parse(state) as {
      margin: unknown;
      algos: unknown;
      accounts: [string, string, [string, string, string, number][]][];
    };
    const balances = (long: boolean): [string, string, string, number][] => [
      ['USDT', unitsFromText(long ? '-1000' : '1000').toString(), '0', 0],
      [symbol, unitsFromText(long ? '10' : '-10').toString(), '0', 0],
    ];
    const houses = accounts.map(([accountId, kind, own]) => [
      accountId,
      kind,
      kind === 'house' ? balances(accountId === 'house-makers') : own,
    ]);
    database.run('UPDATE snapshot SET state = ?', [JSON.stringify({ ...rest, accounts: houses })]);
    database.exec('DROP TABLE ended_order; DROP TABLE fill');
    database.exec(`
      CREATE TABLE ended_order (order_id INTEGER PRIMARY KEY, client_order_id INTEGER NOT NULL, account_id TEXT NOT NULL, symbol TEXT NOT NULL,
        side TEXT NOT NULL, type TEXT NOT NULL, status TEXT NOT NULL, price INTEGER, quantity INTEGER, amount TEXT, executed INTEGER NOT NULL,
        executed_notional TEXT NOT NULL, fee TEXT NOT NULL, fee_asset TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL);
      CREATE TABLE fill (trade_id INTEGER NOT NULL, order_id INTEGER NOT NULL, account_id TEXT NOT NULL, symbol TEXT NOT NULL, side TEXT NOT NULL,
        price INTEGER NOT NULL, quantity INTEGER NOT NULL, fee TEXT NOT NULL, fee_asset TEXT NOT NULL, maker INTEGER NOT NULL,
        created_at INTEGER NOT NULL, PRIMARY KEY (trade_id, order_id)) WITHOUT ROWID;
      INSERT INTO ended_order VALUES (1, 0, 'ann', 'SPOT_COIN_USDT', 'BUY', 'LIMIT', 'FILLED', 100, 2, NULL, 2, '200', '0', 'COIN', 5, 6);`);
    database.close();
    exchange = await open();
    expect(exchange.margin.openInterest(symbol)).toBe(10);
    expect(exchange.endedOrders('ann', page).rows).toMatchObject([
      { orderId: 1, tag: 'default', reduceOnly: false, marginMode: undefined },
    ]);
    // Bought for 1000 and worth 1000 at the last price: nothing is owed and nothing won.
    for (const accountId of ['house-makers', 'house-takers'])
      expect(exchange.balances(accountId)).toMatchObject([{ asset: 'USDT', holding: 0n }]);
    expect(exchange.margin.markPrice(symbol)).toBe(unitsFromText('100'));
  });
});
