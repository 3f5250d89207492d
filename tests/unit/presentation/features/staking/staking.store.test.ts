import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { StakingAccount, StakingTerms } from '../../../../../src/domain/earn/staking';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { TypedFigure } from '../../../../../src/presentation/kit/data/typed-figure';
import { OnceStore } from '../../../../../src/presentation/features/money-kit/once.store';
import { StakingStore } from '../../../../../src/presentation/features/staking/staking.store';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { movable } from '../../../../support/movable';
import { seen } from '../../../../support/stores';
import { pending } from '../../../application/trading/trading-fakes';

const terms = { asset: 'WOO', minimum: decimal(100) } as StakingTerms;
const account = { staked: decimal(500) } as StakingAccount;

/** Somebody with 1,000 WOO, and 500 that are staked. */
function open(inMargin: Readonly<Record<string, string>> = {}) {
  const done = success({ status: 'done', value: {} });
  const [staking, unstaking] = [exchange({ execute: done }), exchange({ execute: done })];
  const rewards = exchange({ rewards: success({ rows: [], total: 0 }) });
  const time = new FakeScheduler();
  const changes = new Subject(0);
  const balances = { state: changes } as never;
  const own = movable({ WOO: '1000' }, inMargin);
  let reads = 0;
  const queries = { moved: () => (reads += 1) } as never;
  const store = new StakingStore(queries, rewards.port, balances, own, staking.port, unstaking.port, time);
  const typed = (text: string) => {
    const draft = { figure: new TypedFigure(decimalMarks('en-US')), once: new OnceStore<never>() };
    draft.figure.type(text);
    return draft;
  };
  return { store, staking, unstaking, rewards, time, changes, typed, reads: () => reads };
}

test('an amount is staked once, and what is staked is read again', async () => {
  const { store, staking, typed, reads } = open();
  const draft = typed('1000');
  await Promise.all([store.stake(draft, terms), store.stake(draft, terms)]);
  expect(staking.calls).toEqual([['execute', decimal(1_000)]]);
  expect(draft.once.state).toEqual({ status: 'done', value: {} });
  expect(reads()).toBeGreaterThan(0);
});

test.each([
  ['less than the least', '99.99'],
  ['more than the account has', '1000.01'],
  ['no number', ''],
  ['finer than what is kept', `100.${'0'.repeat(30)}1`],
])('%s is not staked, and is said at the field', async (_, amount) => {
  const { store, staking, typed, reads } = open();
  const draft = typed(amount);
  await store.stake(draft, terms);
  expect([staking.calls, draft.figure.touched, reads()]).toEqual([[], true, 0]);
});

test('what contracts stand on is not staked', async () => {
  const { store, staking, typed } = open({ WOO: '400' });
  const { available, inMargin } = store.stakeBounds(terms);
  expect([available, inMargin]).toEqual([decimal(600), decimal(400)]);
  await store.stake(typed('600.01'), terms);
  expect(staking.calls).toEqual([]);
});

test('what is staked leaves once, at once or in time as it was chosen, and no more than there is', async () => {
  const { store, unstaking, typed } = open();
  await store.unstake(typed('500.01'), account, true);
  await store.unstake(typed(`1.${'0'.repeat(30)}1`), account, true);
  expect(unstaking.calls).toEqual([]);
  const draft = typed('500');
  await Promise.all([store.unstake(draft, account, true), store.unstake(draft, account, true)]);
  await store.unstake(typed('1'), account, false);
  expect(unstaking.calls).toEqual([
    ['execute', decimal(500), true],
    ['execute', decimal(1), false],
  ]);
});

test('while the stake is on screen it is read once after a burst of changes of the balances', () => {
  const { store, time, changes, reads } = open();
  const stop = store.start();
  changes.set(1);
  time.advance(399);
  changes.set(2);
  time.advance(399);
  expect(reads()).toBe(0);
  time.advance(1);
  expect(reads()).toBe(1);
  changes.set(3);
  stop();
  changes.set(4);
  time.advance(1_000);
  expect([reads(), time.waiting]).toEqual([1, 0]);
});

test('it can leave the screen before any balance has changed', () => {
  expect(open().store.start()).not.toThrow();
});

test('all rewards go into one file, a line each, and it is written once at a time', async () => {
  const { store, rewards } = open();
  const row = { id: '1', asset: 'WOO', stake: decimal(500), amount: decimal('0.25'), paidAt: Date.UTC(2026, 0, 2, 3) };
  const answer = pending<unknown>();
  rewards.answers['rewards'] = answer.promise;
  const writing = seen(() => store.writing);
  const files = Promise.all([store.rewardsFile(), store.rewardsFile()]);
  answer.resolve(success({ rows: [row], total: 1 }));
  const [first, second] = await files;
  expect(first?.trim().split(/\r?\n/)).toEqual(['time,asset,stake,reward', '2026-01-02T03:00:00.000Z,WOO,500,0.25']);
  expect([second, rewards.times('rewards'), writing]).toEqual([undefined, 1, [false, true, false]]);
});

test('that the rewards could not be read is told until a file was written', async () => {
  const { store, rewards } = open();
  rewards.answers['rewards'] = failure({ kind: 'offline' });
  expect([await store.rewardsFile(), store.failure]).toEqual([undefined, { kind: 'offline' }]);
  rewards.answers['rewards'] = success({ rows: [], total: 0 });
  await store.rewardsFile();
  expect([store.failure, store.writing]).toEqual([undefined, false]);
});
