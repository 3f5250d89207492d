import { failure } from '../../../../src/domain/shared/result';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { loggedIn, loggedOut, visit } from './preferences-fakes';

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

test('once they have stopped, neither other tabs nor the session change them', () => {
  const { session, storage, chosen, stop } = visit();
  stop();
  storage.writeElsewhere('theme', 'light');
  session.set(loggedIn('1', { theme: 'contrast' }));
  expect(chosen().theme).toBe('dark');
});

test('a copy of nobody’s is none', () => {
  const storage = new MemoryStorage();
  storage.write('preferences.account', JSON.stringify({ choices: { theme: 'light' } }));
  expect(visit({ status: 'unknown' }, storage).chosen().theme).toBe('dark');
});

test('a choice of something else leaves a visitor’s colours to the product', async () => {
  const { storage, preferences, chosen } = visit();
  await preferences.choose({ numbers: 'comma' });
  expect(storage.all()).toEqual({ preferences: JSON.stringify({ numbers: 'comma' }) });
  expect(chosen()).toMatchObject({ theme: 'dark', numbers: 'comma' });
  await preferences.choose({ theme: 'light' });
  expect(chosen()).toMatchObject({ theme: 'light', numbers: 'comma' });
});

test('who watches them is told of what has changed, and of nothing else', async () => {
  const { session, preferences } = visit();
  const told: string[] = [];
  preferences.values.subscribe(({ theme }) => told.push(theme));
  await preferences.choose({ theme: 'light' });
  await preferences.choose({ theme: 'light' });
  session.set(loggedIn('1'));
  expect(told).toEqual(['light']);
});

test('it is on record where a visitor’s choices could not be kept with the account', async () => {
  const { session, exchange, preferences, log } = visit();
  await preferences.choose({ numbers: 'comma' });
  session.set(loggedIn('1'));
  await Promise.resolve();
  await Promise.resolve();
  expect(log.lines).toEqual([]);
  session.set(loggedOut);
  exchange.down = true;
  session.set(loggedIn('1'));
  await Promise.resolve();
  await Promise.resolve();
  expect(log.lines).toEqual([
    {
      level: 'warning',
      message: 'Choices of before the log-in were not kept',
      details: { kind: 'offline' },
    },
  ]);
});

test('must-see events cannot be silenced by what is kept', () => {
  const { chosen } = visit(loggedIn('1', { 'notify.LIQUIDATION.toast': false, 'notify.CAMPAIGN.toast': false }));
  expect(chosen()).toMatchObject({ 'notify.LIQUIDATION.toast': true, 'notify.CAMPAIGN.toast': false });
});
