import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { failure } from '../../../../../src/domain/shared/result';
import { ClosedAccount } from '../../../../../src/presentation/features/security/closed-account';
import { AccountClosureStore } from '../../../../../src/presentation/features/security/account-closure.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { proof, proving, seen } from '../../../../support/stores';

const loggedOut: SessionState = { status: 'loggedOut', ended: false };

function open() {
  const host = exchange();
  const notices = new RecordedNotices();
  const { acts, stepUp } = proving();
  let reads = 0;
  const session = new Subject<SessionState>(loggedOut);
  const gone = new ClosedAccount({ state: session });
  const queries = { standing: () => ({ refresh: async () => void (reads += 1) }) } as never;
  const store = new AccountClosureStore(queries, host.port, host.port, stepUp, notices, gone);
  return { store, gone, session, host, notices, acts, reads: () => reads };
}

test.each([
  ['freeze', 'FREEZE_ACCOUNT', 'security:closure.frozen'],
  ['unfreeze', 'UNFREEZE_ACCOUNT', 'security:closure.unfrozen'],
] as const)('%s: proven, done once and told', async (what, action, key) => {
  const { store, gone, host, acts, notices, reads } = open();
  const dialogs = seen(() => store.dialog);
  store.open(what);
  expect(reads()).toBe(1);
  await Promise.all([store[what](), store[what]()]);
  expect([host.calls, acts]).toEqual([[[what, proof]], [{ action }]]);
  expect([dialogs, notices.shown]).toStrictEqual([[undefined, what, undefined], [{ kind: 'success', text: { key } }]]);
  expect(gone.told).toBe(false);
});

test.each(['freeze', 'unfreeze', 'close'] as const)(
  'a refused %s leaves the dialog open and is told as no success',
  async (what) => {
    const { store, gone, host, notices, reads } = open();
    const refused = failure({ kind: 'offline' });
    Object.assign(host.answers, { freeze: refused, unfreeze: refused, execute: refused });
    store.open(what);
    await store[what](false);
    expect([store.dialog, gone.told, notices.shown, store.request.failure]).toEqual([
      what,
      false,
      [],
      { kind: 'offline' },
    ]);
    expect(reads()).toBe(1);
    store.open(what);
    expect(store.request.failure).toBeUndefined();
  },
);

test.each([
  [true, 'true'],
  [false, 'false'],
])('an account is closed for good, giving up the rest only where that was said (%s)', async (giveUpRest, said) => {
  const { store, gone, session, host, acts, notices } = open();
  const closed = seen(() => gone.told);
  store.open('close');
  await store.close(giveUpRest);
  expect([host.calls, acts]).toEqual([
    [['execute', giveUpRest, proof]],
    [{ action: 'CLOSE_ACCOUNT', subject: { giveUpRest: said } }],
  ]);
  expect([closed, store.dialog]).toStrictEqual([[false, true], undefined]);
  expect(notices.shown).toEqual([{ kind: 'success', text: { key: 'security:closure.closed' } }]);
  // Whoever comes next has an account.
  session.set({ status: 'loggedIn', account: { status: 'loading' }, coolName: undefined });
  expect(gone.told).toBe(false);
});

test('what stands in the way of closing is read again when it was refused for it', async () => {
  const { store, gone, host, reads } = open();
  host.answers['execute'] = failure({ kind: 'rejected', reason: 'notAvailable' });
  await store.close(false);
  expect([reads(), gone.told]).toEqual([1, false]);
});
