import { failure, success } from '../../../../../src/domain/shared/result';
import { EmailChangeStore } from '../../../../../src/presentation/features/security/email-change.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { proof, proving, seen } from '../../../../support/stores';

const email = 'new@example.com';

function open() {
  const host = exchange({ sendCode: success({ resendAfter: 60_000 }) });
  const notices = new RecordedNotices();
  const { acts, stepUp } = proving();
  const store = new EmailChangeStore(host.port, stepUp, notices, { now: () => 1_000 });
  store.begin();
  return { store, host, notices, acts };
}

test('a code goes to the new address, and it is known when the next may', async () => {
  const { store, host } = open();
  const sentTo = seen(() => store.sentTo);
  await Promise.all([store.sendCode(email), store.sendCode(email)]);
  expect([host.calls, sentTo, store.resendAt]).toEqual([[['sendCode', email]], [undefined, email], 61_000]);
});

test('the address is changed once, to the one that the code went to, proven as it, and told by it', async () => {
  const { store, host, notices, acts } = open();
  const dialogs = seen(() => store.open);
  await store.sendCode(email);
  await Promise.all([store.change('123'), store.change('123')]);
  expect(host.calls.slice(1)).toEqual([['execute', email, '123', proof]]);
  expect(acts).toEqual([{ action: 'CHANGE_EMAIL', subject: { email } }]);
  expect(notices.shown).toEqual([{ kind: 'success', text: { key: 'security:email.done', values: { email } } }]);
  expect(dialogs).toEqual([true, false]);
});

test('nothing is changed before a code was sent, or after another address was chosen', async () => {
  const { store, host } = open();
  await store.change('123');
  await store.sendCode(email);
  store.chooseAnother();
  await store.change('123');
  expect([host.times('execute'), store.sentTo, store.resendAt]).toStrictEqual([0, undefined, undefined]);
});

test('what is refused leaves the dialog as it is; it begins anew without it', async () => {
  const { store, host, notices } = open();
  await store.sendCode(email);
  host.answers['execute'] = failure({ kind: 'invalid' });
  await store.change('000');
  expect([store.open, store.sentTo, store.request.failure, notices.shown]).toEqual([
    true,
    email,
    { kind: 'invalid' },
    [],
  ]);
  host.answers['sendCode'] = failure({ kind: 'rateLimited' });
  await store.sendCode('other@example.com');
  expect([store.sentTo, store.sending.failure]).toEqual([email, { kind: 'rateLimited' }]);
  store.chooseAnother();
  expect(store.request.failure).toBeUndefined();
  store.begin();
  expect([store.sentTo, store.sending.failure, store.open]).toEqual([undefined, undefined, true]);
});

test('a dialog that was left with a refusal begins without it', async () => {
  const { store, host } = open();
  host.answers['execute'] = failure({ kind: 'invalid' });
  await store.sendCode(email);
  await store.change('000');
  store.close();
  store.begin();
  expect(store.request.failure).toBeUndefined();
});

test('it is closed until somebody begins', () => {
  const unread = {} as never;
  expect(new EmailChangeStore(unread, unread, unread, unread).open).toBe(false);
});
