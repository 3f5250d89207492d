import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { OwnCopy } from '../../../../../src/domain/social/own-copy';
import { ManageCopyStore } from '../../../../../src/presentation/features/copy-trading/manage-copy.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { seen, written } from '../../../../support/stores';

const terms = {
  mode: 'PROPORTIONAL',
  amountPerTrade: undefined,
  mostPerTrade: undefined,
  stopLoss: decimal('0.2'),
  takeProfit: undefined,
  slippage: decimal('0.01'),
  leverage: 3,
  symbols: undefined,
} as const;
const copy = {
  copyId: '7',
  status: 'ACTIVE',
  amount: decimal(100),
  taken: zero,
  worth: decimal(100),
  sharedProfit: zero,
  terms,
} as unknown as OwnCopy;

function open(answer: unknown = success(undefined)) {
  const host = exchange({ change: answer, pause: answer, stop: answer });
  const notices = new RecordedNotices();
  return { store: new ManageCopyStore(host.port, notices), host, notices };
}

test('a running copy is paused, and a paused one goes on', async () => {
  const { store, host, notices } = open();
  expect(await store.pause(copy)).toBe(true);
  await store.pause({ ...copy, status: 'PAUSED' });
  expect(host.calls).toEqual([
    ['pause', '7', true],
    ['pause', '7', false],
  ]);
  expect(notices.shown).toEqual([]);
});

test('a copy ends with its positions closed or kept, as it was said, and one thing at a time', async () => {
  const { store, host } = open();
  const busy = seen(() => store.busy);
  const both = await Promise.all([store.stop(copy, true), store.pause(copy)]);
  await store.stop(copy, false);
  expect(both).toEqual([true, false]);
  expect(host.calls).toEqual([
    ['stop', '7', true],
    ['stop', '7', false],
  ]);
  expect(busy).toEqual([false, true, false, true, false]);
});

test('one position of a copy that kept them is closed, and a refusal of it is told', async () => {
  const { store, host, notices } = open();
  expect(await store.closePosition(copy, 'PERP_BTC_USDT')).toBe(true);
  expect(host.calls).toEqual([['closePosition', '7', 'PERP_BTC_USDT']]);
  host.answers['closePosition'] = failure({ kind: 'offline' });
  expect(await store.closePosition(copy, 'PERP_BTC_USDT')).toBe(false);
  expect(notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.offline' } }]);
});

test('limits begin as they are, and go out as they were typed', async () => {
  const { store, host } = open();
  const typed = seen(() => store.terms?.stopLoss.text);
  store.beginChange(copy, decimalMarks('en-US'));
  store.terms!.stopLoss.type('15');
  expect(await store.change(copy)).toBe(true);
  const [[, copyId, sent]] = host.calls as [[string, string, typeof terms]];
  expect([copyId, sent.stopLoss.toFixed(), sent.leverage]).toEqual(['7', '0.15', 3]);
  expect(typed).toEqual([undefined, '20', '15']);
});

test('limits that were saved elsewhere meanwhile stay as they are, unless they were typed here too', async () => {
  const { store, host } = open();
  store.beginChange({ ...copy, terms: { ...terms, symbols: ['BTC_USDT', 'ETH_USDT'] } }, decimalMarks('en-US'));
  store.terms!.takeProfit.type('50');
  store.terms!.choose({ leverage: 2 });
  const elsewhere = {
    ...terms,
    mode: 'FIXED',
    amountPerTrade: decimal(20),
    leverage: 5,
    symbols: ['ETH_USDT'],
  } as const;
  await store.change({ ...copy, terms: { ...elsewhere, stopLoss: decimal('0.12') } });
  const sent = { ...elsewhere, stopLoss: '0.12', takeProfit: '0.5', leverage: 2 };
  expect(written(host.calls)).toEqual(written([['change', '7', sent]]));
});

test('an amount per trade goes out with the mode that it was typed in', async () => {
  const { store, host } = open();
  store.beginChange(
    { ...copy, terms: { ...terms, mode: 'FIXED', amountPerTrade: decimal(20) } },
    decimalMarks('en-US'),
  );
  store.terms!.perTrade.type('30');
  await store.change(copy);
  const sent = { ...terms, mode: 'FIXED', amountPerTrade: '30' };
  expect(written(host.calls)).toEqual(written([['change', '7', sent]]));
});

test('limits that are wrong, or were not begun, go nowhere', async () => {
  const { store, host } = open();
  expect(await store.change(copy)).toBe(false);
  store.beginChange(copy, decimalMarks('en-US'));
  store.terms!.stopLoss.type('100');
  expect(await store.change(copy)).toBe(false);
  // Nothing of a trade can be more than what the copy may open.
  store.terms!.stopLoss.type('10');
  store.terms!.mostPerTrade.type('300.01');
  expect(await store.change(copy)).toBe(false);
  expect(host.calls).toEqual([]);
});

test.each([
  ['a stop loss at a loss that is made already', 'stopLoss', { worth: decimal('94.5') }, '5.5', '5.6'],
  ['a take profit at a gain that is made already', 'takeProfit', { worth: decimal('104') }, '4', '4.1'],
  ['a gain of which some was shared', 'takeProfit', { worth: decimal('103'), sharedProfit: decimal(1) }, '4', '4.1'],
  ['a gain of which some was taken out', 'takeProfit', { worth: decimal('54'), taken: decimal(50) }, '4', '4.1'],
] as const)('%s goes nowhere, and one beyond it does', async (_, limit, made, met, beyond) => {
  const { store, host } = open();
  const running = { ...copy, ...made };
  store.beginChange(running, decimalMarks('en-US'));
  store.terms![limit].type(met);
  expect(await store.change(running)).toBe(false);
  store.terms![limit].type(beyond);
  expect(await store.change(running)).toBe(true);
  expect(host.times('change')).toBe(1);
});

test('a refusal is told, and something else can be asked for', async () => {
  const { store, notices } = open(failure({ kind: 'offline' }));
  expect(await store.stop(copy, true)).toBe(false);
  expect(notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.offline' } }]);
  expect(store.busy).toBe(false);
});
