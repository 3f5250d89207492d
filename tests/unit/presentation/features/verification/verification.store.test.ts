import { FakePage } from '../../../../fakes/memory-platform';
import { read } from '../../../../support/reads';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { SubmitVerification } from '../../../../../src/application/verification/submit-verification.use-case';
import { VerificationQueries } from '../../../../../src/application/verification/verification.queries';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { VerificationSubmission } from '../../../../../src/domain/verification/verification';
import { VerificationStore } from '../../../../../src/presentation/features/verification/verification.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';

const typed: VerificationSubmission = {
  level: 1,
  country: 'FR',
  documentType: 'PASSPORT',
  documentNumber: 'ab 12-345',
  documentExpiry: '2099-01-01',
  firstName: ' Ada ',
  lastName: 'Marchand',
  birthDate: '1990-02-28',
  address: 'Paris',
};

function open(answer: () => unknown = () => success({ status: 'PENDING' })) {
  const sent: VerificationSubmission[] = [];
  let states = 0;
  const port = {
    state: async () => {
      states += 1;
      return success({ status: 'PENDING' });
    },
    submit: async (submission: VerificationSubmission) => {
      sent.push(submission);
      return answer();
    },
  };
  const session = { state: new Subject<SessionState>({ status: 'unknown' }) };
  const queries = new VerificationQueries(new PlainResourceCache(new FakeScheduler()), port as never);
  const store = new VerificationStore(
    queries,
    {} as never,
    new SubmitVerification(port as never, queries, new FakePage()),
    session as never,
  );
  return { store, sent, session, reads: () => states };
}

test('what is handed in is in the form that it is compared in, and no more than the level asks for', async () => {
  const { store, sent, reads } = open();
  expect(await store.submit(typed)).toBe(true);
  expect(sent).toEqual([
    {
      level: 1,
      country: 'FR',
      documentType: 'PASSPORT',
      documentNumber: 'AB12345',
      documentExpiry: '2099-01-01',
      firstName: 'Ada',
      lastName: 'Marchand',
      birthDate: '1990-02-28',
    },
  ]);
  expect(reads()).toBe(1);
});

test('the second level comes with the whole address or is not sent', async () => {
  const { store, sent } = open();
  expect(await store.submit({ ...typed, level: 2 })).toBe(false);
  expect(sent).toEqual([]);
  expect(store.failure).toEqual({ kind: 'invalid' });
  expect(await store.submit({ ...typed, level: 2, address: ' 1 rue de la Paix, Paris ' })).toBe(true);
  expect(sent[0]!.address).toBe('1 rue de la Paix, Paris');
});

test('a failure is told and keeps what was typed', async () => {
  const { store } = open(() => failure({ kind: 'offline' }));
  store.keep({ firstName: 'Ada' });
  store.keep({ lastName: 'Marchand' });
  expect(await store.submit(typed)).toBe(false);
  expect(store.failure).toEqual({ kind: 'offline' });
  expect(store.draft).toEqual({ firstName: 'Ada', lastName: 'Marchand' });
});

test('it is sent once, however often it is asked for', async () => {
  const { store, sent } = open();
  await Promise.all([store.submit(typed), store.submit(typed)]);
  expect(sent).toHaveLength(1);
});

test('nothing typed outlives the session or a change of account', () => {
  const { store, session } = open();
  const account = { userId: '1' } as never;
  session.state.set({ status: 'loggedIn', account: read(account), coolName: undefined });
  store.keep({ firstName: 'Ada' });
  session.state.set({ status: 'loggedIn', account: read(account), coolName: 'Otter' });
  expect(store.draft).toEqual({ firstName: 'Ada' });
  session.state.set({ status: 'loggedIn', account: { status: 'loading' }, coolName: undefined });
  expect(store.draft).toEqual({});
  store.keep({ firstName: 'Ada' });
  session.state.set({ status: 'loggedOut', ended: false });
  expect(store.draft).toEqual({});
});
