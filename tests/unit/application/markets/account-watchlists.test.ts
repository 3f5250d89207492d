import { noRecovery, read } from '../../../support/reads';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { AccountWatchlists } from '../../../../src/application/markets/account-watchlists';
import type { SessionState } from '../../../../src/application/session/session-state';
import type { Watchlist } from '../../../../src/domain/markets/watchlist';
import { inOrder, renamed } from '../../../../src/domain/markets/watchlist-changes';
import { failure, success } from '../../../../src/domain/shared/result';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const loggedOut: SessionState = { status: 'loggedOut', ended: false };
const loggedIn = (userId: string): SessionState => ({
  status: 'loggedIn',
  coolName: undefined,
  account: read({ userId } as never),
});

const offline = () => failure({ kind: 'offline' as const });

function fixture(kept: Watchlist[] = []) {
  const calls: string[] = [];
  let lists = kept;
  const failures: Record<string, ReturnType<typeof offline>> = {};
  const port = {
    watchlists: async () => failures['watchlists'] ?? success(lists),
    create: async ({ name, symbols }: Omit<Watchlist, 'id'>) => {
      calls.push(`create ${name}`);
      lists = [...lists, { id: String(lists.length + 1), name, symbols }];
      return success(lists);
    },
    add: async (id: string, symbol: string) => {
      calls.push(`add ${symbol} to ${id}`);
      if (failures[`add ${symbol}`]) return failures[`add ${symbol}`]!;
      lists = lists.map((list) => (list.id === id ? { ...list, symbols: [...list.symbols, symbol] } : list));
      return success(lists);
    },
    rearrange: async (changed: readonly Watchlist[]) => success((lists = [...changed])),
    takeOver: async (joined: readonly object[]) => {
      calls.push(`take over ${JSON.stringify(joined)}`);
      return success(lists);
    },
    discard: async (id: string) => success((lists = lists.filter((list) => list.id !== id))),
    remove: async () => failure({ kind: 'offline' as const }),
  };
  const session = { state: new Subject<SessionState>(loggedOut) };
  const page = { visible: new Subject(true) };
  const watchlists = new AccountWatchlists(port as never, port, session as never, noRecovery(), page);
  const elsewhere = (changed: readonly Watchlist[]): void => void (lists = [...changed]);
  return { watchlists, session, calls, failures, elsewhere, page, shown: () => watchlists.state.current };
}

const list = (id: string, name: string, ...symbols: string[]): Watchlist => ({ id, name, symbols });

test('the lists are the account’s: read on log-in and gone with the session', async () => {
  const { watchlists, session, shown } = fixture([list('1', 'Mine', 'SPOT_BTC_USDT')]);
  const stop = watchlists.start();
  expect(shown()).toEqual({ status: 'none' });
  session.state.set(loggedIn('7'));
  expect(shown()).toEqual({ status: 'loading' });
  await settled();
  expect(shown()).toMatchObject({ status: 'ready', chosen: { name: 'Mine' } });
  session.state.set(loggedOut);
  expect(shown()).toEqual({ status: 'none' });
  stop();
});

test('the first star makes a list; stars that follow at once come into the same', async () => {
  const { watchlists, session, calls, shown } = fixture();
  watchlists.start();
  session.state.set(loggedIn('7'));
  await settled();
  await Promise.all([watchlists.put(['SPOT_BTC_USDT']), watchlists.put(['SPOT_ETH_USDT'])]);
  expect(calls).toEqual(['create Favourites', 'add SPOT_ETH_USDT to 1']);
  expect(shown()).toMatchObject({ chosen: { symbols: ['SPOT_BTC_USDT', 'SPOT_ETH_USDT'] } });
});

test('a new list is the one looked at; when it goes, the first is', async () => {
  const { watchlists, session, shown } = fixture([list('1', 'Mine')]);
  watchlists.start();
  session.state.set(loggedIn('7'));
  await settled();
  await watchlists.create('  Other ');
  expect(shown()).toMatchObject({ chosen: { id: '2', name: 'Other' } });
  await watchlists.discard('2');
  expect(shown()).toMatchObject({ chosen: { id: '1' } });
});

test('lists are put in order as they are by then, and the one looked at stays', async () => {
  const { watchlists, session, shown } = fixture([list('1', 'Mine', 'A', 'B'), list('2', 'Other')]);
  watchlists.start();
  session.state.set(loggedIn('7'));
  await settled();
  const named = watchlists.rearrange((now) => renamed(now, '2', ' Majors '));
  const added = watchlists.put(['C']);
  const reordered = watchlists.rearrange((now) => inOrder(now, [list('2', 'Other'), list('1', 'Mine', 'B', 'A')]));
  expect([await named, await added, await reordered].every(({ ok }) => ok)).toBe(true);
  expect(shown()).toMatchObject({
    lists: [list('2', 'Majors'), list('1', 'Mine', 'B', 'A', 'C')],
    chosen: { id: '1' },
  });
});

test('what another device has starred or deleted since stays so when a list is renamed or put in order', async () => {
  const { watchlists, session, shown, elsewhere } = fixture([list('1', 'Mine'), list('2', 'Other'), list('3', 'Last')]);
  watchlists.start();
  session.state.set(loggedIn('7'));
  await settled();
  elsewhere([list('1', 'Mine', 'A'), list('2', 'Other', 'B')]);
  expect(await watchlists.rearrange((now) => renamed(now, '2', 'Majors'))).toMatchObject({ ok: true });
  expect(shown()).toMatchObject({ lists: [list('1', 'Mine', 'A'), list('2', 'Majors', 'B')] });
  elsewhere([list('1', 'Mine', 'A', 'C'), list('2', 'Majors', 'B')]);
  await watchlists.rearrange((now) =>
    inOrder(now, [list('2', 'Majors', 'B'), list('1', 'Mine', 'A'), list('3', 'Last')]),
  );
  expect(shown()).toMatchObject({ lists: [list('2', 'Majors', 'B'), list('1', 'Mine', 'A', 'C')] });
  expect(await watchlists.rearrange((now) => renamed(now, '3', 'Gone'))).toMatchObject({
    ok: false,
    error: { kind: 'notFound' },
  });
});

test('whoever comes back to the page sees what another device has changed, and what they saw where that cannot be read', async () => {
  const { watchlists, session, shown, elsewhere, page, failures } = fixture([list('1', 'Mine')]);
  watchlists.start();
  session.state.set(loggedIn('7'));
  await settled();
  page.visible.set(false);
  elsewhere([list('1', 'Mine', 'A')]);
  await settled();
  expect(shown()).toMatchObject({ lists: [list('1', 'Mine')] });
  page.visible.set(true);
  await settled();
  expect(shown()).toMatchObject({ lists: [list('1', 'Mine', 'A')] });
  failures['watchlists'] = offline();
  page.visible.set(false);
  page.visible.set(true);
  await settled();
  expect(shown()).toMatchObject({ lists: [list('1', 'Mine', 'A')] });
});

test('another account’s choice and answers that come late are not shown', async () => {
  const { watchlists, session, shown } = fixture([list('1', 'Mine'), list('2', 'Other')]);
  watchlists.start();
  session.state.set(loggedIn('7'));
  await settled();
  watchlists.choose('2');
  session.state.set(loggedIn('8'));
  session.state.set(loggedOut);
  await settled();
  expect(shown()).toEqual({ status: 'none' });
  session.state.set(loggedIn('8'));
  await settled();
  expect(shown()).toMatchObject({ chosen: { id: '1' } });
});

test('a change that is answered after the account was changed shows nothing of the account before', async () => {
  const { watchlists, session, shown } = fixture([list('1', 'Mine')]);
  watchlists.start();
  session.state.set(loggedIn('7'));
  await settled();
  const changing = watchlists.create('Secret plans');
  session.state.set(loggedOut);
  expect(await changing).toMatchObject({ ok: true });
  expect(shown()).toEqual({ status: 'none' });
});

test('a change that waits for another is not sent once somebody else is logged in', async () => {
  const { watchlists, session, calls } = fixture([list('1', 'Mine')]);
  watchlists.start();
  session.state.set(loggedIn('7'));
  await settled();
  const changing = [watchlists.create('Alts'), watchlists.create('Secret plans')];
  // The first is on its way.
  while (calls.length === 0) await Promise.resolve();
  session.state.set(loggedIn('8'));
  await Promise.all(changing);
  expect(calls).toEqual(['create Alts']);
});

test('what one reader stops is not stopped for another, however often it says so', async () => {
  const { watchlists, session, shown } = fixture([list('1', 'Mine')]);
  const stopFirst = watchlists.start();
  const stopSecond = watchlists.start();
  stopFirst();
  stopFirst();
  session.state.set(loggedIn('7'));
  await settled();
  expect(shown()).toMatchObject({ status: 'ready' });
  stopSecond();
  session.state.set(loggedOut);
  expect(shown()).toMatchObject({ status: 'ready' });
  watchlists.start();
  expect(shown()).toEqual({ status: 'none' });
});

test('what the exchange refuses is said, and changes nothing', async () => {
  const { watchlists, session, shown } = fixture([list('1', 'Mine', 'SPOT_BTC_USDT')]);
  watchlists.start();
  session.state.set(loggedIn('7'));
  await settled();
  expect(await watchlists.take('SPOT_BTC_USDT')).toMatchObject({ ok: false, error: { kind: 'offline' } });
  expect(shown()).toMatchObject({ chosen: { symbols: ['SPOT_BTC_USDT'] } });
});

test('whose lists cannot be told because the account cannot be read says so, and reads the account again', async () => {
  const account = { status: 'failed', failure: { kind: 'offline' } } as const;
  const readAccount = jest.fn(async () => undefined);
  const session = {
    state: new Subject<SessionState>({ status: 'loggedIn', coolName: undefined, account }),
    readAccount,
  };
  const page = { visible: new Subject(true) };
  const watchlists = new AccountWatchlists({} as never, {} as never, session as never, noRecovery(), page);
  watchlists.start();
  expect(watchlists.state.current).toEqual({ status: 'failed', failure: { kind: 'offline' } });
  await watchlists.read();
  expect(readAccount).toHaveBeenCalledTimes(1);
});

describe('lists of an account that is logged in', () => {
  async function loggedInWith(...kept: Watchlist[]) {
    const of = fixture(kept);
    of.watchlists.start();
    of.session.state.set(loggedIn('7'));
    await settled();
    return of;
  }

  test('can be looked at one after the other, and get another name', async () => {
    const { watchlists, shown } = await loggedInWith(list('1', 'Mine'), list('2', 'Other'));
    watchlists.choose('2');
    expect(shown()).toMatchObject({ chosen: { id: '2' } });
    expect(await watchlists.rearrange((now) => renamed(now, '2', '  New '))).toEqual(success(undefined));
    expect(shown()).toMatchObject({ lists: [{ name: 'Mine' }, { name: 'New' }], chosen: { name: 'New' } });
  });

  test('are chosen once they are there', async () => {
    const { watchlists, session, shown } = fixture([list('1', 'Mine'), list('2', 'Other')]);
    watchlists.start();
    session.state.set(loggedIn('7'));
    watchlists.choose('2');
    expect(shown()).toEqual({ status: 'loading' });
    await settled();
    expect(shown()).toMatchObject({ chosen: { id: '2' } });
  });

  test('take over what was starred on this device, into the list that is looked at', async () => {
    const { watchlists, calls } = await loggedInWith(list('1', 'Mine'));
    await watchlists.takeOver(['SPOT_BTC_USDT']);
    const first = fixture();
    await first.watchlists.takeOver(['SPOT_BTC_USDT']);
    expect([calls, first.calls]).toEqual([
      ['take over [{"name":"Mine","symbols":["SPOT_BTC_USDT"]}]'],
      ['take over [{"name":"Favourites","symbols":["SPOT_BTC_USDT"]}]'],
    ]);
  });

  test('are not known where they cannot be read, and are once they can', async () => {
    const { watchlists, session, failures, shown } = fixture([list('1', 'Mine')]);
    failures['watchlists'] = offline();
    watchlists.start();
    session.state.set(loggedIn('7'));
    await settled();
    expect(shown()).toEqual({ status: 'failed', failure: { kind: 'offline' } });
    delete failures['watchlists'];
    await watchlists.read();
    expect(shown()).toMatchObject({ status: 'ready' });
    session.state.set(loggedIn('7'));
    expect(shown()).toMatchObject({ status: 'ready' });
  });

  test('take no more markets after the first that is refused', async () => {
    const { watchlists, failures, calls } = await loggedInWith(list('1', 'Mine'));
    failures['add SPOT_ETH_USDT'] = offline();
    expect(await watchlists.put(['SPOT_BTC_USDT', 'SPOT_ETH_USDT', 'SPOT_SOL_USDT'])).toEqual(offline());
    expect(calls).toEqual(['add SPOT_BTC_USDT to 1', 'add SPOT_ETH_USDT to 1']);
    expect(await watchlists.put(['SPOT_SOL_USDT'])).toEqual(success(undefined));
  });

  test('take nothing out where there is none', async () => {
    const { watchlists } = await loggedInWith();
    expect(await watchlists.take('SPOT_BTC_USDT')).toEqual(success(undefined));
  });

  test('are not changed to those of an account that is only being read', async () => {
    const { watchlists, session, shown } = fixture([list('1', 'Mine')]);
    expect(shown()).toEqual({ status: 'none' });
    watchlists.start();
    session.state.set({ status: 'loggedIn', coolName: undefined, account: { status: 'loading' } });
    expect(shown()).toEqual({ status: 'loading' });
  });
});
