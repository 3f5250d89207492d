import { FakePage } from '../../../fakes/memory-platform';
import { StakeTokens } from '../../../../src/application/earn/stake-tokens.use-case';
import { UnstakeTokens } from '../../../../src/application/earn/unstake-tokens.use-case';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { FakeScheduler } from '../../../support/fake-scheduler';

const lost = failure({ kind: 'unanswered' } as const);
const refused = failure({ kind: 'invalid' } as const);
const offline = failure({ kind: 'offline' } as const);
const done = (value: unknown) => success({ status: 'done', value });
const amount = decimal('10');

const lot = (id: string, of = '10') => ({ id, amount: decimal(of), stakedAt: 1 });
const exit = (id: string, of = '9', fee = '1') => ({ id, amount: decimal(of), fee: decimal(fee), availableAt: 5 });
const account = ({ lots = [], unbonding = [], returned = [] }: Record<string, readonly object[]>) =>
  success({ lots, unbonding, returned });

function setUp(answers: Record<string, unknown>) {
  const host = exchange({ account: account({}), ...answers });
  const time = new FakeScheduler();
  return {
    host,
    time,
    stake: new StakeTokens(host.port, host.port, time, new FakePage()),
    unstake: new UnstakeTokens(host.port, host.port, time, new FakePage()),
  };
}

/** What is told of something whose answer never came. */
function toldOf(sent: unknown): jest.Mock {
  const told = jest.fn();
  expect(sent).toMatchObject({ ok: true, value: { status: 'lookedUp' } });
  void (sent as { value: { outcome: Promise<unknown> } }).value.outcome.then(told);
  return told;
}

describe('a stake', () => {
  it('is there with the answer', async () => {
    const { host, stake } = setUp({});
    expect(await stake.execute(amount)).toEqual(done({ amount }));
    expect(host.calls).toEqual([['account'], ['stake', amount]]);
    host.answers['stake'] = refused;
    expect(await stake.execute(amount)).toEqual(refused);
  });

  it('is not asked for where nobody knows what was there before', async () => {
    const { host, stake } = setUp({ account: offline });
    expect(await stake.execute(amount)).toEqual(offline);
    expect(host.calls).toEqual([['account']]);
  });

  it('whose answer was lost is neither an older one nor one of another amount', async () => {
    const { host, time, stake } = setUp({ stake: lost, account: account({ lots: [lot('1')] }) });
    const told = toldOf(await stake.execute(amount));
    host.answers['account'] = account({ lots: [lot('2', '11'), lot('1')] });
    await time.settle(10_000, 1_000);
    expect(told).not.toHaveBeenCalled();
    host.answers['account'] = account({ lots: [lot('3'), lot('2', '11'), lot('1')] });
    await time.settle(15_000, 1_000);
    expect(told).toHaveBeenCalledWith({ status: 'done', value: lot('3') });
    expect(host.times('stake')).toBe(1);
  });

  it('is not known to somebody whose session ended while it was looked for', async () => {
    const { host, time, stake } = setUp({ stake: lost });
    const sent = await stake.execute(amount);
    host.answers['account'] = offline;
    const told = toldOf(sent);
    await time.settle(10_000, 1_000);
    expect(told).not.toHaveBeenCalled();
    host.answers['account'] = failure({ kind: 'unauthorised' });
    await time.settle(15_000, 1_000);
    expect(told).toHaveBeenCalledWith({ status: 'unknown' });
  });
});

describe('stake that is taken out', () => {
  it('arrives less what it costs', async () => {
    const { host, unstake } = setUp({ unstake: success({ fee: decimal('1'), availableAt: 5 }) });
    const left = { amount: decimal('9'), fee: decimal('1'), availableAt: 5 };
    expect(await unstake.execute(amount, true)).toEqual(done(left));
    expect(host.calls).toEqual([['account'], ['unstake', amount, true]]);
    host.answers['unstake'] = refused;
    expect(await unstake.execute(amount, false)).toEqual(refused);
  });

  it('is not asked for where nobody knows what was taken out before', async () => {
    const { host, unstake } = setUp({ account: offline });
    expect(await unstake.execute(amount, true)).toEqual(offline);
    expect(host.calls).toEqual([['account']]);
  });

  it.each(['unbonding', 'returned'])(
    'is found though its answer was lost, by what it was before its cost (%s)',
    async (where) => {
      const { host, time, unstake } = setUp({ unstake: lost, account: account({ [where]: [exit('1')] }) });
      const told = toldOf(await unstake.execute(amount, true));
      host.answers['account'] = account({ [where]: [exit('2', '10', '1'), exit('1')] });
      await time.settle(10_000, 1_000);
      expect(told).not.toHaveBeenCalled();
      host.answers['account'] = account({ [where]: [exit('3', '9.5', '0.5'), exit('2', '10', '1'), exit('1')] });
      await time.settle(15_000, 1_000);
      expect(told).toHaveBeenCalledWith({ status: 'done', value: exit('3', '9.5', '0.5') });
      expect(host.times('unstake')).toBe(1);
    },
  );
});
