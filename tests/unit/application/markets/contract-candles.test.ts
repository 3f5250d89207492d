import { ContractCandles } from '../../../../src/application/markets/contract-candles';
import type { ContractStreamPort } from '../../../../src/application/markets/contract-stream.port';
import type { ContractCandleQuery, FuturesPort } from '../../../../src/application/markets/futures.port';
import type { Candle } from '../../../../src/domain/markets/candle';
import type { ContractPrice, ContractPriceKind } from '../../../../src/domain/markets/contract-figures';
import { minute } from '../../../../src/domain/shared/instant';
import { success } from '../../../../src/domain/shared/result';

const symbol = 'PERP_BTC_USDT';
const began = Date.UTC(2026, 10, 21, 8, 30);
const candle: Candle = { startAt: began, open: 10, high: 12, low: 9, close: 11, volume: 0, amount: 0 };

function open(kind: ContractPriceKind) {
  const asked: ContractCandleQuery[] = [];
  const listeners = new Map<string, (price: ContractPrice) => void>();
  const listen = (name: string) => (of: string, listener: (price: ContractPrice) => void) => {
    listeners.set(`${name} ${of}`, listener);
    return () => listeners.delete(`${name} ${of}`);
  };
  const futures = {
    priceCandles: async (query: ContractCandleQuery) => {
      asked.push(query);
      return success(query.before === undefined ? [candle] : [{ ...candle, startAt: began - minute }]);
    },
  } as unknown as FuturesPort;
  const stream = { onMarkPrice: listen('mark'), onIndexPrice: listen('index') } as unknown as ContractStreamPort;
  const source = new ContractCandles(futures, stream).of(kind);
  const shown: Candle[] = [];
  const stop = source.onCandle(symbol, '1m', (each) => shown.push(each));
  return { source, asked, listeners, shown, stop };
}

it('asks for the price that somebody chose, and grows its newest candle by the stream', async () => {
  const { source, asked, listeners, shown, stop } = open('mark');
  const tell = listeners.get(`mark ${symbol}`)!;
  tell({ symbol, price: 20, at: began });
  expect(shown).toEqual([]);
  await source.candles({ symbol, interval: '1m', limit: 5 });
  await source.candles({ symbol, interval: '1m', before: began, limit: 5 });
  expect(asked.map(({ kind }) => kind)).toEqual(['mark', 'mark']);
  tell({ symbol, price: 13, at: began + 1_000 });
  tell({ symbol, price: 14, at: began + minute });
  expect(shown).toEqual([
    { ...candle, high: 13, close: 13 },
    { ...candle, startAt: began + minute, open: 13, high: 14, low: 13, close: 14 },
  ]);
  stop();
  expect(listeners.size).toBe(0);
});

it('hears an index under the name of the spot market', async () => {
  const { source, listeners, shown } = open('index');
  await source.candles({ symbol, interval: '1m', limit: 5 });
  listeners.get('index SPOT_BTC_USDT')!({ symbol: 'SPOT_BTC_USDT', price: 8, at: began });
  expect(shown).toEqual([{ ...candle, low: 8, close: 8 }]);
});

it('carries no candle on into another market or interval before its own have come', async () => {
  const { source, listeners, shown } = open('mark');
  await source.candles({ symbol, interval: '1m', limit: 5 });
  source.onCandle('PERP_ETH_USDT', '1m', (each) => shown.push(each));
  listeners.get('mark PERP_ETH_USDT')!({ symbol: 'PERP_ETH_USDT', price: 3, at: began });
  source.onCandle(symbol, '1h', (each) => shown.push(each));
  listeners.get(`mark ${symbol}`)!({ symbol, price: 13, at: began });
  expect(shown).toEqual([]);
});
