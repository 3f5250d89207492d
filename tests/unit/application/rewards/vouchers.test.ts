import type { Resource } from '../../../../src/application/kernel/resource';
import { UseVoucher } from '../../../../src/application/rewards/use-voucher.use-case';
import { VouchersQueries } from '../../../../src/application/rewards/vouchers.queries';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { ReadCache } from '../../../support/read-cache';

const duplicate = failure({ kind: 'duplicate' } as const);
const voucher = (status: string, id = 'v1') => ({ id, status });
const done = (value: unknown) => success({ status: 'done', value });

function setUp(answers: Record<string, unknown> = {}) {
  const host = exchange(answers);
  const time = new FakeScheduler();
  const cache = new ReadCache();
  const queries = new VouchersQueries(cache, host.port);
  return { host, time, cache, queries, use: new UseVoucher(host.port, host.port, queries, time) };
}

describe('vouchers', () => {
  it('are read with what brings them, each by itself, and are fresh for half a minute', async () => {
    const { host, cache, queries } = setUp();
    for (const read of [queries.tasks(), queries.vouchers()]) await (read as Resource<unknown>).refresh();
    expect(host.calls).toEqual([['tasks'], ['vouchers']]);
    expect(cache.opened).toMatchObject([{ staleAfter: 30_000 }, { staleAfter: 30_000 }]);
    expect(cache.unnamed('vouchers')).toEqual([]);
  });
});

describe('a voucher', () => {
  it('is used with the answer, and all are read again', async () => {
    const { host, use } = setUp({ use: success(voucher('IN_USE')) });
    expect(await use.execute('v1')).toEqual(done(voucher('IN_USE')));
    expect(host.calls).toEqual([['use', 'v1'], ['vouchers']]);
  });

  it('that cannot be used is refused, and not looked for', async () => {
    const { host, use } = setUp({ use: failure({ kind: 'invalid' }), vouchers: success([voucher('IN_USE')]) });
    expect(await use.execute('v1')).toEqual(failure({ kind: 'invalid' }));
    expect(host.times('vouchers')).toBe(1);
  });

  it.each(['IN_USE', 'ENDED'])('that was used in another window is what was asked for (%s)', async (status) => {
    const { use } = setUp({ use: duplicate, vouchers: success([voucher('IN_USE', 'v0'), voucher(status)]) });
    expect(await use.execute('v1')).toEqual(done(voucher(status)));
  });

  it.each([
    success([voucher('AVAILABLE')]),
    success([voucher('EXPIRED')]),
    success([voucher('IN_USE', 'v0')]),
    failure({ kind: 'offline' }),
  ])('is not said to be used where nobody sees that it was (%#)', async (vouchers) => {
    const { use } = setUp({ use: duplicate, vouchers });
    expect(await use.execute('v1')).toEqual(duplicate);
  });

  it('whose answer was lost is looked for among the others, and never used twice', async () => {
    const { host, time, use } = setUp({
      use: failure({ kind: 'unanswered' }),
      vouchers: success([voucher('AVAILABLE')]),
    });
    const sent = await use.execute('v1');
    const told = jest.fn();
    void (sent as never as { value: { outcome: Promise<unknown> } }).value.outcome.then(told);
    await time.settle(10_000, 1_000);
    expect(told).not.toHaveBeenCalled();
    host.answers['vouchers'] = success([voucher('IN_USE')]);
    await time.settle(15_000, 1_000);
    expect(told).toHaveBeenCalledWith({ status: 'done', value: voucher('IN_USE') });
    expect(host.times('use')).toBe(1);
  });
});
