import '@testing-library/jest-dom';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { Failure } from '../../../../../src/application/kernel/failure';
import type { SessionState } from '../../../../../src/application/session/session-state';
import type { Account } from '../../../../../src/domain/account/account';
import { failure, type Result, success } from '../../../../../src/domain/shared/result';
import { SessionStore } from '../../../../../src/presentation/runtime/stores/session.store';

// Files share a document in the whole run.
afterEach(() => document.body.replaceChildren());

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const as = (userId: string): SessionState => ({
  status: 'loggedIn',
  coolName: undefined,
  account: { status: 'ready', value: { userId } as Account, updatedAt: 0, refreshing: false },
});

/** A page of account 1 with a pressed button. */
function page(outcome: Result<void, Failure>) {
  document.body.innerHTML = '<main><section><button>Switch</button></section></main>';
  const button = document.querySelector('button')!;
  button.focus();
  const state = new Subject<SessionState>(as('1'));
  const shown: string[] = [];
  const store = new SessionStore(
    { state, visit: new Subject(0), start: () => () => undefined } as never,
    { execute: async () => undefined } as never,
    { execute: async () => outcome } as never,
    {
      show: (_kind: string, { key }: { readonly key: string }) => void shown.push(key),
      clear: () => undefined,
    },
  );
  const stop = store.start();
  return { store, state, button, shown, stop };
}

it('leaves the keyboard in the page once the other account is there, not before', async () => {
  const { store, state, stop } = page(success(undefined));
  const done = store.switchTo('2');
  state.set({ status: 'unknown' });
  document.querySelector('section')!.remove();
  await frame();
  expect(document.body).toHaveFocus();
  state.set(as('2'));
  await done;
  await frame();
  expect(document.querySelector('main')).toHaveFocus();
  stop();
});

it('moves nothing where the switch was refused, and says so', async () => {
  const { store, button, shown, stop } = page(failure({ kind: 'offline' }));
  await store.switchTo('2');
  await frame();
  expect(button).toHaveFocus();
  expect(shown).toHaveLength(1);
  stop();
});

it('waits for no account once the session has ended', async () => {
  const { store, state, stop } = page(success(undefined));
  const done = store.switchTo('2');
  state.set({ status: 'loggedOut', ended: 'unauthorised' });
  await expect(done).resolves.toBeUndefined();
  stop();
});

describe('the name that somebody goes by', () => {
  const account = { userId: '1', main: true, alias: '', email: 'a@example.com' } as Account;
  const named = (coolName: string | undefined, main = true): SessionState => ({
    status: 'loggedIn',
    coolName,
    account: {
      status: 'ready',
      value: { ...account, main, alias: main ? '' : 'desk-2' },
      updatedAt: 0,
      refreshing: false,
    },
  });

  it('is not told before it is the final one, as the e-mail address of a main account would be', () => {
    const { store, state, stop } = page(success(undefined));
    const names: (string | undefined)[] = [];
    for (const each of [named(undefined), named('Quiet Otter'), named(''), named(undefined, false)]) {
      state.set(each);
      names.push(store.displayName);
    }
    expect(names).toEqual([undefined, 'Quiet Otter', 'a@example.com', 'desk-2']);
    stop();
  });
});

it.each([
  ['elsewhere', ['common:failure.elsewhere']],
  ['unauthorised', ['common:failure.unauthorised']],
  [false, []],
] as const)('tells once of a session that was lost (%s), not of one that was left', (ended, told) => {
  const { store, state, shown, stop } = page(success(undefined));
  state.set({ status: 'loggedOut', ended });
  store.follow(state.current);
  expect(shown).toEqual(told);
  stop();
  store.start()();
  expect(shown).toEqual(told);
});
