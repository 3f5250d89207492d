import type { ExchangeService } from '../../../../../sandbox/engine/exchange-service';
import type { CopyRepository } from '../../../../../sandbox/services/copying/copy-repository';
import { CopyXrays } from '../../../../../sandbox/services/copying/copy-xray';
import type { Strategy } from '../../../../../sandbox/services/social/copy-strategies';
import type { TradingRecord } from '../../../../../sandbox/services/social/trading-record';
import { day } from '../../../../../src/domain/shared/instant';
import { usdt } from './copying-world';

const today = 20_000;
const symbol = 'PERP_BTC_USDT';

/** A lead whose worth goes that way; on the first of three days they trade 50,000 USDT and pay 10 for it. */
const xrayOf = (worth: readonly number[], days: number) => {
  const rows = [{ day: today - 2, volume: usdt(50_000), fees: usdt(10) }];
  const exchange = {
    instruments: [],
    fees: () => ({ takerBps: 5 }),
    trades: { daily: () => new Map([[symbol, rows]]) },
  } as unknown as ExchangeService;
  const record = { series: () => ({ equity: worth.map((each) => usdt(each)) }) } as unknown as TradingRecord;
  const nobody = { executed: () => [] } as unknown as CopyRepository;
  const strategy = { accountId: 'lead', kind: 'default-v2', profitShare: usdt('0.1') } as unknown as Strategy;
  return new CopyXrays(exchange, record, nobody, () => today * day).of(strategy, 1_000, days);
};

test('a copier pays more than a lead who waits, and shares what is above the mark alone', () => {
  const seen = xrayOf([100_000, 110_000, 99_000, 121_000], 3);
  expect(seen.gross).toBeCloseTo(210, 6);
  // 25 USDT for a taker instead of 10, of a hundredth of the trades.
  expect(seen.fees).toBeCloseTo(0.15, 6);
  const first = 1_100 - 0.15;
  // A tenth of the first profit; what is lost then is won back before anything is shared again.
  const mark = 1_000 + (first - 1_000) * 0.9;
  const end = (mark * 121_000) / 110_000;
  expect(seen.profitShare).toBeCloseTo((first - 1_000) * 0.1 + (end - mark) * 0.1, 6);
  expect(seen.net).toBeCloseTo(end - (end - mark) * 0.1 - 1_000, 6);
  expect(seen).toMatchObject({ slippage: undefined, measured: 0, days: 3 });
});

test('of a time in which the lead did not trade nothing is charged', () => {
  expect(xrayOf([100_000, 110_000, 99_000, 121_000], 1)).toMatchObject({ fees: 0 });
});

test('of a loss nothing is shared', () => {
  const seen = xrayOf([100_000, 90_000, 80_000], 2);
  expect(seen.profitShare).toBe(0);
  expect(seen.net).toBeCloseTo(-200, 6);
});
