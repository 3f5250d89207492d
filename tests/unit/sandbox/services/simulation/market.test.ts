import { day, hour, minute } from '../../../../../src/domain/shared/instant';
import type { DurableExchange } from '../../../../../sandbox/storage/exchange/durable-exchange';
import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { feeAccount, outsideWorld, systemAccounts } from '../../../../../sandbox/engine/ledger/ledger';
import type { EngineEvent } from '../../../../../sandbox/engine/model/events';
import { makerAccount, makers, takerAccount } from '../../../../../sandbox/services/simulation/house-accounts';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { tradersOf } from '../../../../../sandbox/services/simulation/traders';
import { unitsFromText } from '../../../../../sandbox/engine/model/units';

const now = Date.UTC(2026, 10, 21, 8, 30, 12);
const few = instruments.filter(({ base }) => ['BTC', 'WOO', 'PEPE', '1000PEPE'].includes(base));

function clockAt(start: number): { now(): number; pass(milliseconds: number): void } {
  let time = start;
  return { now: () => time, pass: (milliseconds) => void (time += milliseconds) };
}

async function run(exchange: DurableExchange, clock: ReturnType<typeof clockAt>, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    clock.pass(50);
    exchange.stepMarket();
  }
}

describe('instruments', () => {
  it('are at least 32 spot and 22 perpetual markets with consistent rules', () => {
    expect(instruments.filter(({ type }) => type === 'SPOT').length).toBeGreaterThanOrEqual(32);
    expect(instruments.filter(({ type }) => type === 'PERP').length).toBeGreaterThanOrEqual(22);
    expect(new Set(instruments.map(({ symbol }) => symbol)).size).toBe(instruments.length);
    for (const { baseMin, baseTick } of instruments) expect(unitsFromText(baseMin) % unitsFromText(baseTick)).toBe(0n);
  });
});

describe('the simulated market', () => {
  let exchange: DurableExchange;
  afterEach(() => exchange.close());

  it('repeats itself for a seed, to the byte', async () => {
    const texts = [];
    for (const seed of [7, 7, 8]) {
      const clock = clockAt(now);
      exchange = await openExchange({
        directory: undefined,
        seed,
        clock,
        history: 'seeded',
        live: false,
        instruments: few,
      });
      await run(exchange, clock, 20_000);
      texts.push(
        exchange.stateText() + JSON.stringify(exchange.candles('SPOT_BTC_USDT', '1h', { limit: 50 }).map(String)),
      );
      await exchange.close();
    }
    expect(texts[0] === texts[1]).toBe(true);
    expect(texts[0] === texts[2]).toBe(false);
  });

  it('has a past without holes that ends where live trading begins', async () => {
    const clock = clockAt(now);
    exchange = await openExchange({
      directory: undefined,
      seed: 3,
      clock,
      history: 'seeded',
      live: false,
      instruments: few,
    });
    const minutes = exchange.candles('SPOT_BTC_USDT', '1m', { limit: 5000 });
    expect(minutes.length).toBeGreaterThan(24 * 60);
    expect(minutes[0]!.startAt).toBe(Math.floor(now / minute) * minute);
    for (const interval of ['1m', '15m', '1h', '1d'] as const) {
      const candles = [...exchange.candles('SPOT_BTC_USDT', interval, { limit: 5000 })].reverse();
      for (const [index, candle] of candles.entries()) {
        expect(candle.high).toBeGreaterThanOrEqual(Math.max(candle.open, candle.close));
        expect(candle.low).toBeLessThanOrEqual(Math.min(candle.open, candle.close));
        if (index > 0) expect(candle.startAt).toBe(candles[index - 1]!.endAt);
      }
    }
    expect(exchange.candles('SPOT_WOO_USDT', '1h', { limit: 5000 }).length).toBeGreaterThanOrEqual(30 * 24);
    const ticker = exchange.ticker('SPOT_BTC_USDT')!;
    await run(exchange, clock, 2000);
    const { bids, asks } = exchange.book('SPOT_BTC_USDT', 100)!;
    expect(Math.abs((bids[0]![0] + asks[0]![0]) / 2 / ticker.close - 1)).toBeLessThan(0.005);
  });

  it('agrees in every interval, as far as the finer series reaches', async () => {
    exchange = await openExchange({
      directory: undefined,
      seed: 3,
      clock: clockAt(now),
      history: 'seeded',
      live: false,
      instruments: few,
    });
    const from = Math.ceil((now - day) / hour) * hour;
    const hours = exchange.candles('SPOT_BTC_USDT', '1h', { limit: 20 }).filter((candle) => candle.startAt >= from);
    const minutes = exchange.candles('SPOT_BTC_USDT', '1m', { limit: 5000 });
    for (const candle of hours) {
      const own = minutes.filter(({ startAt }) => startAt >= candle.startAt && startAt < candle.endAt);
      expect(candle.volume).toBe(own.reduce((sum, { volume }) => sum + volume, 0));
      expect(candle.high).toBe(Math.max(...own.map(({ high }) => high)));
      expect([candle.open, candle.close]).toEqual([own[own.length - 1]!.open, own[0]!.close]);
    }
  });

  it('is lively on BTC, keeps both sides quoted, and contracts add up to nothing', async () => {
    const clock = clockAt(now);
    exchange = await openExchange({ directory: undefined, seed: 5, clock, history: 'none', live: false });
    exchange.stepMarket();
    const events: EngineEvent[] = [];
    exchange.onEvent((event) => events.push(event));
    await run(exchange, clock, 30_000);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const books = events.filter((event) => event.type === 'book' && event.symbol === 'SPOT_BTC_USDT');
    const trades = events.filter((event) => event.type === 'trade' && event.trade.symbol === 'SPOT_BTC_USDT');
    expect(books.length).toBeGreaterThan(60);
    expect(trades.length).toBeGreaterThan(8);
    for (const { symbol } of instruments) {
      const { bids, asks } = exchange.book(symbol, 100)!;
      expect(bids.length).toBeGreaterThanOrEqual(10);
      expect(asks.length).toBeGreaterThanOrEqual(10);
      expect(bids[0]![0]).toBeLessThan(asks[0]![0]);
    }
    const sums = new Map<string, bigint>();
    const traders = tradersOf(instruments).map(({ accountId }) => accountId);
    const quoting = makers.map(({ accountId }) => accountId);
    for (const account of [
      makerAccount,
      takerAccount,
      ...quoting,
      ...traders,
      feeAccount,
      outsideWorld,
      ...systemAccounts,
    ]) {
      for (const { asset, holding } of exchange.balances(account)) sums.set(asset, (sums.get(asset) ?? 0n) + holding);
    }
    expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
  });

  it('fills a customer: at market at once, and with a limit when the market comes to it', async () => {
    const clock = clockAt(now);
    exchange = await openExchange({
      directory: undefined,
      seed: 5,
      clock,
      history: 'none',
      live: false,
      instruments: few,
    });
    await run(exchange, clock, 1000);
    await exchange.submit({ type: 'openAccount', accountId: 'ann', kind: 'customer' });
    await exchange.submit({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: unitsFromText('10000') });
    const place = { type: 'place', accountId: 'ann', symbol: 'SPOT_BTC_USDT', side: 'BUY', clientOrderId: 0 } as const;
    const bought = await exchange.submit({ ...place, orderType: 'MARKET', amount: unitsFromText('500') });
    expect(bought).toMatchObject({ ok: true, order: { status: 'FILLED' } });
    const best = exchange.book('SPOT_BTC_USDT', 1)!.bids[0]![0];
    const resting = await exchange.submit({ ...place, orderType: 'LIMIT', price: best + 1, quantity: 1000 });
    expect(resting).toMatchObject({ ok: true, order: { status: 'NEW' } });
    for (let turn = 0; turn < 60 && exchange.openOrders('ann', { page: 1, size: 1 }).total > 0; turn += 1)
      await run(exchange, clock, 10_000);
    expect(exchange.endedOrders('ann', { page: 1, size: 10 }).rows.map(({ status }) => status)).toEqual([
      'FILLED',
      'FILLED',
    ]);
    expect(exchange.fills('ann', { page: 1, size: 50 }).rows.some(({ maker }) => maker)).toBe(true);
  });
});
