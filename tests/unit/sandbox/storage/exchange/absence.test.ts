import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day, hour, minute } from '../../../../../src/domain/shared/instant';
import type { DurableExchange } from '../../../../../sandbox/storage/exchange/durable-exchange';
import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { unitsFromText } from '../../../../../sandbox/engine/model/units';
import { instruments } from '../../../../../sandbox/services/markets/instruments';

const symbol = 'SPOT_BTC_USDT';
const few = instruments.filter((instrument) => instrument.symbol === symbol);

describe('an exchange that was switched off', () => {
  let directory: string;
  let time = Date.UTC(2026, 10, 21, 8, 30, 12);
  let exchange: DurableExchange;

  const open = (): Promise<DurableExchange> =>
    openExchange({ directory, seed: 4, clock: { now: () => time }, history: 'seeded', live: true, instruments: few });

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'exchange-absence-'));
    exchange = await open();
  });
  afterEach(async () => {
    await exchange.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('catches up with the hours it missed, and fills what the market came by', async () => {
    await exchange.submit({ type: 'openAccount', accountId: 'ann', kind: 'customer' });
    await exchange.submit({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: unitsFromText('10000') });
    const before = exchange.book(symbol, 1)!;
    const near = before.bids[0]![0] - 50;
    for (const price of [near, Math.floor(near * 0.6)]) {
      await exchange.submit({
        type: 'place',
        accountId: 'ann',
        symbol,
        side: 'BUY',
        orderType: 'LIMIT',
        price,
        quantity: 1000,
        clientOrderId: 0,
      });
    }
    await exchange.close();

    time += 6 * hour;
    exchange = await open();
    const candles = exchange.candles(symbol, '1m', { limit: 6 * 60 });
    expect(candles.length).toBe(6 * 60);
    expect(candles[0]!.endAt).toBeGreaterThanOrEqual(Math.floor(time / minute) * minute);
    for (const [index, candle] of candles.slice(1).entries()) expect(candle.endAt).toBe(candles[index]!.startAt);
    const page = { page: 1, size: 10 };
    expect(exchange.endedOrders('ann', page).rows.map(({ status, price }) => [status, price])).toEqual([
      ['FILLED', near],
    ]);
    expect(exchange.fills('ann', page).rows.every(({ price }) => price === near)).toBe(true);
    expect(exchange.openOrders('ann', page).total).toBe(1);
    expect(exchange.book(symbol, 100)!.at).toBeGreaterThan(before.at);
    expect(exchange.book(symbol, 100)!.bids.length).toBeGreaterThan(20);
  });

  it('leaves a longer absence empty and goes on from the last price', async () => {
    const last = exchange.ticker(symbol)!.close;
    await exchange.close();
    time += 3 * day;
    exchange = await open();
    expect(exchange.candles(symbol, '1h', { after: time - 3 * day + hour, before: time - hour, limit: 100 })).toEqual(
      [],
    );
    const { bids, asks } = exchange.book(symbol, 1)!;
    expect(Math.abs((bids[0]![0] + asks[0]![0]) / 2 / last - 1)).toBeLessThan(0.01);
  });
});
