import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { EarnPosition, EarnProduct } from '../../../../../src/domain/earn/earn-product';
import { EarnStore, historySize } from '../../../../../src/presentation/features/earn/earn.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { movable } from '../../../../support/movable';
import { seen } from '../../../../support/stores';
import { pending } from '../../../application/trading/trading-fakes';

const marks = decimalMarks('en-US');
const product = {
  productId: 'p',
  asset: 'USDT',
  minimum: decimal(10),
  maximum: decimal(500),
  quota: decimal(1_000),
  quotaUsed: decimal(700),
} as EarnProduct;
const position = { positionId: 'x', amount: decimal(40) } as EarnPosition;
const done = (value: unknown) => success({ status: 'done', value });

/** Somebody with 400 USDT. */
function open(answer: unknown = done({ positionId: 'x' }), inMargin: Readonly<Record<string, string>> = {}) {
  const [subscribing, redeeming, renewing] = [exchange({ execute: answer }), exchange({ execute: answer }), exchange()];
  const moved: number[] = [];
  const queries = { moved: (size: number) => moved.push(size) } as never;
  const notices = new RecordedNotices();
  const balances = movable({ USDT: '400' }, inMargin);
  const store = new EarnStore(queries, balances, subscribing.port, redeeming.port, renewing.port, notices);
  store.beginSubscription(product, marks);
  return { store, subscribing, redeeming, renewing, notices, moved };
}

test('money is locked again after a term only for who asks for it', async () => {
  const { store, subscribing } = open();
  const locked = { ...product, durationDays: 90 };
  store.beginSubscription(locked, marks);
  store.subscription!.figure.type('300');
  await store.subscribe(locked, decimal(0));
  expect(subscribing.calls).toEqual([['execute', { productId: 'p', amount: decimal(300), autoReinvest: false }]]);
});

test('money goes in once, renewed unless that is not wanted, and what there is is read again', async () => {
  const { store, subscribing, moved } = open();
  store.subscription!.figure.type('300');
  await Promise.all([store.subscribe(product, decimal(0)), store.subscribe(product, decimal(0))]);
  expect(subscribing.calls).toEqual([['execute', { productId: 'p', amount: decimal(300), autoReinvest: true }]]);
  expect(store.subscription!.once.state).toEqual({ status: 'done', value: { positionId: 'x' } });
  expect(new Set(moved)).toEqual(new Set([historySize]));
  const renewed = seen(() => store.renewed);
  store.beginSubscription(product, marks);
  store.renew(false);
  store.subscription!.figure.type('10');
  await store.subscribe(product, decimal(0));
  expect(subscribing.calls.at(-1)).toEqual(['execute', { productId: 'p', amount: decimal(10), autoReinvest: false }]);
  expect(renewed).toEqual([true, false]);
});

test.each([
  ['less than the product takes', '9.99', 0],
  ['more than everybody has left over', '300.01', 0],
  ['more than the account has left of what one may have', '150.01', 350],
  ['no number', '', 0],
])('%s goes nowhere, and is said at the field', async (_, amount, mine) => {
  const { store, subscribing, moved } = open();
  store.subscription!.figure.type(amount);
  await store.subscribe(product, decimal(mine));
  expect([subscribing.calls, moved, store.subscription!.figure.touched]).toEqual([[], [], true]);
});

test('no more goes in than the account has, and no finer than what is kept', () => {
  const bounds = open().store.subscriptionBounds({ ...product, quotaUsed: decimal(0) }, decimal(0));
  expect([bounds.available, bounds.maximum, bounds.minimum]).toEqual([decimal(400), decimal(500), decimal(10)]);
  expect(bounds.places).toBe(open().store.redemptionBounds(position).places);
  expect(bounds.places).toBeGreaterThan(0);
});

test('what contracts stand on does not go in', async () => {
  const { store, subscribing } = open(undefined, { USDT: '150.5' });
  const { available, inMargin } = store.subscriptionBounds(product, decimal(0));
  expect([available, inMargin]).toEqual([decimal('249.5'), decimal('150.5')]);
  store.subscription!.figure.type('249.51');
  await store.subscribe(product, decimal(0));
  expect(subscribing.calls).toEqual([]);
});

test('what was typed stays when it is refused', async () => {
  const { store } = open(failure({ kind: 'offline' }));
  store.subscription!.figure.type('12.5');
  await store.subscribe(product, decimal(0));
  expect(store.subscription!.figure.text).toBe('12.5');
  expect(store.subscription!.once.state).toEqual({ status: 'typing', failure: { kind: 'offline' } });
});

test('taking out begins with all there is, and all is asked for as all', async () => {
  const { store, redeeming, moved } = open();
  store.beginRedemption(position, marks);
  expect(store.redemption!.figure.text).toBe('40');
  await store.redeem(position);
  expect([redeeming.calls, moved]).toStrictEqual([[['execute', 'x', undefined]], [historySize]]);
});

test('a part is taken out as that part, and not more than there is', async () => {
  const { store, redeeming, moved } = open();
  store.beginRedemption(position, marks);
  store.redemption!.figure.type('40.01');
  await store.redeem(position);
  expect([redeeming.calls, moved]).toEqual([[], []]);
  store.redemption!.figure.type('39.99');
  await Promise.all([store.redeem(position), store.redeem(position)]);
  expect(redeeming.calls).toEqual([['execute', 'x', decimal('39.99')]]);
});

test('nothing goes in or out before it was begun', async () => {
  const { store, subscribing, redeeming } = open();
  store.subscription = undefined;
  await store.subscribe(product, decimal(0));
  await store.redeem(position);
  expect([subscribing.calls, redeeming.calls]).toEqual([[], []]);
});

test('the renewal of one position at a time is switched; while it is, the screen says which', async () => {
  const { store, renewing, notices } = open();
  const answer = pending<unknown>();
  renewing.answers['execute'] = answer.promise;
  const switching = seen(() => store.switching);
  const first = store.renewPosition('x', false);
  await store.renewPosition('y', true);
  answer.resolve(success(undefined));
  await first;
  expect(renewing.calls).toEqual([['execute', 'x', false]]);
  expect([switching, notices.shown]).toStrictEqual([[undefined, 'x', undefined], []]);
});

test('that a renewal could not be switched is told', async () => {
  const { store, renewing, notices } = open();
  renewing.answers['execute'] = failure({ kind: 'offline' });
  await store.renewPosition('x', true);
  expect(notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.offline' } }]);
});

test('a form that is opened is shown', () => {
  const { store } = open();
  const shown = seen(() => [store.subscription, store.redemption].map((each) => each?.figure.text));
  store.beginRedemption(position, marks);
  expect(shown).toStrictEqual([
    ['', undefined],
    ['', '40'],
  ]);
});
