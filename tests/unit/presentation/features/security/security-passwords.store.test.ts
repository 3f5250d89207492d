import { failure } from '../../../../../src/domain/shared/result';
import { SecurityPasswordsStore } from '../../../../../src/presentation/features/security/security-passwords.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { proof, proving, seen } from '../../../../support/stores';

const fields = { password: 'old', newPassword: 'new' };

function open() {
  const host = exchange();
  const notices = new RecordedNotices();
  const { acts, stepUp } = proving();
  return { store: new SecurityPasswordsStore(host.port, stepUp, notices), host, notices, acts };
}

test.each([
  ['trade', 'create', ['create', 'trade', 'new', proof], { action: 'TRADE_PASSWORD', subject: { change: 'CREATE' } }],
  [
    'withdraw',
    'change',
    ['change', 'withdraw', 'old', 'new', proof],
    { action: 'WITHDRAW_PASSWORD', subject: { change: 'CHANGE' } },
  ],
  ['trade', 'remove', ['remove', 'trade', 'old', proof], { action: 'TRADE_PASSWORD', subject: { change: 'DELETE' } }],
  ['trade', 'forgotten', ['remove', 'trade', undefined, proof], { action: 'RESET_TRADE_PASSWORD' }],
  ['withdraw', 'forgotten', ['remove', 'withdraw', undefined, proof], { action: 'RESET_WITHDRAW_PASSWORD' }],
  ['trade', 'check', ['check', 'old'], undefined],
] as const)(
  'the password to %s: %s is done once, with a proof of it where it takes one, and told',
  async (kind, act, call, proven) => {
    const { store, host, acts, notices } = open();
    const dialogs = seen(() => store.dialog);
    store.open(kind, act);
    await Promise.all([store.submit(fields), store.submit(fields)]);
    expect([host.calls, acts]).toEqual([[call], proven ? [proven] : []]);
    expect(dialogs).toStrictEqual([undefined, { kind, act }, undefined]);
    expect(notices.shown).toEqual([{ kind: 'success', text: { key: `security:password.${kind}.done.${act}` } }]);
  },
);

test('the dialog stays open when it is refused, and the next one knows nothing of it', async () => {
  const { store, host, notices } = open();
  host.answers['check'] = failure({ kind: 'invalid' });
  store.open('trade', 'check');
  await store.submit(fields);
  expect([store.dialog?.act, store.request.failure, notices.shown]).toEqual(['check', { kind: 'invalid' }, []]);
  store.open('trade', 'change');
  expect(store.request.failure).toBeUndefined();
});

test('nothing is sent where no dialog is open', async () => {
  const { store, host } = open();
  store.open('trade', 'check');
  store.close();
  await store.submit(fields);
  expect(host.calls).toEqual([]);
});
