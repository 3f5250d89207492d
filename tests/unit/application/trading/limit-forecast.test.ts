import { LimitForecast } from '../../../../src/application/trading/limit-forecast';
import { type OrderToGuard, riskLimitsKey } from '../../../../src/application/trading/order-guard';
import { RiskGuard } from '../../../../src/application/trading/risk-guard';
import type { Stopped } from '../../../../src/domain/trading/own-limit';
import { MemoryStorage } from '../../../fakes/memory-platform';

const order: OrderToGuard = { symbol: 'SPOT_BTC_USDT', side: 'BUY', closing: false };

function forecastOf(stopped: Stopped | undefined, there = true) {
  const storage = new MemoryStorage();
  storage.write(riskLimitsKey, '{}');
  const happened: unknown[] = [];
  const guard = { foresee: async (asked: OrderToGuard) => (happened.push(asked), stopped) };
  const loader = {
    load: async (key: () => Promise<unknown>) => {
      happened.push((await key()) === RiskGuard);
      if (!there) throw new Error('no connection');
      return guard;
    },
  };
  return { storage, happened, forecast: new LimitForecast(storage, loader as never) };
}

it('says what the guard would', async () => {
  const { forecast, happened } = forecastOf({ limit: 'orderValue' });
  expect(await forecast.of(order)).toEqual({ limit: 'orderValue' });
  expect(happened).toEqual([true, order]);
});

it('asks for nothing where nobody has any limits, nor for what can only close', async () => {
  const { forecast, happened, storage } = forecastOf({ limit: 'orderValue' });
  expect(await forecast.of({ ...order, closing: true })).toBeUndefined();
  storage.remove(riskLimitsKey);
  expect(await forecast.of(order)).toBeUndefined();
  expect(happened).toEqual([]);
});

it('leaves to the sending what cannot be told', async () => {
  expect(await forecastOf({ limit: 'notKnown' }).forecast.of(order)).toBeUndefined();
  expect(await forecastOf({ limit: 'hours' }, false).forecast.of(order)).toBeUndefined();
  expect(await forecastOf(undefined).forecast.of(order)).toBeUndefined();
});
