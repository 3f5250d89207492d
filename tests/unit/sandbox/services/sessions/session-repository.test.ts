import { openDatabase } from '../../../../../sandbox/storage/database';
import { SessionRepository } from '../../../../../sandbox/services/sessions/session-repository';

describe('sessions', () => {
  const database = openDatabase(undefined);
  let now = 1_000;
  const lifetime = 60_000;
  const open = () => new SessionRepository(database, () => now, lifetime);
  afterAll(() => database.close());

  it('end as a family when an old refresh token comes back', () => {
    const sessions = open();
    const { session, refreshToken } = sessions.begin(7);
    const first = sessions.rotate(refreshToken);
    expect(first).toMatchObject({ kind: 'rotated', session });
    now += 10_000;
    expect(sessions.rotate(refreshToken)).toEqual({ kind: 'reused', sessionId: session.sessionId });
    expect(sessions.isOpen(session.sessionId)).toBe(false);
    expect(first.kind === 'rotated' && sessions.rotate(first.refreshToken).kind).toBe('unknown');
  });

  it('tell their owner when they were used, noted once a minute', () => {
    const sessions = new SessionRepository(database, () => now, 600_000);
    const { session } = sessions.begin(70);
    const began = now;
    const lastActive = () => sessions.openOf(70)[0]?.lastActiveAt;
    now += 59_000;
    sessions.used(session.sessionId);
    expect(lastActive()).toBe(began);
    now += 1_000;
    sessions.used(session.sessionId);
    expect(lastActive()).toBe(now);
    sessions.end(session.sessionId);
    now += 60_000;
    sessions.used(session.sessionId);
    expect(sessions.openOf(70)).toEqual([]);
  });

  it('act for the same account after a restart, and are their owner’s to end', () => {
    const { session, refreshToken } = open().begin(7);
    open().actAs(session.sessionId, 71);
    const sessions = open();
    expect(sessions.actingIn(session.sessionId)).toBe(71);
    expect(sessions.rotate(refreshToken)).toMatchObject({ kind: 'rotated', session: { userId: 71 } });
    expect(sessions.openOf(7).map(({ sessionId }) => sessionId)).toContain(session.sessionId);
    expect(sessions.openOf(71)).toEqual([]);
    sessions.endOthers(7);
    expect(sessions.actingIn(session.sessionId)).toBeUndefined();
  });

  it('take the same refresh token from a second tab within seconds, and both go on', () => {
    const sessions = open();
    const { session, refreshToken } = sessions.begin(7);
    const first = sessions.rotate(refreshToken);
    now += 5_000;
    const second = sessions.rotate(refreshToken);
    expect(second).toMatchObject({ kind: 'rotated', session });
    for (const tab of [first, second])
      expect(tab.kind === 'rotated' && sessions.rotate(tab.refreshToken).kind).toBe('rotated');
  });

  it.each(['the owner', 'the thief'])(
    'do not go on in two lines when %s is first with a token of the grace',
    (first) => {
      const sessions = open();
      const { session, refreshToken } = sessions.begin(7);
      const tokens = Array.from({ length: 20 }, () => sessions.rotate(refreshToken)).map((rotation) =>
        rotation.kind === 'rotated' ? rotation.refreshToken : '',
      );
      const [early, late] = first === 'the owner' ? [tokens[0]!, tokens[7]!] : [tokens[7]!, tokens[0]!];
      now += lifetime / 4;
      expect(sessions.rotate(early).kind).toBe('rotated');
      now += lifetime / 4;
      expect(sessions.rotate(late)).toEqual({ kind: 'reused', sessionId: session.sessionId });
      expect(sessions.isOpen(session.sessionId)).toBe(false);
    },
  );

  it('end one, all or all but one, and say so at once', () => {
    const sessions = open();
    const ended: string[] = [];
    sessions.onEnd((sessionId) => ended.push(sessionId));
    const [kept, other, third] = [sessions.begin(8), sessions.begin(8), sessions.begin(8)].map(
      ({ session }) => session.sessionId,
    );
    const somebodyElse = sessions.begin(9).session.sessionId;
    sessions.end(third!);
    expect(sessions.endOthers(8, kept)).toBe(1);
    expect(ended).toEqual([third, other]);
    expect([kept!, somebodyElse].map((each) => sessions.isOpen(each))).toEqual([true, true]);
    expect(sessions.openOf(8).map(({ sessionId }) => sessionId)).toEqual([kept]);
    sessions.endOthers(8);
    expect(sessions.openOf(8)).toEqual([]);
  });

  it('survive a restart until their refresh token is over', () => {
    const { session } = open().begin(7);
    expect(open().isOpen(session.sessionId)).toBe(true);
    now += lifetime;
    expect(open().isOpen(session.sessionId)).toBe(false);
  });

  it('are over after their longest time, however often they are renewed', () => {
    const sessions = new SessionRepository(database, () => now, lifetime, 2.5 * lifetime);
    let { refreshToken } = sessions.begin(7);
    for (let renewals = 0; renewals < 4; renewals += 1) {
      now += lifetime / 2;
      const rotation = sessions.rotate(refreshToken);
      if (rotation.kind !== 'rotated') throw new Error(`The session ended after ${renewals} renewals.`);
      ({ refreshToken } = rotation);
    }
    now += lifetime / 2;
    expect(sessions.rotate(refreshToken).kind).toBe('unknown');
  });

  it('stay ended after a restart', () => {
    const sessions = open();
    const { session, refreshToken } = sessions.begin(7);
    sessions.end(session.sessionId);
    expect(open().isOpen(session.sessionId)).toBe(false);
    expect(sessions.rotate(refreshToken).kind).toBe('unknown');
  });
});
