import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import { ListingStore } from '../../../../../src/presentation/features/listing-campaign/listing.store';
import { OnceStore } from '../../../../../src/presentation/features/money-kit/once.store';
import { TypedFigure } from '../../../../../src/presentation/kit/data/typed-figure';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { seen } from '../../../../support/stores';

const round = { round: 3, candidates: [{ token: 'SOL', price: decimal(100) }] } as never;

function open(answer: unknown = success({ status: 'done', value: {} })) {
  const host = exchange({ execute: answer });
  const time = new FakeScheduler();
  const moved: boolean[] = [];
  const store = new ListingStore({ moved: (own: boolean) => moved.push(own) } as never, host.port, time);
  const figure = new TypedFigure(decimalMarks('en-US'));
  const once = new OnceStore<never>();
  const predict = (text: string) => {
    figure.type(text);
    return store.predict(once, figure, round, 'SOL');
  };
  return { store, host, time, moved, figure, predict };
}

test('a prediction is sent once, and told as the price that was foretold', async () => {
  const { host, predict } = open();
  const [first] = await Promise.all([predict('120'), predict('120')]);
  expect(host.calls).toEqual([['execute', { round: 3, token: 'SOL', price: decimal(120) }]]);
  expect(first?.toFixed()).toBe('120');
});

test('what is no price, or none that could be, goes nowhere and may be said at its field', async () => {
  const { host, figure, predict } = open();
  expect([await predict(''), await predict('0'), await predict('1000000000000')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([host.calls, figure.touched]).toEqual([[], true]);
});

test('a refused prediction was not foretold', async () => {
  expect(await open(failure({ kind: 'offline' })).predict('120')).toBeUndefined();
});

test('ranks are read again every half minute for as long as somebody follows them', () => {
  const { store, time, moved } = open();
  const stop = store.follow(true);
  time.advance(59_999);
  expect(moved).toEqual([true]);
  stop();
  time.advance(60_000);
  expect(moved).toEqual([true]);
});

test('the candidate that a prediction is written for is the chosen one', () => {
  const { store } = open();
  const chosen = seen(() => store.token);
  store.choose('SOL');
  expect(chosen).toEqual([undefined, 'SOL']);
});
