import { FakePage } from '../../../fakes/memory-platform';
import { RedeemEarn } from '../../../../src/application/earn/redeem-earn.use-case';
import { decimal } from '../../../../src/domain/shared/decimal';
import { hour, minute, second } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakeScheduler } from '../../../support/fake-scheduler';

const position = '4';

/** An exchange that has taken 5 USDT out of the position before, and whose next answer never comes. */
function exchange() {
  const time = new FakeScheduler();
  const redemption = (id: string, amount: number) => ({
    id,
    positionId: position,
    kind: 'REDEEM' as const,
    amount: decimal(amount),
    at: time.now(),
  });
  const state = {
    sent: 0,
    history: [redemption('1', 5)],
    redeeming: [] as { positionId: string; availableAt: number }[],
  };
  const earn = {
    history: async () => success({ rows: state.history, total: state.history.length }),
    positions: async () => success({ open: [], redeeming: state.redeeming }),
    redeem: async () => {
      state.sent += 1;
      return failure({ kind: 'unanswered' });
    },
  };
  return { time, state, redemption, redeem: new RedeemEarn(earn as never, earn as never, time, new FakePage()) };
}

async function lost({ redeem }: ReturnType<typeof exchange>) {
  const sent = await redeem.execute(position, decimal(20));
  if (!sent.ok || sent.value.status !== 'lookedUp') throw new Error('not looked up');
  const told = jest.fn();
  void sent.value.outcome.then(told);
  return told;
}

test('a lost redemption is found in the history with its day of arrival, never sent again, and not mistaken for an older one', async () => {
  const host = exchange();
  const told = await lost(host);
  await host.time.settle(10 * second, second);
  expect(told).not.toHaveBeenCalled();
  const availableAt = host.time.now() + 24 * hour;
  host.state.history = [host.redemption('2', 20), ...host.state.history];
  host.state.redeeming = [{ positionId: position, availableAt }];
  await host.time.settle(15 * second, second);
  expect(told).toHaveBeenCalledWith({ status: 'done', value: { amount: decimal(20), availableAt } });
  expect(host.state.sent).toBe(1);
});

test('one that is on the account already is said to have arrived', async () => {
  const host = exchange();
  const told = await lost(host);
  const arrived = host.redemption('2', 20);
  host.state.history = [arrived, ...host.state.history];
  await host.time.settle(15 * second, second);
  expect(told).toHaveBeenCalledWith({ status: 'done', value: { amount: decimal(20), availableAt: arrived.at } });
});

test('another may be asked for only when this one can arrive no more', async () => {
  const host = exchange();
  const told = await lost(host);
  await host.time.settle(minute - second, second);
  expect(told).not.toHaveBeenCalled();
  await host.time.settle(minute, second);
  expect(told).toHaveBeenCalledWith({ status: 'notDone' });
  expect(host.state.sent).toBe(1);
});

test('one is not mistaken for that of another position, or for what was put in', async () => {
  const host = exchange();
  const told = await lost(host);
  host.state.history = [
    { ...host.redemption('2', 20), positionId: '5' },
    { ...host.redemption('3', 20), kind: 'SUBSCRIBE' as never },
    ...host.state.history,
  ];
  host.state.redeeming = [{ positionId: '5', availableAt: 1 }];
  await host.time.settle(10 * second, second);
  expect(told).not.toHaveBeenCalled();
  const own = host.redemption('4', 20);
  host.state.history = [own, ...host.state.history];
  await host.time.settle(15 * second, second);
  expect(told).toHaveBeenCalledWith({ status: 'done', value: { amount: decimal(20), availableAt: own.at } });
});

test('nothing is taken out where nobody knows what was taken out before', async () => {
  const asked: unknown[] = [];
  const offline = failure({ kind: 'offline' });
  const earn = { history: async (query: unknown) => (asked.push(query), offline), redeem: jest.fn() };
  const redeem = new RedeemEarn(earn as never, earn as never, new FakeScheduler(), new FakePage());
  expect(await redeem.execute(position, undefined)).toEqual(offline);
  expect(asked).toEqual([{ page: 1, size: 100 }]);
  expect(earn.redeem).not.toHaveBeenCalled();
});
