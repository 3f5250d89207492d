import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import type { TokenNetwork } from '../../../../../src/domain/wallet/token-network';
import { internalNetwork } from '../../../../../src/domain/wallet/withdrawal';
import { RecipientStore } from '../../../../../src/presentation/features/withdraw/recipient.store';
import { seen } from '../../../../support/stores';

const network = (name: string, more: Partial<TokenNetwork> = {}): TokenNetwork => ({
  token: 'USDT',
  network: name,
  protocol: name,
  name,
  deposits: true,
  withdrawals: true,
  minimumWithdrawal: decimal(10),
  minimumDeposit: zero,
  decimals: 6,
  withdrawalFee: decimal(1),
  confirmations: 1,
  needsMemo: false,
  ...more,
});
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const usdt = [network('ETH'), network('BSC'), network('TRX')];

function recipientOf(address: string, networks: readonly TokenNetwork[] = usdt): RecipientStore {
  const store = new RecipientStore();
  store.know({ networks });
  store.set({ address });
  return store;
}

test('a network that only one fits is recognised; of several one is chosen, and a suspended one is not', () => {
  expect(recipientOf(` ${tron} `).recipient).toEqual({ network: 'TRX', address: tron, memo: '' });
  const several = recipientOf(evm);
  expect(several.problem).toEqual({ field: 'network', kind: 'missing' });
  several.set({ chosenNetwork: 'BSC' });
  expect(several.recipient).toEqual({ network: 'BSC', address: evm, memo: '' });
  const left = recipientOf(evm, [network('ETH', { withdrawals: false }), network('BSC')]);
  expect(left.recipient).toEqual({ network: 'BSC', address: evm, memo: '' });
});

test('a wrong letter, another network and nonsense are told apart, and none of them goes on', () => {
  expect(recipientOf(evm.replace('A', 'a')).problem).toMatchObject({ kind: 'checksum' });
  expect(recipientOf(tron, [network('ETH')]).problem).toMatchObject({ kind: 'otherNetwork', like: ['TRX'] });
  expect(recipientOf('hello').problem).toMatchObject({ kind: 'noAddress' });
  expect(recipientOf('').problem).toMatchObject({ kind: 'missing' });
});

test('a memo is given or said not to be needed', () => {
  const store = recipientOf('rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', [network('XRP', { needsMemo: true })]);
  expect(store.problem).toEqual({ field: 'memo', kind: 'missing' });
  store.set({ memo: ' 42 ' });
  expect(store.recipient).toMatchObject({ memo: '42' });
  store.set({ withoutMemo: true });
  expect(store.recipient).toMatchObject({ memo: '' });
});

test('an address that only looks like a saved one blocks until exactly it is confirmed', () => {
  const alike = `0x5aae${'0'.repeat(32)}aed`.padEnd(38, '0').slice(0, 38) + 'beaed'.slice(1);
  const store = recipientOf(alike);
  const saved = { addressId: '1', label: 'Mine', network: 'ETH', address: evm, memo: '', createdAt: 0, usableAt: 0 };
  store.know({ book: { addresses: [saved], listedOnly: false, listedOnlyUntil: undefined } });
  store.set({ chosenNetwork: 'ETH' });
  expect(store.problem).toEqual({ field: 'address', kind: 'lookAlike' });
  store.set({ confirmed: 'another' });
  expect(store.recipient).toBeUndefined();
  store.set({ confirmed: alike });
  expect(store.recipient).toEqual({ network: 'ETH', address: alike, memo: '' });
  store.set({ address: evm });
  expect(store.lookAlike).toBeUndefined();
});

test('nobody is their own recipient, be it typed or saved', () => {
  const store = new RecipientStore();
  store.know({ ownUserId: '42' });
  store.choose('user');
  store.set({ userId: ' 42 ' });
  expect([store.problem, store.recipient]).toStrictEqual([{ field: 'user', kind: 'own' }, undefined]);
  store.set({ userId: '421' });
  expect(store.recipient).toEqual({ userId: '421' });
  const saved = {
    addressId: '1',
    label: 'Me',
    network: internalNetwork,
    address: '42',
    memo: '',
    createdAt: 0,
    usableAt: 0,
  };
  store.know({ book: { addresses: [saved], listedOnly: false, listedOnlyUntil: undefined } });
  store.choose('saved');
  store.set({ savedId: '1' });
  expect([store.problem, store.recipient]).toStrictEqual([{ field: 'saved', kind: 'own' }, undefined]);
});

test.each(['', 'x1', '1x', '12345678901234567'])('“%s” is no person of the exchange', (userId) => {
  const store = new RecipientStore();
  store.choose('user');
  store.set({ userId });
  expect([store.problem, store.recipient]).toStrictEqual([{ field: 'user', kind: 'missing' }, undefined]);
});

test('coins within the exchange leave over no network, whatever address was typed before', () => {
  const store = recipientOf(tron);
  const names = seen(() => store.network?.network);
  store.choose('user');
  expect(names).toStrictEqual(['TRX', undefined]);
});

const entry = (addressId: string, name: string, address: string) => ({
  addressId,
  label: `Entry ${addressId}`,
  network: name,
  address,
  memo: '',
  createdAt: 0,
  usableAt: 0,
});
const listed = (...addresses: ReturnType<typeof entry>[]) => ({
  book: { addresses, listedOnly: false, listedOnlyUntil: undefined },
});

test('a saved address goes where it was saved for, and its network bounds the amount', () => {
  const store = new RecipientStore();
  store.know({ networks: usdt, ...listed(entry('1', 'ETH', evm), entry('2', 'TRX', tron)) });
  store.choose('saved');
  expect([store.problem, store.recipient]).toStrictEqual([{ field: 'saved', kind: 'missing' }, undefined]);
  store.set({ savedId: '2' });
  expect([store.problem, store.network?.network]).toEqual([undefined, 'TRX']);
  expect(store.recipient).toEqual({ network: 'TRX', address: tron, memo: '' });
});

test('a saved address that reads like the own number is no own one', () => {
  const store = new RecipientStore();
  store.know({ networks: usdt, ownUserId: tron, ...listed(entry('2', 'TRX', tron)) });
  store.choose('saved');
  store.set({ savedId: '2' });
  expect(store.problem).toBeUndefined();
});

test('only entries that the asset can go to are offered, people of the exchange always', () => {
  const store = new RecipientStore();
  expect(store.savedForAsset).toEqual([]);
  store.know({
    networks: usdt,
    ...listed(entry('1', 'ETH', evm), entry('2', 'BTC', 'x'), entry('3', internalNetwork, '42')),
  });
  expect(store.savedForAsset.map(({ addressId }) => addressId)).toEqual(['1', '3']);
});

test('an address that looks like one that coins went to before is told of as well; a saved or chosen one never is', () => {
  const alike = `${evm.slice(0, 6)}${'0'.repeat(32)}${evm.slice(-4)}`.toLowerCase();
  const store = recipientOf(` ${alike} `, [network('ETH')]);
  expect(store.lookAlike).toBeUndefined();
  store.know({ usedBefore: [evm] });
  expect(store.lookAlike).toEqual({ address: evm, label: undefined });
  store.set({ confirmed: alike });
  expect(store.recipient).toEqual({ network: 'ETH', address: alike, memo: '' });
  store.choose('user');
  expect(store.lookAlike).toBeUndefined();
});

test('a memo that the network does not know is not sent along', () => {
  const store = recipientOf(tron);
  store.set({ memo: '42' });
  expect(store.recipient).toEqual({ network: 'TRX', address: tron, memo: '' });
});

const xrp = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
function savedOnXrp(said: object = {}): RecipientStore {
  const store = new RecipientStore();
  const entries = ['1', '2'].map((id) => ({ ...entry(id, 'XRP', xrp), ...said }));
  store.know({ networks: [network('XRP', { needsMemo: true })], ...listed(...entries) });
  store.choose('saved');
  store.set({ savedId: '1' });
  return store;
}

test('an address that was saved without a memo is asked for it, and what is said is said of it alone', () => {
  const store = savedOnXrp();
  expect([store.asksMemo, store.problem, store.recipient]).toEqual([
    true,
    { field: 'memo', kind: 'missing' },
    undefined,
  ]);
  store.set({ savedMemo: ' 42 ' });
  expect(store.recipient).toEqual({ network: 'XRP', address: xrp, memo: '42' });
  store.set({ savedWithoutMemo: true });
  expect(store.recipient).toEqual({ network: 'XRP', address: xrp, memo: '', withoutMemo: true });
  store.set({ savedId: '2' });
  expect(store.recipient).toBeUndefined();
});

test.each([
  ['a memo', { memo: '7' }, { memo: '7' }],
  ['the word that it needs none', { withoutMemo: true }, { memo: '', withoutMemo: true }],
])('an address that was saved with %s is asked for nothing', (_, said, sent) => {
  const store = savedOnXrp(said);
  expect([store.asksMemo, store.problem]).toEqual([false, undefined]);
  expect(store.recipient).toEqual({ network: 'XRP', address: xrp, ...sent });
});

test('what was said of a typed address is not said of a saved one', () => {
  const store = savedOnXrp();
  store.set({ memo: '42', withoutMemo: true });
  expect(store.recipient).toBeUndefined();
});
