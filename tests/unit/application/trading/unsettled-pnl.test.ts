import { UnsettledPnl } from '../../../../src/application/trading/unsettled-pnl';
import { decimal } from '../../../../src/domain/shared/decimal';
import { success } from '../../../../src/domain/shared/result';
import { offline, position, setUp } from './live-contracts-fakes';

const whole = { leverage: 10, marginMode: 'CROSS' };

/** One Bitcoin long and two Ether long, each settled at 98 and marked at 100. */
function open(answer?: unknown) {
  const set = setUp();
  if (answer !== undefined) set.host.answers['positions'] = answer;
  const pnl = new UnsettledPnl(set.session as never, set.positions, set.contractStream);
  const stop = pnl.start();
  return { ...set, pnl, stop };
}

test('is not known before the positions are, then counts from where profit was last settled', async () => {
  const { time, pnl } = open();
  expect(pnl.current).toBeUndefined();
  await time.settle();
  expect(pnl.current).toEqual(decimal('6'));
});

test('follows the marks of what is held, and nothing once it is stopped', async () => {
  const { time, pnl, prices, stop } = open();
  await time.settle();
  // Both contracts hear the one topic of this stream.
  prices.tell({ price: 97 });
  expect(pnl.current).toEqual(decimal('-3'));
  stop();
  expect([pnl.current, prices.heard()]).toEqual([undefined, 0]);
});

test('a contract that was closed is not followed any more, nor shown at an old mark when it is held again', async () => {
  const { time, pnl, prices, positionTopic } = open();
  await time.settle();
  prices.tell({ price: 90 });
  positionTopic.tell([position('0', 2)]);
  expect([pnl.current, prices.heard()]).toEqual([decimal('-16'), 1]);
  positionTopic.tell([position('1', 3, whole)]);
  await time.settle();
  expect(pnl.current).toEqual(decimal('-14'));
});

test('a settlement leaves nothing unsettled', async () => {
  const { time, pnl, positionTopic } = open(success([position('1', 1, whole)]));
  await time.settle();
  positionTopic.tell([position('1', 2, { settlePrice: decimal('100') })]);
  expect(pnl.current).toEqual(decimal('0'));
});

test('is not known where positions cannot be read', async () => {
  const { time, pnl } = open(offline);
  await time.settle();
  expect(pnl.current).toBeUndefined();
});

test('reads the positions once, whoever else follows them, and lets them go with the last', async () => {
  const { time, host, account, positions, stop, positionTopic } = open();
  const stopAccount = account.start();
  await time.settle();
  expect(host.times('positions')).toBe(1);
  stop();
  expect(positions.value).toHaveLength(2);
  stopAccount();
  expect([positions.value, positionTopic.heard()]).toEqual([undefined, 0]);
});
