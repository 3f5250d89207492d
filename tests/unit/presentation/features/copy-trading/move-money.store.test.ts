import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal, type Decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { OwnCopy } from '../../../../../src/domain/social/own-copy';
import type { MoveCopyMoney } from '../../../../../src/application/social/move-copy-money.use-case';
import { MoveMoneyStore } from '../../../../../src/presentation/features/copy-trading/move-money.store';
import { movable } from '../../../../support/movable';

const copy = { copyId: '7', takeable: decimal(300) } as OwnCopy;

interface Setting {
  readonly refusal?: 'offline';
  readonly balance?: string;
  readonly inMargin?: Readonly<Record<string, string>>;
}

function setUp({ refusal, balance = '1000', inMargin }: Setting = {}) {
  const sent: string[] = [];
  const move = {
    execute: async (copyId: string, amount: Decimal) => {
      sent.push(`${copyId} ${amount.toFixed()}`);
      return refusal
        ? failure({ kind: refusal })
        : success({ status: 'done' as const, value: { amount, shared: undefined } });
    },
  };
  const store = new MoveMoneyStore(move as unknown as MoveCopyMoney, movable({ USDT: balance }, inMargin));
  store.begin(decimalMarks('en-US'));
  return { store, sent };
}

test('what contracts of the account stand on is not added, and keeps nothing in the copy', async () => {
  const { store, sent } = setUp({ inMargin: { USDT: '900.005' } });
  const { available, inMargin } = store.bounds(copy);
  expect([available, inMargin]).toEqual([decimal('99.99'), decimal('900.005')]);
  store.draft!.amount.type('100');
  await store.send(copy);
  expect(sent).toEqual([]);
  store.choose('take');
  expect([store.bounds(copy).available, store.bounds(copy).inMargin]).toEqual([decimal(300), undefined]);
});

test('what is added comes from the account, what is taken is what is free, each sent once', async () => {
  const { store, sent } = setUp();
  store.draft!.amount.type('1000.01');
  await store.send(copy);
  expect(sent).toEqual([]);
  store.draft!.amount.type('1000');
  await Promise.all([store.send(copy), store.send(copy)]);
  store.begin(decimalMarks('en-US'));
  store.choose('take');
  store.draft!.amount.type('300.01');
  await store.send(copy);
  store.draft!.amount.type('300');
  await store.send(copy);
  expect(sent).toEqual(['7 1000', '7 -300']);
});

test('what there is is as much as can be typed', () => {
  const { store } = setUp({ balance: '1936.48793083' });
  const bounds = (takeable: string) => store.bounds({ ...copy, takeable: decimal(takeable) }).available?.toFixed();
  expect(bounds('300')).toBe('1936.48');
  store.choose('take');
  expect(bounds('100.559')).toBe('100.55');
});

test('what was typed stays when it is refused', async () => {
  const { store } = setUp({ refusal: 'offline' });
  store.draft!.amount.type('12.5');
  await store.send(copy);
  expect(store.draft!.amount.text).toBe('12.5');
  expect(store.draft!.once.state).toEqual({ status: 'typing', failure: { kind: 'offline' } });
});
