import { noRecovery } from '../../../../support/reads';
import type { Outcome } from '../../../../../src/application/kernel/failure';
import type { ActivityPage, ActivityQuery } from '../../../../../src/application/security/security.port';
import type { SecurityQueries } from '../../../../../src/application/security/security.queries';
import type { AccountActivity } from '../../../../../src/domain/security/security-overview';
import { failure, success } from '../../../../../src/domain/shared/result';
import { ActivityStore } from '../../../../../src/presentation/features/security/activity.store';
import { dayEnd, dayOf, dayStart } from '../../../../../src/presentation/features/security/day-bounds';

const row = (at: number): AccountActivity => ({
  at,
  action: 'LOGIN',
  ip: '127.0.0.1',
  location: '',
  device: '',
  succeeded: true,
});

function open() {
  const asked: ActivityQuery[] = [];
  const answers: ((page: Awaited<Outcome<ActivityPage>>) => void)[] = [];
  let changed: () => void = () => undefined;
  const queries = {
    onChanged: (listener: () => void) => {
      changed = listener;
      return () => undefined;
    },
  };
  const store = new ActivityStore(
    (query) => {
      asked.push(query);
      return new Promise((resolve) => answers.push(resolve));
    },
    queries as unknown as SecurityQueries,
    noRecovery(),
  );
  return { store, asked, answers, change: () => changed() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('shows the answer to the last question, whichever comes first', async () => {
  const { store, answers } = open();
  store.start();
  void store.show(2);
  answers[1]!(success({ rows: [row(2)], total: 11 }));
  answers[0]!(success({ rows: [row(1)], total: 11 }));
  await settled();
  expect(store.rows).toEqual([row(2)]);
  expect(store.pages).toBe(2);
});

it('reads whole days of the person’s own time, from the first page on', () => {
  const { store, asked } = open();
  void store.show(3);
  store.between('2026-03-01', '2026-03-31');
  expect(asked.at(-1)).toEqual({
    page: 1,
    size: 10,
    from: new Date(2026, 2, 1).getTime(),
    to: new Date(2026, 3, 1).getTime() - 1,
  });
});

it('asks nothing for a period that ends before it begins', () => {
  const { store, asked } = open();
  store.between('2026-03-31', '2026-03-01');
  expect(store.wrongOrder).toBe(true);
  expect(asked).toEqual([]);
});

it('is read again after a change, and keeps what was there when that fails', async () => {
  const { store, answers, change } = open();
  store.start();
  answers[0]!(success({ rows: [row(1)], total: 1 }));
  await settled();
  change();
  answers[1]!(failure({ kind: 'offline' }));
  await settled();
  expect(store.failure).toEqual({ kind: 'offline' });
  expect(store.rows).toEqual([row(1)]);
});

it('shows nothing of one person to the next', async () => {
  const { store, answers } = open();
  const stop = store.start();
  answers[0]!(success({ rows: [row(1)], total: 1 }));
  await settled();
  stop();
  expect(store.rows).toBeUndefined();
});

it('knows where days begin and end', () => {
  expect(dayStart('')).toBeUndefined();
  expect(dayEnd('2026-02-28')! - dayStart('2026-02-28')!).toBe(86_399_999);
  expect(dayOf(dayEnd('2026-02-28')!)).toBe('2026-02-28');
});
