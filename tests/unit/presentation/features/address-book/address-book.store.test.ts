import { failure, success } from '../../../../../src/domain/shared/result';
import type { BookedAddress } from '../../../../../src/domain/wallet/address-book';
import { AddressBookStore } from '../../../../../src/presentation/features/address-book/address-book.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { proof, proving, seen } from '../../../../support/stores';

const address = { label: ' Purse ', network: 'TRX', address: 'T1', memo: '' };
const booked = { ...address, label: 'Purse', addressId: '1' } as BookedAddress;
const offline = failure({ kind: 'offline' });

function open() {
  const host = exchange({ add: success(booked) });
  const reads = { addressBook: () => 'book', networkNames: () => 'names' };
  const notices = new RecordedNotices();
  const { acts, stepUp } = proving();
  return {
    store: new AddressBookStore(reads as never, reads as never, host.port, stepUp, notices),
    host,
    notices,
    acts,
  };
}

test('an address is added once, proven as what was typed, and told by its name', async () => {
  const { store, host, acts, notices } = open();
  const forms = seen(() => store.adding);
  const busy = seen(() => store.busy);
  store.open(true);
  const [first, second] = await Promise.all([store.add(address), store.add(address)]);
  expect([first, second]).toEqual([success(booked), failure({ kind: 'cancelled' })]);
  expect(host.calls).toEqual([['add', address, proof]]);
  expect(acts).toEqual([{ action: 'WITHDRAWAL_ADDRESS', subject: { ...address, label: 'Purse' } }]);
  expect(notices.shown).toEqual([{ kind: 'success', text: { key: 'addressBook:added', values: { name: 'Purse' } } }]);
  expect([forms, busy]).toEqual([
    [false, true, false],
    [false, true, false],
  ]);
});

test('the form stays open when an address is refused', async () => {
  const { store, host, notices } = open();
  host.answers['add'] = offline;
  store.open(true);
  expect(await store.add(address)).toEqual(offline);
  expect([store.adding, notices.shown, store.busy]).toEqual([true, [], false]);
});

test.each([
  ['removed', success(undefined)],
  ['gone already', failure({ kind: 'notFound' })],
])('an address that is %s is told to be removed, and nothing is asked any more', async (_, answer) => {
  const { store, host, notices, acts } = open();
  host.answers['remove'] = answer;
  const asked = seen(() => store.removing);
  store.ask(booked);
  await store.remove(booked);
  expect([host.calls, acts, asked]).toStrictEqual([[['remove', '1']], [], [undefined, booked, undefined]]);
  expect(notices.shown).toEqual([{ kind: 'success', text: { key: 'addressBook:removed', values: { name: 'Purse' } } }]);
  expect(store.failure).toBeUndefined();
});

test('that an address could not be removed is told on the page', async () => {
  const { store, host, notices } = open();
  host.answers['remove'] = offline;
  const failures = seen(() => store.failure);
  await store.remove(booked);
  expect([failures, notices.shown]).toEqual([[undefined, { kind: 'offline' }], []]);
});

test('that coins go to saved addresses alone takes no proof; that they may go elsewhere does', async () => {
  const { store, host, acts } = open();
  await store.setListedOnly(true);
  expect(acts).toEqual([]);
  await store.setListedOnly(false);
  expect(host.calls).toEqual([
    ['setListedOnly', true, {}],
    ['setListedOnly', false, proof],
  ]);
  expect(acts).toEqual([{ action: 'WITHDRAWAL_ADDRESS', subject: { listedOnly: 'false' } }]);
});

test('whether coins are to go to saved addresses alone is asked, until it is answered', async () => {
  const { store } = open();
  const asked = seen(() => store.limiting);
  store.askLimit(true);
  await store.setListedOnly(true);
  expect(asked).toEqual([false, true, false]);
});

test('a proof is of the address alone, whatever was said of its memo', async () => {
  const { store, acts, host } = open();
  const shared = { ...address, network: 'XRP', withoutMemo: true } as const;
  await store.add(shared);
  expect(acts).toEqual([
    { action: 'WITHDRAWAL_ADDRESS', subject: { label: 'Purse', network: 'XRP', address: 'T1', memo: '' } },
  ]);
  expect(host.calls).toEqual([['add', shared, proof]]);
});

test('that the rule could not be changed is told until it could, or somebody gave the proof up', async () => {
  const { store, host } = open();
  host.answers['setListedOnly'] = offline;
  await store.setListedOnly(true);
  expect(store.failure).toEqual({ kind: 'offline' });
  host.answers['setListedOnly'] = success(undefined);
  await store.setListedOnly(true);
  expect(store.failure).toBeUndefined();
  host.answers['setListedOnly'] = failure({ kind: 'cancelled' });
  await store.setListedOnly(false);
  expect(store.failure).toBeUndefined();
});

test('what is on the page is read from the book', () => {
  const { store } = open();
  expect([store.book(), store.networkNames()]).toEqual(['book', 'names']);
});
