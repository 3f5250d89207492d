import { success } from '../../../../../src/domain/shared/result';
import type { Failure, Outcome } from '../../../../../src/application/kernel/failure';
import { FollowTrader } from '../../../../../src/application/social/follow-trader.use-case';
import { FollowingQueries } from '../../../../../src/application/social/following.queries';
import { TradersQueries } from '../../../../../src/application/social/traders.queries';
import { FollowsStore } from '../../../../../src/presentation/features/people/follows.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';

/** The exchange's side: whom somebody follows, and how the next act ends. */
function open() {
  const followed = new Set<string>(['bo']);
  const notices: string[] = [];
  let next: Failure | undefined;
  const act = async (change: () => void): Outcome<never> => {
    const failure = next;
    next = undefined;
    if (failure) return { ok: false, error: failure };
    change();
    return success({ following: true, followers: 1 }) as never;
  };
  const cache = new PlainResourceCache({ now: () => 0 });
  const queries = new FollowingQueries(cache, {
    following: async () => success([]),
    followingIds: async () => success([...followed]),
  });
  const traders = new TradersQueries(cache, {
    overview: async () => ({ ok: false, error: { kind: 'notFound' } }),
  } as never);
  const commands = {
    follow: (uuid: string) => act(() => followed.add(uuid)),
    unfollow: (uuid: string) => act(() => followed.delete(uuid)),
  };
  const store = new FollowsStore(queries, new FollowTrader(commands, queries, traders), {
    show: (_kind, text) => notices.push('key' in text ? text.key : text.text),
  });
  store.start();
  return { store, notices, followed, fail: (failure: Failure) => (next = failure) };
}
const ids = (store: FollowsStore) => [...(store.ids ?? [])].sort();
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('follows and leaves, and shows it once the exchange has said so', async () => {
  const { store } = open();
  await settled();
  expect(ids(store)).toEqual(['bo']);
  const acting = store.toggle('ada');
  expect([ids(store), store.busy.has('ada')]).toEqual([['bo'], true]);
  await acting;
  expect([ids(store), store.busy.has('ada')]).toEqual([['ada', 'bo'], false]);
  await store.toggle('bo');
  expect(ids(store)).toEqual(['ada']);
});

test('what could not be done is told and changes nothing', async () => {
  const { store, notices, fail } = open();
  await settled();
  fail({ kind: 'offline' });
  await store.toggle('ada');
  expect([ids(store), notices]).toEqual([['bo'], ['common:failure.offline']]);
});

test('what is so already, since an answer was lost, is no failure', async () => {
  const { store, notices, followed, fail } = open();
  await settled();
  followed.add('ada');
  fail({ kind: 'duplicate' });
  await store.toggle('ada');
  expect([ids(store), notices]).toEqual([['ada', 'bo'], []]);
  followed.delete('ada');
  fail({ kind: 'notFound' });
  await store.toggle('ada');
  expect([ids(store), notices]).toEqual([['bo'], []]);
});
