import { openDatabase } from '../../../../sandbox/storage/database';
import { SessionRepository } from '../../../../sandbox/accounts/session-repository';

describe('sessions', () => {
  const database = openDatabase(undefined);
  let now = 1_000;
  const open = () => new SessionRepository(database, () => now, 10_000);
  afterAll(() => database.close());

  it('end as a family when an old refresh token comes back', () => {
    const sessions = open();
    const { session, refreshToken } = sessions.begin(7);
    const first = sessions.rotate(refreshToken);
    expect(first).toMatchObject({ kind: 'rotated', session });
    expect(sessions.rotate(refreshToken)).toEqual({ kind: 'reused', sessionId: session.sessionId });
    expect(sessions.isOpen(session.sessionId)).toBe(false);
    expect(first.kind === 'rotated' && sessions.rotate(first.refreshToken).kind).toBe('unknown');
  });

  it('survive a restart until their refresh token is over', () => {
    const { session } = open().begin(7);
    expect(open().isOpen(session.sessionId)).toBe(true);
    now += 10_000;
    expect(open().isOpen(session.sessionId)).toBe(false);
  });

  it('stay ended after a restart', () => {
    const sessions = open();
    const { session, refreshToken } = sessions.begin(7);
    sessions.end(session.sessionId);
    expect(open().isOpen(session.sessionId)).toBe(false);
    expect(sessions.rotate(refreshToken).kind).toBe('unknown');
  });
});
