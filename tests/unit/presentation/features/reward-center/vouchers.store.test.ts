import { failure, success } from '../../../../../src/domain/shared/result';
import { JoinStore } from '../../../../../src/presentation/features/campaigns/join.store';
import { VouchersStore } from '../../../../../src/presentation/features/reward-center/vouchers.store';
import { exchange } from '../../../../support/asked-exchange';
import { flushPromises } from '../../../../support/fake-scheduler';
import { seen } from '../../../../support/stores';

const done = success({ status: 'done', value: { id: '1' } });

function open(answer: unknown = done) {
  const host = exchange({ execute: answer });
  return { store: new VouchersStore({} as never, host.port), host };
}

test('a voucher is put to use once, and each tells of its own use', async () => {
  const { store, host } = open();
  const states = seen(() => store.useOf('1')?.state.status);
  store.use('1');
  store.use('1');
  store.use('2');
  await flushPromises();
  store.use('1');
  await flushPromises();
  expect(host.calls).toEqual([
    ['execute', '1'],
    ['execute', '2'],
  ]);
  expect([states.at(-1), store.useOf('2')?.state, store.useOf('3')]).toEqual([
    'done',
    { status: 'done', value: { id: '1' } },
    undefined,
  ]);
});

test.each([
  ['was refused', failure({ kind: 'offline' })],
  [
    'is known not to be used after its answer was lost',
    success({ status: 'lookedUp', outcome: { status: 'notDone' } }),
  ],
])('a voucher that %s can be tried again', async (_, answer) => {
  const { store, host } = open(answer);
  store.use('1');
  await flushPromises();
  host.answers['execute'] = done;
  store.use('1');
  await flushPromises();
  expect([host.times('execute'), store.useOf('1')?.state.status]).toEqual([2, 'done']);
});

test('somebody signs up for a campaign once', async () => {
  const host = exchange({ execute: success({ status: 'done', value: true }) });
  const store = new JoinStore(host.port);
  store.join('c');
  store.join('c');
  await flushPromises();
  expect([host.calls, store.once.state]).toEqual([[['execute', 'c']], { status: 'done', value: true }]);
});
