import { LossBreak } from '../../../../src/application/trading/loss-break';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { standardPreferences } from '../../../../src/domain/platform/preferences';
import { decimal } from '../../../../src/domain/shared/decimal';
import { hour, minute } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';

const now = Date.parse('2026-11-21T00:10:00Z');
const coolDown = { losses: 2, pause: hour };

function end(fills: readonly (readonly [orderId: string, at: number, profit: string])[] | 'offline') {
  const rows = typeof fills === 'string' ? [] : fills;
  const answer = rows.map(([orderId, at, profit]) => ({
    ...{ id: orderId, orderId, at, symbol: 'PERP_BTC_USDT', fee: decimal(0), feeAsset: 'USDT' },
    realisedPnl: decimal(profit),
  }));
  const trading = {
    fills: async () =>
      fills === 'offline' ? failure({ kind: 'offline' }) : success({ rows: answer, total: answer.length }),
  };
  const values = new Subject({ ...standardPreferences, timeZone: 'UTC' });
  return new LossBreak(trading as never, { values }, { now: () => now }).end(coolDown);
}

it.each([
  [
    [
      ['2', now - 20 * minute, '-1'],
      ['1', now - 30 * minute, '-1'],
    ],
    now + 40 * minute,
  ],
  [
    [
      ['2', now - hour, '-1'],
      ['1', now - 2 * hour, '-1'],
    ],
    undefined,
  ],
  [[['2', now - minute, '-1']], undefined],
  [
    [
      ['2', now - minute, '1'],
      ['1', now - 2 * minute, '-1'],
      ['0', now - 3 * minute, '-1'],
    ],
    undefined,
  ],
  ['offline', undefined],
] as const)('a break after losses is told while it runs (%#)', async (fills, told) => {
  expect(await end(fills)).toBe(told);
});
