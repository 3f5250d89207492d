import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { ExchangeState } from '../../../../../sandbox/engine/exchange-state';
import type { AlgoRequest } from '../../../../../sandbox/engine/model/algo-model';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import type { InstrumentSpecification } from '../../../../../sandbox/engine/model/instrument-specification';
import { unitsFromText } from '../../../../../sandbox/engine/model/units';
import { checkInvariants } from '../invariants';
import { NaiveTriggers } from './naive-triggers';
import { coin } from '../test-exchange';

/*
 * Recorded trades as order flow: every trade becomes a maker and a taker. The recordings and the candles that were
 * computed from them are not part of the project: set MARKET_TAPES to a folder that holds them.
 */
const folder = process.env['MARKET_TAPES'];
const tapes = [
  {
    base: 'BTC',
    tape: 'binance_spot_btcusdt_20240808.gz',
    candles: 'derived_BTCUSDT_1m_2024-08-08.csv',
    step: '0.00001',
  },
  {
    base: 'ETH',
    tape: 'binance_spot_ethusdt_20240808.gz',
    candles: 'derived_ETHUSDT_1m_2024-08-08.csv',
    step: '0.0001',
  },
] as const;
const missing =
  folder === undefined
    ? 'MARKET_TAPES is not set'
    : tapes.every(({ tape, candles }) => existsSync(join(folder, tape)) && existsSync(join(folder, candles)))
      ? undefined
      : `no recordings in ${folder}`;

const cents = 100;

interface Trade {
  readonly at: number;
  readonly price: number;
  readonly quantity: number;
  readonly side: 'BUY' | 'SELL';
}

async function tradesOf(path: string, step: string): Promise<Trade[]> {
  const trades: Trade[] = [];
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    const { stream, data } = JSON.parse(line.slice(line.indexOf(' ') + 1)) as {
      stream?: string;
      data: Record<string, string | number | boolean>;
    };
    if (stream?.endsWith('@trade') !== true) continue;
    const quantity = unitsFromText(String(data['q'])) / unitsFromText(step);
    // The maker flag is set when the buyer was resting, so the taker sold.
    trades.push({
      at: Number(data['T']),
      price: Math.round(Number(data['p']) * cents),
      quantity: Number(quantity),
      side: data['m'] === true ? 'SELL' : 'BUY',
    });
  }
  return trades;
}

function instrumentOf(base: string, step: string): InstrumentSpecification {
  const free = {
    bidCapRatio: null,
    askFloorRatio: null,
    minNotional: '0',
    quoteMin: '0.01',
    quoteMax: '1000000',
    baseMax: '9000',
  };
  return {
    ...coin,
    ...free,
    symbol: `SPOT_${base}_USDT`,
    base,
    quoteTick: '0.01',
    baseTick: step,
    baseMin: step,
  };
}

function orders({ price, quantity, side }: Trade, symbol: string): Command[] {
  const place = { type: 'place', symbol, price, quantity, clientOrderId: 0 } as const;
  return [
    { ...place, accountId: 'maker', side: side === 'BUY' ? 'SELL' : 'BUY', orderType: 'LIMIT' },
    { ...place, accountId: 'taker', side, orderType: 'IOC' },
  ];
}

/** Orders of a customer who has nothing, so that they are set off without touching the tape. */
function watchers(price: number): AlgoRequest[] {
  const trailing = [1, 2, 4, 8, 16].flatMap((tenths): AlgoRequest[] =>
    (['SELL', 'BUY'] as const).map((side) => ({
      algoType: 'TRAILING_STOP',
      side,
      quantity: 100,
      callbackRate: BigInt(tenths) * 10n ** 8n,
    })),
  );
  const stops = [-150, -80, -20, 20, 60, 120].map((dollars): AlgoRequest => ({
    algoType: 'STOP',
    side: 'SELL',
    childType: 'MARKET',
    quantity: 100,
    triggerPrice: price + Math.round((dollars * price) / 61_000),
  }));
  return [...trailing, ...stops];
}

if (missing !== undefined) {
  it.skip(`replays recorded trades through the engine (skipped: ${missing})`, () => undefined);
} else {
  describe.each(tapes)('the recorded trades of $base', ({ base, tape, candles, step }) => {
    it('come out of the engine as they went in, with the same candles, and set off what they should', async () => {
      const trades = await tradesOf(join(folder!, tape), step);
      const instrument = instrumentOf(base, step);
      const { symbol } = instrument;
      const state = new ExchangeState([instrument]);
      const accounts = (['maker', 'taker'] as const).map((accountId): Command => ({
        type: 'openAccount',
        accountId,
        kind: 'house',
      }));
      state.apply({
        at: 1,
        commands: [...accounts, { type: 'openAccount', accountId: 'poor', kind: 'customer' }],
      });
      const naive = new NaiveTriggers();
      const expected = new Map<number, number>();
      const fired = new Map<number, number>();
      const replayed: Trade[] = [];
      for (const [index, trade] of trades.entries()) {
        const { events } = state.apply({ at: trade.at, commands: orders(trade, symbol) });
        for (const event of events) {
          if (event.type === 'trade') {
            replayed.push({
              at: event.trade.at,
              price: event.trade.price,
              quantity: event.trade.quantity,
              side: event.trade.side,
            });
            for (const id of naive.traded(event.trade.price)) expected.set(id, index);
          } else if (event.type === 'algo' && event.order.triggered) fired.set(event.order.algoOrderId, index);
        }
        if (index % 1500 !== 0) continue;
        checkInvariants(state);
        for (const request of watchers(trade.price)) {
          const [outcome] = state.apply({
            at: trade.at,
            commands: [{ type: 'placeAlgo', accountId: 'poor', symbol, clientAlgoOrderId: 0, tag: 'default', request }],
          }).outcomes;
          if (outcome!.ok) naive.place(outcome!.algo!.algoOrderId, request, trade.price);
        }
      }
      expect(replayed).toEqual(trades);
      expect(fired).toEqual(expected);
      expect(fired.size).toBeGreaterThan(10);
      expect(state.engine.orders.size).toBe(0);
      const scale = 10 ** (step.length - 2);
      const recorded = readFileSync(join(folder!, candles), 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',').map(Number));
      const ours = [...state.statistics.get(symbol)!.candles('1m', { limit: 100 })].reverse();
      expect(
        ours.map(({ startAt, open, high, low, close, volume, count }) => [
          startAt,
          open / cents,
          high / cents,
          low / cents,
          close / cents,
          volume / scale,
          count,
        ]),
      ).toEqual(
        recorded.map(([at, open, high, low, close, volume, _amount, count]) => [
          at,
          open,
          high,
          low,
          close,
          volume,
          count,
        ]),
      );
      ours.forEach(({ amount }, index) => expect(Number(amount) / 1e12).toBeCloseTo(recorded[index]![6]!, 2));
    }, 120_000);
  });
}
