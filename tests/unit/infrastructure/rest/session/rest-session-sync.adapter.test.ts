import type { Environment } from '../../../../../src/application/platform/environment';
import { RestSessionSyncAdapter } from '../../../../../src/infrastructure/rest/session/rest-session-sync.adapter';
import { answer, RestFixture } from '../../../../support/rest-fixture';
import { testEnvironment } from '../../../../support/test-environment';

const begun = answer({ success: true, data: { expiresAt: '1760000900' }, timestamp: 1 });

function setUp(environment: Environment = testEnvironment) {
  const rest = new RestFixture().answers(begun);
  return { rest, sync: new RestSessionSyncAdapter(rest.client, environment, rest.tokens) };
}

describe('the auth-token sync', () => {
  it('begins with the identity token as bearer, and with cookies', async () => {
    const { rest, sync } = setUp();
    expect(await sync.begin('identity')).toEqual({ ok: true, value: { expiresAt: 1_760_000_900_000 } });
    expect(rest.sender.sent).toEqual([
      {
        method: 'POST',
        url: 'https://api.test/auth/session',
        headers: { Authorization: 'Bearer identity' },
        withCredentials: true,
      },
    ]);
  });

  it('renews by the refresh cookie alone', async () => {
    const { rest, sync } = setUp();
    expect((await sync.renew()).ok).toBe(true);
    expect(rest.sender.sent).toEqual([
      { method: 'POST', url: 'https://api.test/auth/refresh', headers: {}, withCredentials: true },
    ]);
  });

  it('does not use the refresh cookie again when another tab has just renewed', async () => {
    const { rest, sync } = setUp();
    rest.device.token = 'newer-token';
    rest.device.expiresAt = 1_760_000_900_000;
    expect(await sync.renew()).toEqual({ ok: true, value: { expiresAt: 1_760_000_900_000 } });
    expect(rest.sender.sent).toEqual([]);
  });

  it('ends with the session’s token', async () => {
    const { rest, sync } = setUp();
    rest.answers(answer({ success: true }));
    expect((await sync.end()).ok).toBe(true);
    expect(rest.sender.sent).toMatchObject([{ method: 'DELETE', headers: { Authorization: 'Bearer session-token' } }]);
  });

  it('is not available where no address is configured', async () => {
    const { rest, sync } = setUp({ ...testEnvironment, session: { cookieName: '__Host-authorization' } });
    expect(await sync.begin('identity')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', reason: 'notAvailable' },
    });
    expect(await sync.renew()).toMatchObject({ ok: false });
    expect(await sync.end()).toEqual({ ok: true, value: undefined });
    expect(rest.sender.sent).toEqual([]);
  });
});
