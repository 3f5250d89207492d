import type { Failure } from '../../../../src/application/kernel/failure';
import { liquidations } from '../../../../src/application/trading/liquidations';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { order } from './trading-fakes';

const offline = failure<Failure>({ kind: 'offline' });

describe('liquidations', () => {
  const own = (orderId: string, updatedAt: number) =>
    order({ orderId, updatedAt, type: 'LIQUIDATE', symbol: 'PERP_BTC_USDT' });
  const page = { page: 1, size: 25, symbol: 'PERP_BTC_USDT' };
  const asked = () => {
    const booked = { id: '1', market: 'PERP_BTC_USDT', at: 90_000, amount: decimal('-2') };
    return exchange({
      orderHistory: success({ rows: [own('2', 90_000), own('1', 30_000)], total: 7 }),
      ledger: success({ rows: [booked], total: 1 }),
    });
  };

  it('are told with what the ledger says of the time in which they were', async () => {
    const host = asked();
    const answer = await liquidations(host.port, host.port, page);
    expect(
      answer.ok && [answer.value.total, answer.value.rows.map(({ liquidationFee: fee }) => fee?.toFixed())],
    ).toEqual([7, ['2', '0']]);
    expect(host.calls).toEqual([
      ['orderHistory', { ...page, type: 'LIQUIDATE' }],
      ['ledger', { kind: 'LIQUIDATION', from: 29_000, to: 91_000, page: 1, size: 500 }],
    ]);
  });

  it('are told without it where the ledger cannot be read, and not at all where they cannot', async () => {
    const host = asked();
    host.answers['ledger'] = offline;
    const answer = await liquidations(host.port, host.port, page);
    expect(answer.ok && answer.value.rows.map(({ liquidationFee }) => liquidationFee)).toEqual([undefined, undefined]);
    host.answers['orderHistory'] = offline;
    expect(await liquidations(host.port, host.port, page)).toEqual(offline);
  });

  it('ask the ledger for nothing where there are none', async () => {
    const host = asked();
    host.answers['orderHistory'] = success({ rows: [], total: 0 });
    expect(await liquidations(host.port, host.port, page)).toEqual(success({ rows: [], total: 0 }));
    expect(host.times('ledger')).toBe(0);
  });
});
