import { failure, success } from '../../../../../src/domain/shared/result';
import { OnceStore } from '../../../../../src/presentation/features/money-kit/once.store';
import { flushPromises } from '../../../../support/fake-scheduler';
import { seen } from '../../../../support/stores';
import { pending } from '../../../application/trading/trading-fakes';

const done = { status: 'done', value: 7 } as const;

test('it is asked for once, however often it is pressed, and also after it is done', async () => {
  const once = new OnceStore<number>();
  const states = seen(() => once.state);
  let asked = 0;
  const send = async () => ((asked += 1), success(done));
  await Promise.all([once.run(send), once.run(send)]);
  await once.run(send);
  expect(asked).toBe(1);
  expect(states).toEqual([{ status: 'typing' }, { status: 'sending' }, done]);
});

test('what is refused can be tried again', async () => {
  const once = new OnceStore<number>();
  await once.run(async () => failure({ kind: 'offline' }));
  expect(once.state).toEqual({ status: 'typing', failure: { kind: 'offline' } });
  await once.run(async () => success(done));
  expect(once.state).toEqual(done);
});

test('a lost answer is looked up and told once it is known', async () => {
  const once = new OnceStore<number>();
  const outcome = pending<typeof done>();
  const states = seen(() => once.state);
  const running = once.run(async () => success({ status: 'lookedUp', outcome: outcome.promise }));
  outcome.resolve(done);
  await running;
  expect(states).toEqual([{ status: 'typing' }, { status: 'sending' }, { status: 'lookedUp' }, done]);
});

test('what becomes known of a lost one says nothing about the next', async () => {
  const once = new OnceStore<number>();
  const outcome = pending<typeof done>();
  const running = once.run(async () => success({ status: 'lookedUp', outcome: outcome.promise }));
  await flushPromises();
  expect(once.state).toEqual({ status: 'lookedUp' });
  once.again();
  outcome.resolve(done);
  await running;
  expect(once.state).toEqual({ status: 'typing' });
});
