import { Subject } from '../../../../src/application/kernel/observable-value';
import type { LiveState } from '../../../../src/application/trading/live-state';
import { changeTime, PositionSubmissions } from '../../../../src/application/trading/position-submissions';
import { decimal } from '../../../../src/domain/shared/decimal';
import type { Position } from '../../../../src/domain/trading/position';
import { FakeScheduler } from '../../../support/fake-scheduler';

const position = (holding: string, positionSide = 'BOTH'): Position =>
  ({ symbol: 'PERP_BTC_USDT', positionSide, holding: decimal(holding) }) as Position;

function setUp(...held: readonly Position[]) {
  const ready = (value: readonly Position[]): LiveState<readonly Position[]> => ({
    status: 'ready',
    value,
    stale: false,
  });
  const state = new Subject(ready(held));
  const time = new FakeScheduler();
  const submissions = new PositionSubmissions({ state }, time);
  return { submissions, state, time, hold: (...now: readonly Position[]) => state.set(ready(now)) };
}

it('a position has something on its way until what became of it is known, whether or not it went well', async () => {
  const { submissions } = setUp();
  await submissions.during([position('1')], async () => {
    expect(submissions.has(position('1'))).toBe(true);
    expect(submissions.has(position('1', 'LONG'))).toBe(false);
  });
  expect(submissions.has(position('1'))).toBe(false);
  await expect(submissions.during([position('1')], () => Promise.reject(new Error()))).rejects.toThrow();
  expect(submissions.has(position('1'))).toBe(false);
});

it('one that was traded at market is waited for until another size of it is known', () => {
  const { submissions, state, hold } = setUp(position('1'), position('3', 'LONG'));
  submissions.untilChanged(position('1'));
  expect(submissions.has(position('1'))).toBe(true);
  hold(position('1'), position('2', 'LONG'));
  state.set({ status: 'loading' });
  expect(submissions.has(position('1'))).toBe(true);
  hold(position('-1'));
  expect(submissions.has(position('-1'))).toBe(false);
  hold(position('1'));
  submissions.untilChanged(position('1'));
  hold();
  expect(submissions.has(position('1'))).toBe(false);
});

it('and not at all where the stream was quicker than the answer, nor for ever', () => {
  const { submissions, time, hold } = setUp(position('2'));
  submissions.untilChanged(position('1'));
  expect(submissions.has(position('1'))).toBe(false);
  submissions.untilChanged(position('2'));
  time.advance(changeTime - 1);
  expect(submissions.has(position('2'))).toBe(true);
  time.advance(1);
  expect(submissions.has(position('2'))).toBe(false);
  hold();
  expect(submissions.has(position('2'))).toBe(false);
});

it('what was traded within a submission outlives it', async () => {
  const { submissions, hold } = setUp(position('1'));
  await submissions.during([position('1')], async () => submissions.untilChanged(position('1')));
  expect(submissions.has(position('1'))).toBe(true);
  hold(position('-1'));
  expect(submissions.has(position('1'))).toBe(false);
});
