import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day } from '../../../../../src/domain/shared/instant';
import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { ExchangeState } from '../../../../../sandbox/engine/exchange-state';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { changedPosition, noPosition } from '../../../../../sandbox/engine/statistics/trade-figures';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { ExchangeStore } from '../../../../../sandbox/storage/exchange/exchange-store';

const symbol = 'SPOT_BTC_USDT';
const few = instruments.filter((instrument) => instrument.symbol === symbol);
const now = Date.UTC(2026, 10, 21, 23, 59);
const tick = unitsFromText('0.01');
/** A price of 100.00 is 10,000 ticks, 1 BTC a million steps. */
const place = (accountId: string, side: 'BUY' | 'SELL', price: number, quantity: number): Command => ({
  type: 'place',
  accountId,
  symbol,
  side,
  orderType: 'LIMIT',
  price: price * 100,
  quantity: quantity * 1_000_000,
  clientOrderId: 0,
});
const opening: readonly Command[] = ['ann', 'ben'].flatMap((accountId): Command[] => [
  { type: 'openAccount', accountId, kind: 'customer' },
  { type: 'deposit', accountId, asset: 'USDT', amount: unitsFromText('100000') },
  { type: 'deposit', accountId, asset: 'BTC', amount: unitsFromText('10') },
]);

describe('a position by average cost', () => {
  const quote = (amount: number) => BigInt(amount) * 10n ** 12n;

  it('earns the difference on what is closed, and keeps the cost of what stays open', () => {
    const bought = changedPosition(noPosition, 10, quote(1000), 5);
    const sold = changedPosition(bought.position, -4, quote(480), 9);
    expect(sold).toEqual({
      position: { quantity: 6, cost: quote(600), openedAt: 5 },
      closed: 4,
      closedCost: quote(400),
      realised: quote(80),
    });
  });

  it('turns round: the old part is closed, the rest opens anew', () => {
    const short = changedPosition(noPosition, -5, quote(500), 1);
    const turned = changedPosition(short.position, 8, quote(720), 2);
    expect(turned).toMatchObject({
      position: { quantity: 3, cost: quote(270), openedAt: 2 },
      closed: 5,
      realised: quote(50),
    });
    expect(changedPosition(turned.position, -3, quote(240), 3)).toMatchObject({
      position: noPosition,
      realised: quote(-30),
    });
  });
});

describe('trade statistics', () => {
  it('count both sides of a trade, by UTC day, with fees in quote', () => {
    const state = new ExchangeState(few);
    state.apply({ at: now, commands: [...opening, place('ann', 'SELL', 100, 2), place('ben', 'BUY', 100, 2)] });
    state.apply({ at: now + day, commands: [place('ann', 'BUY', 90, 1), place('ben', 'SELL', 90, 1)] });
    const figures = (from: number, to: number) =>
      new Map(state.traders.figures({ from, to }).map((row) => [row.accountId, row]));
    const first = figures(now, now);
    expect(
      [first.get('ann')!.volume, first.get('ann')!.makerVolume, first.get('ben')!.makerVolume].map(unitsText),
    ).toEqual(['200', '200', '0']);
    // 6 basis points of 200 USDT, paid in BTC by the buyer.
    expect(unitsText(first.get('ben')!.fees)).toBe('0.12');
    const both = figures(now, now + day);
    expect(
      [both.get('ann')!, both.get('ben')!].map(({ trades, realised, wins, losses }) => [
        trades,
        unitsText(realised),
        wins,
        losses,
      ]),
    ).toEqual([
      [2, '10', 1, 0],
      [2, '-10', 0, 1],
    ]);
    expect(figures(now + 2 * day, now + 3 * day).size).toBe(0);
    expect(state.traders.figures({ from: 0, to: now + day, type: 'PERP' })).toEqual([]);
    expect(state.traders.recentTrades('ben').map(({ action, side }) => [action, side])).toEqual([
      ['CLOSE', 'SELL'],
      ['OPEN', 'BUY'],
    ]);
    expect(state.traders.positions('ben')).toMatchObject([{ symbol, quantity: 1_000_000, cost: 100n * 10n ** 12n }]);
  });

  it('sums up days that are too old, and loses nothing', () => {
    const state = new ExchangeState(few);
    state.apply({ at: now, commands: opening });
    for (let passed = 0; passed < 400; passed += 1) {
      state.apply({
        at: now + passed * day,
        commands: [place('ann', 'SELL', 100, 0.01), place('ben', 'BUY', 100, 0.01)],
      });
    }
    const days = state.traders.daily('ann').get(symbol)!;
    expect(days.length).toBeLessThan(130);
    const sum = days.reduce((total, { volume }) => total + volume, 0n);
    expect(unitsText(sum)).toBe('400');
    expect(state.traders.position('ann', symbol).quantity).toBe(-4_000_000);
  });

  it('are the same after a crash: what the snapshot has and what the journal brings again', () => {
    const directory = mkdtempSync(join(tmpdir(), 'statistics-'));
    const path = join(directory, 'exchange.db');
    let database = openDatabase(path);
    const store = new ExchangeStore(database, true);
    const state = new ExchangeState(few);
    const commit = (at: number, ...commands: Command[]) => {
      const batch = { at, commands };
      store.commit(state, batch, state.apply(batch));
    };
    store.save(state);
    commit(now, ...opening, place('ann', 'SELL', 100, 2), place('ben', 'BUY', 100, 1));
    store.save(state);
    commit(now + 1, place('ben', 'BUY', 100, 1), place('ben', 'SELL', 95, 1), place('ann', 'BUY', 95, 1));
    const before = [
      state.traders.figures({ from: now, to: now }),
      state.traders.recentTrades('ben'),
      state.traders.daily('ann'),
    ];
    // No word of goodbye: what is in the file is what there is.
    database.close();
    database = openDatabase(path);
    const again = new ExchangeState(few);
    new ExchangeStore(database, true).restore(again);
    expect([
      again.traders.figures({ from: now, to: now }),
      again.traders.recentTrades('ben'),
      again.traders.daily('ann'),
    ]).toEqual(before);
    expect(before[1]).toHaveLength(3);
    database.close();
    rmSync(directory, { recursive: true });
  });
});

describe('traders with a name', () => {
  jest.setTimeout(60_000);

  it('have traded for months when a seeded exchange opens, and go on trading', async () => {
    let time = now;
    const wanted = instruments.filter(({ base }) => ['BTC', 'ETH', 'SOL', 'DOGE'].includes(base));
    const exchange = await openExchange({
      directory: undefined,
      seed: 4,
      clock: { now: () => time },
      history: 'seeded',
      live: false,
      instruments: wanted,
    });
    const traders = exchange.trades.figures({ from: now - 90 * day, to: now });
    expect(traders.length).toBeGreaterThan(30);
    for (const { accountId, volume, fees, symbols } of traders) {
      expect([accountId, volume > 0n, fees > 0n, symbols.length > 0]).toEqual([accountId, true, true, true]);
      const bought = exchange.trades.positions(accountId).find((position) => position.symbol === symbol);
      const btc = exchange.balances(accountId).find(({ asset }) => asset === 'BTC')?.holding ?? 0n;
      // What the statistics know as position is what the ledger booked, less the fees that were paid in the coin.
      if (bought !== undefined)
        expect(Math.abs(Number(btc) - bought.quantity * 1e6)).toBeLessThan(
          Math.abs(Number(volume)) * 1e-3 * Number(tick),
        );
    }
    const same = await openExchange({
      directory: undefined,
      seed: 4,
      clock: { now: () => now },
      history: 'seeded',
      live: false,
      instruments: wanted,
    });
    expect(same.trades.figures({ from: 0, to: now })).toEqual(exchange.trades.figures({ from: 0, to: now }));
    await same.close();
    const before = exchange.trades.figures({ from: now, to: now }).reduce((sum, { trades }) => sum + trades, 0);
    for (let turn = 0; turn < 2_400; turn += 1) {
      time += 50;
      exchange.stepMarket();
    }
    const after = exchange.trades.figures({ from: now, to: time }).reduce((sum, { trades }) => sum + trades, 0);
    expect(after).toBeGreaterThan(before + 5);
    await exchange.close();
  });
});
