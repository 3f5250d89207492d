import type { SessionState } from '../../../../src/application/session/session-state';
import { success } from '../../../../src/domain/shared/result';
import { loggedIn, loggedOut, loggingIn, visit } from './preferences-fakes';

describe('a choice made while the account is read', () => {
  const old = loggedIn('1', { 'confirm.market': true, density: 'compact' });
  const asked = { 'confirm.market': false } as const;

  test('wins over the answer that comes after it was kept', async () => {
    const { session, exchange, preferences, chosen } = visit(loggingIn);
    await preferences.choose(asked);
    expect(chosen()['confirm.market']).toBe(false);
    session.set(old);
    expect(chosen()).toMatchObject({ 'confirm.market': false, density: 'compact' });
    expect(exchange.saved).toEqual([asked]);
  });

  test('wins over the answer that comes before it was kept', async () => {
    const { session, exchange, preferences, chosen } = visit(loggingIn);
    const release = exchange.hold();
    const kept = preferences.choose(asked);
    session.set(old);
    expect(chosen()['confirm.market']).toBe(true);
    release();
    expect(await kept).toEqual(success(undefined));
    expect(chosen()).toMatchObject({ 'confirm.market': false, density: 'compact' });
  });

  test('is in the copy for the next first paint and for other tabs', async () => {
    const { session, storage, preferences } = visit(loggingIn);
    await preferences.choose(asked);
    session.set(old);
    expect(visit({ status: 'unknown' }, storage).chosen()['confirm.market']).toBe(false);
  });

  test('wins over the copy of the visit before, and over what a visitor chose', async () => {
    const { storage } = visit(loggedIn('1', { theme: 'contrast' }));
    storage.write('theme', 'light');
    const again = visit(loggingIn, storage);
    await again.preferences.choose({ theme: 'system' });
    expect(again.chosen().theme).toBe('system');
    again.session.set(loggedIn('1', { theme: 'contrast' }));
    expect(again.chosen().theme).toBe('system');
    expect(again.exchange.saved).toEqual([{ theme: 'system' }]);
  });

  test('gives way to a later one', async () => {
    const { session, preferences, chosen } = visit(loggingIn);
    await preferences.choose({ theme: 'light' });
    await preferences.choose({ theme: 'contrast' });
    expect(chosen().theme).toBe('contrast');
    session.set(loggedIn('1', { theme: 'dark' }));
    await preferences.choose({ theme: 'system' });
    expect(chosen().theme).toBe('system');
    // The account is told again, with a name that was read meanwhile.
    session.set({ ...old, coolName: 'Quiet Heron' } as SessionState);
    expect(chosen().theme).toBe('system');
  });

  test('is not shown where it could not be kept', async () => {
    const { session, exchange, preferences, chosen } = visit(loggingIn);
    exchange.down = true;
    await preferences.choose(asked);
    expect(chosen()['confirm.market']).toBe(true);
    session.set(old);
    expect(chosen()['confirm.market']).toBe(true);
  });

  test.each<[string, readonly SessionState[]]>([
    ['before its account was known', [loggedOut]],
    ['after its account was known', [old, loggedOut]],
  ])('goes with a session that ends %s, and is not the next one’s', async (_, course) => {
    const { session, exchange, preferences, chosen } = visit(loggingIn);
    await preferences.choose(asked);
    const release = exchange.hold();
    const late = preferences.choose({ theme: 'light' });
    course.forEach((state) => session.set(state));
    expect(chosen()['confirm.market']).toBe(true);
    session.set(loggingIn);
    release();
    await late;
    expect(chosen()).toMatchObject({ 'confirm.market': true, theme: 'dark' });
    session.set(loggedIn('2'));
    expect(chosen()).toMatchObject({ 'confirm.market': true, theme: 'dark' });
  });

  test('is not another account’s to which one switches', async () => {
    const { session, exchange, preferences, chosen } = visit(loggedIn('1'));
    const release = exchange.hold();
    const late = preferences.choose({ theme: 'light' });
    session.set(loggedIn('2', { theme: 'contrast' }));
    release();
    await late;
    expect(chosen().theme).toBe('contrast');
  });
});

describe('a choice made before it is known whether somebody is logged in', () => {
  test('is the account’s where somebody is', async () => {
    const { session, exchange, preferences, chosen } = visit({ status: 'unknown' });
    const kept = preferences.choose({ theme: 'light' });
    session.set(loggingIn);
    await kept;
    expect(exchange.saved).toEqual([{ theme: 'light' }]);
    session.set(loggedIn('1', { theme: 'contrast' }));
    expect(chosen().theme).toBe('light');
  });

  test('stays on the device where nobody is', async () => {
    const { session, exchange, storage, preferences } = visit({ status: 'unknown' });
    const kept = preferences.choose({ theme: 'light' });
    session.set(loggedOut);
    await kept;
    expect(exchange.saved).toEqual([]);
    expect(visit(loggedOut, storage).chosen().theme).toBe('light');
  });
});

describe('a choice made on another device', () => {
  const here = loggedIn('1', { 'confirm.market': false, theme: 'light' });
  const there = loggedIn('1', { 'confirm.market': true, theme: 'light' });
  const readAgain = (state: SessionState): SessionState =>
    state.status === 'loggedIn' && state.account.status === 'ready'
      ? { ...state, account: { ...state.account, refreshing: true } }
      : state;

  test('is taken over as soon as the account is read again', () => {
    const { session, exchange, storage, chosen } = visit(here);
    session.set(there);
    expect(chosen()['confirm.market']).toBe(true);
    expect(visit({ status: 'unknown' }, storage).chosen()['confirm.market']).toBe(true);
    expect(exchange.saved).toEqual([]);
  });

  test('gives way to one that was kept here while the account was read', async () => {
    const { session, preferences, chosen } = visit(here);
    session.set(readAgain(here));
    await preferences.choose({ theme: 'contrast' });
    session.set(there);
    expect(chosen()).toMatchObject({ theme: 'contrast', 'confirm.market': true });
    session.set(loggedIn('1', { theme: 'dark' }));
    expect(chosen().theme).toBe('dark');
  });

  test('wins over one that was kept here before a reading that failed', async () => {
    const { session, preferences, chosen } = visit(here);
    session.set(readAgain(here));
    await preferences.choose({ theme: 'contrast' });
    session.set({ ...here });
    session.set(there);
    expect(chosen().theme).toBe('light');
  });

  test('does not undo what was brought along, of which the account may not have been told yet', async () => {
    const { session, preferences, chosen } = visit();
    await preferences.choose({ numbers: 'comma' });
    session.set(here);
    session.set(there);
    expect(chosen()).toMatchObject({ numbers: 'comma', 'confirm.market': true });
  });
});
