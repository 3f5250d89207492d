import type { TransferMoney, TransferOrder } from '../../../../../src/application/wallet/transfer-money.use-case';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { TransferStore } from '../../../../../src/presentation/features/transfer/transfer.store';
import { seen } from '../../../../support/stores';
import { pending } from '../../../application/trading/trading-fakes';

type End = Awaited<ReturnType<TransferMoney['execute']>>;

const order = { asset: 'USDT', amount: decimal(5), fromAccountId: 'a', toAccountId: 'b' } as TransferOrder;

function open() {
  const sent: TransferOrder[] = [];
  const answer = pending<End>();
  let lose = (): void => undefined;
  const execute = (wish: TransferOrder, onLost: () => void): Promise<End> => {
    sent.push(wish);
    lose = onLost;
    return answer.promise;
  };
  const store = new TransferStore({} as never, {} as never, { execute } as never, {} as never);
  return { store, sent, answer: answer.resolve, lose: () => lose(), states: seen(() => store.state) };
}

test('money is moved once, and the end tells what was moved', async () => {
  const { store, sent, answer, states } = open();
  const moving = Promise.all([store.send(order), store.send({ ...order, amount: decimal(6) })]);
  answer({ status: 'done' });
  await moving;
  expect(sent).toEqual([order]);
  expect(states).toEqual([{ status: 'typing' }, { status: 'sending', lost: false }, { status: 'done', order }]);
});

test('that the answer was lost is told while the exchange is asked, and no other begins meanwhile', async () => {
  const { store, sent, answer, lose, states } = open();
  const moving = store.send(order);
  lose();
  store.begin();
  await store.send(order);
  expect(store.state).toEqual({ status: 'sending', lost: true });
  answer({ status: 'refused', failure: { kind: 'offline' } });
  await moving;
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toEqual({ status: 'refused', failure: { kind: 'offline' } });
});

test('what was said of the last try is over once somebody types again', async () => {
  const { store, answer } = open();
  answer({ status: 'refused', failure: { kind: 'offline' } });
  await store.send(order);
  store.begin();
  expect(store.state).toEqual({ status: 'typing' });
});
