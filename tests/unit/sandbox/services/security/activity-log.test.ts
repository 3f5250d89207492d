import { ActivityLog } from '../../../../../sandbox/services/security/activity-log';
import { openDatabase, type EmbeddedDatabase } from '../../../../../sandbox/storage/database';

const day = 24 * 60 * 60_000;

describe('what happened around an account', () => {
  let database: EmbeddedDatabase;
  let now: number;
  let log: ActivityLog;
  const totals = (userId: number) =>
    (['login', 'security'] as const).map((kind) => log.list(userId, kind, { page: 1, size: 1 }).total);

  beforeEach(() => {
    database = openDatabase(undefined);
    now = 1_000 * day;
    log = new ActivityLog(database, () => now);
  });
  afterEach(() => database.close());

  it('forgets where somebody logged in after 90 days, and what they changed not at all', () => {
    log.record(7, 'login', 'LOGIN', {});
    log.record(7, 'security', 'BIND_OTP', {});
    log.record(8, 'login', 'LOGIN', {});
    now += 91 * day;
    log.record(7, 'login', 'LOGIN', {});
    expect([totals(7), totals(8)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('keeps a thousand of a kind, the newest', () => {
    database.transaction(() => {
      for (let each = 1; each <= 1_003; each += 1) log.record(7, 'login', `LOGIN ${each}`, {}, 'SUCCESS', now);
    });
    log.record(7, 'login', 'LOGIN', {}, 'FAILED', now - 1);
    expect(totals(7)).toEqual([1_001, 0]);
    expect(log.list(7, 'login', { page: 1_000, size: 1 }).rows[0]!.action).toBe('LOGIN 4');
  });
});
