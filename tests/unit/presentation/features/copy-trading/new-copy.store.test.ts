import { success, failure } from '../../../../../src/domain/shared/result';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import type { StartCopy } from '../../../../../src/application/social/start-copy.use-case';
import { NewCopyStore } from '../../../../../src/presentation/features/copy-trading/new-copy.store';
import { seen } from '../../../../support/stores';
import { movable } from '../../../../support/movable';

const offered = {
  profitShare: 0.1,
  minAmount: decimal(50),
  maxAmount: decimal(1_000_000),
  maxLeverage: 5,
  maxSlippage: 0.05,
  counterCopy: true,
  symbols: [],
  copiers: 0,
  copiersInProfit: 0,
  medianReturn: undefined,
} as const;

function setUp(
  answer: Awaited<ReturnType<StartCopy['execute']>>,
  balance = '1000',
  inMargin: Readonly<Record<string, string>> = {},
) {
  const sent: Parameters<StartCopy['execute']>[0][] = [];
  const starting = {
    execute: (copy: (typeof sent)[number]) => {
      sent.push(copy);
      return Promise.resolve(answer);
    },
  };
  const store = new NewCopyStore(starting as unknown as StartCopy, movable({ USDT: balance }, inMargin));
  store.begin(decimalMarks('en-US'));
  return { store, sent };
}

const done = success({ status: 'done' as const, value: { copyId: '7' } });

test('what contracts stand on is not put into a copy', async () => {
  const { store, sent } = setUp(done, '1000', { USDT: '400' });
  const { available, inMargin } = store.bounds(offered);
  expect([available, inMargin]).toEqual([decimal(600), decimal(400)]);
  store.choose({ agreed: true });
  store.draft!.amount.type('600.01');
  await store.start('1', offered);
  expect(sent).toEqual([]);
});

test('nothing is sent before the risk is agreed to, nor beyond what there is', async () => {
  const { store, sent } = setUp(done);
  store.draft!.amount.type('500');
  await store.start('1', offered);
  store.choose({ agreed: true });
  store.draft!.amount.type('1000.01');
  await store.start('1', offered);
  store.draft!.amount.type('49');
  await store.start('1', offered);
  expect(sent).toEqual([]);
});

test('what there is is as much as can be typed', () => {
  const { store } = setUp(done, '1936.48793083');
  expect(store.bounds(offered).available?.toFixed()).toBe('1936.48');
});

test('pressed twice, it starts once', async () => {
  const { store, sent } = setUp(done);
  store.draft!.amount.type('500');
  store.choose({ agreed: true, counter: true });
  await Promise.all([store.start('1', offered), store.start('1', offered)]);
  expect(sent.map(({ strategyId, amount, counter }) => [strategyId, amount.toFixed(), counter])).toEqual([
    ['1', '500', true],
  ]);
  expect(store.draft!.once.state).toEqual({ status: 'done', value: { copyId: '7' } });
});

test('what was typed stays when it is refused', async () => {
  const { store } = setUp(failure({ kind: 'offline' }));
  store.draft!.amount.type('500');
  store.draft!.terms.stopLoss.type('10');
  store.choose({ agreed: true });
  await store.start('1', offered);
  expect(store.draft!.once.state).toEqual({ status: 'typing', failure: { kind: 'offline' } });
  expect([store.draft!.amount.text, store.draft!.terms.stopLoss.text, store.agreed]).toEqual(['500', '10', true]);
});

test('each copy begins anew: nothing typed, not the other side, and the risk not agreed to', async () => {
  const { store, sent } = setUp(done);
  const shown = seen(() => [store.draft?.amount.text, store.counter, store.agreed]);
  store.draft!.amount.type('500');
  store.choose({ agreed: true, counter: true });
  store.begin(decimalMarks('en-US'));
  store.draft!.amount.type('500');
  await store.start('1', offered);
  expect(sent).toEqual([]);
  expect(shown).toEqual([
    ['', false, false],
    ['500', false, false],
    ['500', true, true],
    ['', false, false],
    ['500', false, false],
  ]);
});
