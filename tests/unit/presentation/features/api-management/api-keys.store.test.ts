import { failure, success } from '../../../../../src/domain/shared/result';
import type { ApiKey } from '../../../../../src/domain/security/api-key';
import { ApiKeysStore } from '../../../../../src/presentation/features/api-management/api-keys.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { proof, proving, seen } from '../../../../support/stores';
import { pending } from '../../../application/trading/trading-fakes';

const key = { id: '1', name: 'desk' } as ApiKey;
const made = { ...key, secret: 's3cret' };
const wish = { name: 'desk', permissions: ['READ', 'TRADE'], ipList: ['203.0.113.7', '203.0.113.8'] } as const;

function open() {
  const host = exchange({ create: success(made), setIpList: success(key) });
  const reads = { keys: (subUserId?: string) => `keys of ${subUserId ?? 'me'}` };
  const accounts = { list: () => 'accounts' };
  const notices = new RecordedNotices();
  const { acts, stepUp } = proving();
  const clock = { now: () => 42 };
  const unread = {} as never;
  const store = new ApiKeysStore(reads as never, accounts as never, host.port, stepUp, notices, unread, clock);
  return { store, host, notices, acts };
}

test('a key is made once, proven as exactly what it may and from where, and its secret is there until it is kept', async () => {
  const { store, host, acts } = open();
  const busy = seen(() => store.busy);
  const shown = seen(() => store.created?.secret);
  const forms = seen(() => store.creating);
  store.openForm();
  const [first, second] = await Promise.all([store.create(wish), store.create(wish)]);
  expect([first, second]).toEqual([success(made), failure({ kind: 'cancelled' })]);
  expect(host.calls).toEqual([['create', { ...wish, subUserId: undefined }, proof]]);
  const subject = { name: 'desk', permissions: 'READ,TRADE', ipList: '203.0.113.7,203.0.113.8', subUserId: '' };
  expect(acts).toEqual([{ action: 'CREATE_CREDENTIAL', subject }]);
  expect(busy).toEqual([false, true, false]);
  store.leave();
  expect([shown, forms]).toStrictEqual([
    [undefined, 's3cret', undefined],
    [false, true, false],
  ]);
});

test('keys of a sub-account are made, changed and removed there', async () => {
  const { store, host, acts } = open();
  const chosen = seen(() => store.subUserId);
  store.choose('7');
  await store.create(wish);
  await store.setIpList(key, []);
  await store.remove(key);
  expect(host.calls).toEqual([
    ['create', { ...wish, subUserId: '7' }, proof],
    ['setIpList', key, [], proof, '7'],
    ['remove', key, proof, '7'],
  ]);
  expect(acts[0]).toMatchObject({ subject: { subUserId: '7' } });
  expect(chosen).toEqual([undefined, '7']);
});

test('addresses that are changed and keys that are removed are proven and told by the name of the key', async () => {
  const { store, acts, notices } = open();
  await store.setIpList(key, ['203.0.113.7', '203.0.113.9']);
  await store.remove(key);
  expect(acts).toEqual([
    { action: 'EDIT_CREDENTIAL', subject: { credentialId: '1', ipList: '203.0.113.7,203.0.113.9' } },
    { action: 'DELETE_CREDENTIAL', subject: { credentialId: '1' } },
  ]);
  expect(notices.shown).toEqual([
    { kind: 'success', text: { key: 'credentials:notice.addresses', values: { name: 'desk' } } },
    { kind: 'success', text: { key: 'credentials:notice.removed', values: { name: 'desk' } } },
  ]);
});

test('what is refused is answered, told as no success, and shows no secret', async () => {
  const { store, host, notices } = open();
  const refused = failure({ kind: 'offline' });
  Object.assign(host.answers, { create: refused, setIpList: refused, remove: refused });
  expect([await store.create(wish), await store.setIpList(key, []), await store.remove(key)]).toEqual([
    refused,
    refused,
    refused,
  ]);
  expect([store.created, notices.shown, store.busy]).toEqual([undefined, [], false]);
});

test('while one is written no other is', async () => {
  const { store, host } = open();
  const answer = pending<unknown>();
  host.answers['remove'] = answer.promise;
  const removing = store.remove(key);
  expect(await store.setIpList(key, [])).toEqual(failure({ kind: 'cancelled' }));
  answer.resolve(success(undefined));
  await removing;
  expect(host.times('setIpList')).toBe(0);
});

test('what is on the page is read of the account that was asked for', () => {
  const { store } = open();
  expect([store.keysOf('7'), store.keysOf(undefined), store.subAccounts(), store.now()]).toEqual([
    'keys of 7',
    'keys of me',
    'accounts',
    42,
  ]);
});

describe('whoever was logged out while they made a key', () => {
  const typed = { name: 'desk', permissions: ['READ', 'TRADE'] } as const;
  const writing = () => {
    const { store } = open();
    store.resume('ada');
    store.openForm();
    store.typed(typed);
    return store;
  };

  it('finds the form as it was', () => {
    const store = writing();
    store.wait();
    expect(store.creating).toBe(false);
    store.resume('ada');
    expect([store.creating, store.draft]).toEqual([true, typed]);
    store.leave();
    expect([store.creating, store.draft]).toEqual([false, {}]);
  });

  it('leaves nothing to anybody else', () => {
    const store = writing();
    store.wait();
    store.resume('bea');
    expect([store.creating, store.draft]).toEqual([false, {}]);
    store.wait();
    store.resume('ada');
    expect(store.creating).toBe(false);
  });

  it('finds no form where none was open, and no secret', async () => {
    const { store } = open();
    store.resume('ada');
    store.wait();
    store.resume('ada');
    expect(store.creating).toBe(false);
    store.openForm();
    await store.create(wish);
    store.wait();
    store.resume('ada');
    expect([store.creating, store.created]).toEqual([false, undefined]);
  });
});
