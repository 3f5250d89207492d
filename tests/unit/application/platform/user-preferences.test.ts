import { read } from '../../../support/reads';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { UserPreferences } from '../../../../src/application/platform/user-preferences';
import type { SessionState } from '../../../../src/application/session/session-state';
import type { Preferences } from '../../../../src/domain/account/account-profile';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryLog, MemoryStorage } from '../../../fakes/memory-platform';

const loggedOut: SessionState = { status: 'loggedOut', ended: false };

function loggedIn(userId: string, preferences: Preferences = {}): SessionState {
  return {
    status: 'loggedIn',
    coolName: undefined,
    account: read({
      userId,
      applicationId: undefined,
      email: undefined,
      main: true,
      alias: '',
      eu: false,
      language: undefined,
      preferences,
    }),
  };
}

const loggingIn: SessionState = { status: 'loggedIn', account: { status: 'loading' }, coolName: undefined };

class Exchange {
  saved: object[] = [];
  down = false;
  /** Answers wait for it. */
  answers: Promise<void> = Promise.resolve();

  async saveLanguage() {
    return success(undefined);
  }

  async savePreferences(changes: object) {
    if (this.down) return failure({ kind: 'offline' as const });
    this.saved.push(changes);
    await this.answers;
    return success({});
  }

  /** @returns what lets the answers go. */
  hold(): () => void {
    let release = (): void => undefined;
    this.answers = new Promise((resolve) => (release = resolve));
    return release;
  }
}

function visit(state: SessionState = loggedOut, storage = new MemoryStorage()) {
  const session = new Subject<SessionState>(state);
  const exchange = new Exchange();
  const preferences = new UserPreferences(storage, { state: session } as never, exchange, new MemoryLog());
  preferences.start();
  return { session, exchange, storage, preferences, chosen: () => preferences.values.current };
}

test('a visitor’s choices stay on the device and come back', async () => {
  const first = visit();
  await first.preferences.choose({ theme: 'light', numbers: 'comma' });
  const again = visit(loggedOut, first.storage);
  expect(again.chosen()).toMatchObject({ theme: 'light', numbers: 'comma', clock: 'h23' });
  expect(first.exchange.saved).toEqual([]);
});

test('what is stored may be nonsense', () => {
  const storage = new MemoryStorage();
  storage.write('theme', 'purple');
  storage.write('preferences', '{"numbers":"roman","clock":"h12","timeZone":"Nowhere/Town","constructor":1');
  expect(visit(loggedOut, storage).chosen()).toMatchObject({ theme: 'dark', numbers: 'language', clock: 'h23' });
  storage.write('preferences', '{"numbers":"roman","clock":"h12","timeZone":"Nowhere/Town"}');
  expect(visit(loggedOut, storage).chosen()).toMatchObject({ numbers: 'language', clock: 'h12', timeZone: 'device' });
});

test('at log-in the account’s choices win, and it takes the visitor’s where it has none', async () => {
  const { session, exchange, preferences, chosen } = visit();
  await preferences.choose({ theme: 'light', numbers: 'comma' });
  session.set(loggedIn('1', { theme: 'contrast' }));
  expect(chosen()).toMatchObject({ theme: 'contrast', numbers: 'comma' });
  expect(exchange.saved).toEqual([{ numbers: 'comma' }]);
});

test('a choice made while logged in is the account’s, and leaves the device with it', async () => {
  const { session, exchange, storage, preferences, chosen } = visit();
  session.set(loggedIn('1'));
  await preferences.choose({ theme: 'light' });
  expect(exchange.saved).toEqual([{ theme: 'light' }]);
  expect(visit({ status: 'unknown' }, storage).chosen().theme).toBe('light');
  session.set(loggedOut);
  expect(chosen().theme).toBe('dark');
  expect(storage.read('preferences.account')).toBeUndefined();
});

test('what could not be kept is not shown', async () => {
  const { session, exchange, preferences, chosen } = visit();
  session.set(loggedIn('1', { theme: 'light' }));
  exchange.down = true;
  expect(await preferences.choose({ theme: 'contrast' })).toEqual(failure({ kind: 'offline' }));
  expect(chosen().theme).toBe('light');
});

test('one account’s choices are not another’s', async () => {
  const { session, exchange, preferences, chosen } = visit();
  session.set(loggedIn('1', { numbers: 'space' }));
  await preferences.choose({ 'notify.ORDER.email': true });
  session.set({ status: 'unknown' });
  session.set(loggedIn('2'));
  expect(chosen()).toMatchObject({ numbers: 'language', 'notify.ORDER.email': false });
  expect(exchange.saved).toEqual([{ 'notify.ORDER.email': true }]);
});

test('coming back to a session gives the account nothing that was not chosen for it', () => {
  const first = visit(loggedIn('1'));
  first.storage.write('theme', 'light');
  const again = visit(loggedIn('1'), first.storage);
  expect(again.chosen().theme).toBe('light');
  expect(again.exchange.saved).toEqual([]);
});

test('other tabs follow', async () => {
  const { storage, chosen } = visit(loggedIn('1'));
  storage.writeElsewhere('preferences.account', JSON.stringify({ userId: '1', choices: { density: 'compact' } }));
  expect(chosen().density).toBe('compact');
});

test('must-see events cannot be silenced by what is kept', () => {
  const { chosen } = visit(loggedIn('1', { 'notify.LIQUIDATION.toast': false, 'notify.CAMPAIGN.toast': false }));
  expect(chosen()).toMatchObject({ 'notify.LIQUIDATION.toast': true, 'notify.CAMPAIGN.toast': false });
});

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
