import { LinkWallet } from '../../../../../src/application/account/link-wallet.use-case';
import { LinkX } from '../../../../../src/application/account/link-x.use-case';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { failure, success } from '../../../../../src/domain/shared/result';
import { LinkedAccountsStore } from '../../../../../src/presentation/features/account/linked-accounts.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';

interface Answers {
  readonly consent?: Failure;
  readonly bind?: Failure;
  readonly verifier?: Failure;
}

function setup({ consent, bind, verifier }: Answers = {}) {
  const sent: string[] = [];
  const read: string[] = [];
  const answer = async (name: string, problem: Failure | undefined) => (
    sent.push(name),
    problem ? failure(problem) : success(undefined)
  );
  const resource = (name: string) => () => ({ refresh: async () => void read.push(name) });
  const notices = new RecordedNotices();
  const queries = { wallet: resource('wallet'), publicProfile: resource('publicProfile') } as never;
  const profile = { profile: resource('profile') } as never;
  const wallet = new LinkWallet(
    { wallet: async () => success({ messageToSign: 'Sign me' }) } as never,
    { bindWallet: () => answer('bindWallet', bind) } as never,
    {
      isThere: () => true,
      connect: async () => success({ address: '0x1', chain: '1' }),
      sign: () => answer('consent', consent),
    } as never,
    queries,
    profile,
  );
  const x = new LinkX(
    {
      beginTwitter: async () => success({ url: 'https://x.test/allow', token: 't' }),
      bindTwitter: () => answer('bindX', verifier),
    } as never,
    queries,
  );
  const store = new LinkedAccountsStore(
    wallet,
    x,
    {} as never,
    queries,
    profile,
    { run: async (_action: string, act: (proof: object) => unknown) => act({}) } as never,
    notices,
  );
  return { store, sent, read, told: () => notices.shown.map(({ text }) => ('key' in text ? text.key : '')) };
}

test('a wallet signs first, then the exchange binds it', async () => {
  const { store, sent, read, told } = setup();
  expect(await store.bindWallet()).toBe(true);
  expect([sent, read, told()]).toEqual([['consent', 'bindWallet'], ['wallet', 'profile'], ['settings:wallet.bound']]);
});

test('a person who does not sign is told nothing, and nothing is sent', async () => {
  const { store, sent, told } = setup({ consent: { kind: 'cancelled' } });
  expect(await store.bindWallet()).toBe(false);
  expect([sent, told(), store.acting]).toEqual([['consent'], [], undefined]);
});

test('a wallet that is somebody else’s already is told so', async () => {
  const { store, told } = setup({ bind: { kind: 'duplicate' } });
  await store.bindWallet();
  expect(told()).toEqual(['settings:linked.taken']);
});

test('a wrong code of X is told at its field, and the dialog waits for another', async () => {
  const { store, told } = setup({ verifier: { kind: 'invalid' } });
  expect(await store.beginX()).toBe('https://x.test/allow');
  expect(await store.bindX('wrong')).toBe(false);
  expect([store.awaitingX, store.failureOfX, told()]).toEqual([true, { kind: 'invalid' }, []]);
});

test('the right one closes it', async () => {
  const { store, read } = setup();
  await store.beginX();
  expect(await store.bindX('right')).toBe(true);
  expect([store.awaitingX, read]).toEqual([false, ['publicProfile']]);
});
