import { ChangePageMark } from '../../../../src/application/security/change-page-mark.use-case';
import { ChangePasskeys } from '../../../../src/application/security/change-passkeys.use-case';
import { DevicePageMark } from '../../../../src/application/security/device-page-mark';
import { PageMarkQueries } from '../../../../src/application/security/page-mark.queries';
import { PasskeysQueries } from '../../../../src/application/security/passkeys.queries';
import { RecoveryQueries } from '../../../../src/application/security/recovery.queries';
import { ProveWithPasskey } from '../../../../src/application/security/prove-with-passkey.use-case';
import { SignInWithPasskey } from '../../../../src/application/security/sign-in-with-passkey.use-case';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { SessionFixture } from '../../../support/session-fixture';
import { type Asked, exchange } from '../../../support/asked-exchange';
import { proof, shown } from './security-fakes';
import { toldSignIn } from '../../../support/told-sign-in';

const refused = failure({ kind: 'invalid' } as const);
const cancelled = failure({ kind: 'cancelled' } as const);

/** A device that makes and signs passkeys. */
function device(answers: Record<string, unknown> = {}): Asked {
  return exchange({ create: success({ made: true }), sign: success({ signed: true }), ...answers });
}
const available = (isAvailable: boolean): never => ({ isAvailable }) as never;

describe('passkeys', () => {
  function setUp() {
    const host = exchange({ startAdding: success({ challenge: 'c' }), list: success([]) });
    const own = device();
    const { queries, reads, cache } = shown();
    const passkeys = new PasskeysQueries(cache, host.port);
    return {
      host,
      own,
      reads,
      use: new ChangePasskeys(host.port, own.port, passkeys, queries),
    };
  }

  it('are made by the device for what the exchange asked', async () => {
    const { host, own, use } = setUp();
    expect(await use.create()).toEqual(success({ made: true }));
    expect(own.calls).toEqual([['create', { challenge: 'c' }]]);
    host.answers['startAdding'] = refused;
    expect(await use.create()).toEqual(refused);
    expect(own.calls).toHaveLength(1);
  });

  it.each([
    [(use: ChangePasskeys) => use.add('phone', { made: true }, proof), ['add', 'phone', { made: true }, proof]],
    [(use: ChangePasskeys) => use.remove('p1', proof), ['remove', 'p1', proof]],
  ] as const)('are shown as they are then, with what protects the account (%#)', async (change, call) => {
    const { host, reads, use } = setUp();
    expect(await change(use)).toEqual(success(undefined));
    expect(host.calls).toEqual([call, ['list']]);
    expect(reads.times('overview')).toBe(1);
    const offline = failure({ kind: 'offline' });
    host.answers[call[0]] = offline;
    expect(await change(use)).toEqual(offline);
    expect([host.times('list'), reads.times('overview')]).toEqual([1, 1]);
    const gone = failure({ kind: 'notFound' });
    host.answers[call[0]] = gone;
    expect(await change(use)).toEqual(gone);
    expect([host.times('list'), reads.times('overview')]).toEqual([2, 2]);
  });

  it.each([true, false])('are offered where the browser can use them (%s)', (can) => {
    const none = undefined as never;
    expect(new ChangePasskeys(none, available(can), none, none).isAvailable).toBe(can);
    expect(new ProveWithPasskey(none, available(can)).isAvailable).toBe(can);
    expect(new SignInWithPasskey(none, available(can), none, none, none).isAvailable).toBe(can);
  });

  it('prove one act', async () => {
    const host = exchange({ startProving: success({ challenge: 'c' }) });
    const own = device();
    const prove = new ProveWithPasskey(host.port, own.port);
    const act = { action: 'WITHDRAW' } as never;
    expect(await prove.execute(act)).toEqual(success({ passkey: '{"signed":true}' }));
    expect(host.calls).toEqual([['startProving', act]]);
    host.answers['startProving'] = refused;
    expect(await prove.execute(act)).toEqual(refused);
    expect(own.calls).toEqual([['sign', { challenge: 'c' }]]);
    host.answers['startProving'] = success({ challenge: 'c' });
    expect(await new ProveWithPasskey(host.port, device({ sign: cancelled }).port).execute(act)).toEqual(cancelled);
  });
});

describe('signing in with a passkey', () => {
  function setUp(answers: Record<string, unknown> = {}, own = device()) {
    const tab = new SessionFixture();
    tab.session.start();
    const host = exchange({ startSigningIn: success({ challenge: 'c' }), ...answers });
    const counted: unknown[] = [];
    const commands = {
      startSigningIn: () => (host.port as { startSigningIn(): never }).startSigningIn(),
      signIn: async (credential: unknown) => {
        host.calls.push(['signIn', credential]);
        if (answers['signIn']) return answers['signIn'];
        tab.host.mint();
        return success({ expiresAt: 0 });
      },
    };
    const report = toldSignIn(tab.notices, tab.log);
    const tracking = { report: (event: unknown) => counted.push(event) };
    const use = new SignInWithPasskey(commands as never, own.port, tab.tokens, report, tracking);
    return { tab, host, counted, use };
  }

  it('begins a session without a password', async () => {
    const { tab, host, counted, use } = setUp();
    expect(await use.execute()).toEqual(success(undefined));
    expect(host.calls).toEqual([['startSigningIn'], ['signIn', { signed: true }]]);
    expect([tab.status, counted, tab.notices.shown]).toEqual(['loggedIn', [{ name: 'log_in' }], []]);
  });

  it('is told of where the exchange cannot be asked, and the device is not', async () => {
    const own = device();
    const { tab, counted, use } = setUp({ startSigningIn: failure({ kind: 'offline' }) }, own);
    expect(await use.execute()).toEqual(failure({ kind: 'offline' }));
    expect([own.calls, counted]).toEqual([[], []]);
    expect(tab.notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.offline' } }]);
  });

  it('that somebody gives up is told to nobody, and sent nowhere', async () => {
    const { tab, host, use } = setUp({}, device({ sign: cancelled }));
    expect(await use.execute()).toEqual(cancelled);
    expect([host.times('signIn'), tab.notices.shown]).toEqual([0, []]);
  });

  it('that the device does not take says so in words of its own', async () => {
    const { tab, use } = setUp({}, device({ sign: failure({ kind: 'rejected', reason: 'notAvailable' }) }));
    expect(await use.execute()).toEqual(failure({ kind: 'signIn', code: 'auth/passkey-unavailable' }));
    expect(tab.notices.shown).toEqual([{ kind: 'error', text: { key: 'session:problem.passkeyUnavailable' } }]);
  });

  it('with one that opens no account here is no lost session', async () => {
    const { tab, use } = setUp({ signIn: failure({ kind: 'unauthorised' }) });
    expect(await use.execute()).toEqual(failure({ kind: 'signIn', code: 'auth/unknown-passkey' }));
    expect(tab.status).toBe('loggedOut');
  });

  it('says any other reason as it is', async () => {
    const { use } = setUp({ signIn: failure({ kind: 'maintenance' }) });
    expect(await use.execute()).toEqual(failure({ kind: 'maintenance' }));
  });

  it('says so where the browser keeps no cookies', async () => {
    const { tab, counted, use } = setUp();
    tab.jar.blocked = true;
    expect(await use.execute()).toEqual(failure({ kind: 'cookiesBlocked' }));
    expect(counted).toEqual([]);
  });
});

describe('the picture and phrase of the right log-in page', () => {
  const mark = { picture: 'kite', phrase: 'quiet otter' } as const;

  function setUp() {
    const host = exchange({ mark: success({ mark }) });
    const storage = new MemoryStorage();
    const queries = new PageMarkQueries(shown().cache, host.port);
    return { host, storage, queries, use: new ChangePageMark(host.port, queries, new DevicePageMark(storage)) };
  }

  it('are shown on this device once they are chosen, and no more once they are gone', async () => {
    const { host, queries, use } = setUp();
    expect(use.shownHere).toBeUndefined();
    expect(await use.set(mark, proof)).toEqual(success(undefined));
    expect(use.shownHere).toEqual(mark);
    expect(queries.mark().current).toMatchObject({ value: { mark } });
    expect(await use.remove(proof)).toEqual(success(undefined));
    expect(use.shownHere).toBeUndefined();
    expect(host.calls).toEqual([['set', mark, proof], ['mark'], ['remove', proof], ['mark']]);
  });

  it('stay as they are where the exchange refuses', async () => {
    const { host, use } = setUp();
    host.answers['set'] = refused;
    expect(await use.set(mark, proof)).toEqual(refused);
    expect(use.shownHere).toBeUndefined();
    use.showHere(mark);
    host.answers['remove'] = refused;
    expect(await use.remove(proof)).toEqual(refused);
    expect(use.shownHere).toEqual(mark);
    expect(host.times('mark')).toBe(0);
  });

  it('are shown here or not as somebody likes', () => {
    const { storage, use } = setUp();
    use.showHere(mark);
    expect(storage.all()).toEqual({ pageMark: JSON.stringify(mark) });
    use.showHere(undefined);
    expect(storage.all()).toEqual({});
  });

  it.each([
    { picture: 'dragon', phrase: 'quiet otter' },
    { picture: 'kite', phrase: 'x' },
    { picture: 'kite', phrase: 12_345 },
    { picture: 'kite' },
    { phrase: 'quiet otter' },
  ])('are none where something else is kept: %j', (kept) => {
    const { storage, use } = setUp();
    storage.write('pageMark', JSON.stringify(kept));
    expect(use.shownHere).toBeUndefined();
  });
});

it('what is read of passkeys, marks and ways back is shared with nothing else', () => {
  const { cache } = shown();
  const host = exchange();
  const reads = [
    new PasskeysQueries(cache, host.port).list(),
    new PageMarkQueries(cache, host.port).mark(),
    new RecoveryQueries(cache, host.port).ways(),
  ];
  expect(new Set<unknown>(reads).size).toBe(3);
  expect(cache.unnamed('security')).toEqual([]);
});
