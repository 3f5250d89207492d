import type { Failure } from '../../../../src/application/kernel/failure';
import { CarrySocialSignIn } from '../../../../src/application/session/carry-social-sign-in.use-case';
import { OfferOneTap } from '../../../../src/application/session/offer-one-tap.use-case';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakeOneTap } from '../../../fakes/fake-one-tap';
import { MemoryLog } from '../../../fakes/memory-platform';
import { MemorySocialPayload } from '../../../fakes/memory-social-payload';

function setUp() {
  const oneTap = new FakeOneTap();
  const payloads = new MemorySocialPayload();
  const log = new MemoryLog();
  const carry = new CarrySocialSignIn(payloads);
  return { oneTap, payloads, log, carry, offer: new OfferOneTap(oneTap, carry, log) };
}

describe('one tap', () => {
  it('keeps what the login page needs', async () => {
    const { oneTap, payloads, offer } = setUp();
    const offered = offer.execute('/team');
    oneTap.tap('ada@gmail.com');
    expect(await offered).toEqual(success(true));
    expect(payloads.kept).toEqual({
      type: 'Google',
      method: 'oneTap',
      redirectUrl: '/team',
      user: { email: 'ada@gmail.com', accessToken: 'ada@gmail.com' },
    });
  });

  it.each([
    { email: undefined, accessToken: 'token' },
    { email: 'ada@gmail.com', accessToken: undefined },
  ])('goes no further with %j', async (answer) => {
    const { oneTap, payloads, offer } = setUp();
    const offered = offer.execute('/team');
    oneTap.tap('ada@gmail.com', answer);
    expect(await offered).toMatchObject({ ok: false, error: { kind: 'signIn' } });
    expect(payloads.kept).toBeUndefined();
  });

  it('says so where cookies are blocked', async () => {
    const { oneTap, payloads, offer } = setUp();
    payloads.blocked = true;
    const offered = offer.execute('/team');
    oneTap.tap('ada@gmail.com');
    expect(await offered).toMatchObject({ ok: false, error: { kind: 'cookiesBlocked' } });
  });

  it('that is closed leaves no trace', async () => {
    const { oneTap, log, offer } = setUp();
    const offered = offer.execute('/team');
    oneTap.close();
    expect(await offered).toEqual(success(false));
    expect(log.lines).toEqual([]);
  });

  it('whose script does not load is only logged', async () => {
    const { oneTap, log, offer } = setUp();
    oneTap.broken = true;
    expect(await offer.execute('/team')).toEqual(success(false));
    expect(JSON.stringify(log.lines)).toContain('gsi script load error');
  });
});

describe('what is written down of one tap', () => {
  it('is why it went no further', async () => {
    const { oneTap, log, offer } = setUp();
    const offered = offer.execute('/team');
    oneTap.tap('ada@gmail.com', { email: undefined, accessToken: 'token' });
    await offered;
    expect(log.lines).toEqual([
      {
        level: 'info',
        message: 'One tap did not succeed',
        details: { kind: 'signIn', code: 'social/incomplete' },
      },
    ]);
  });

  it('is what the script said', async () => {
    const { oneTap, log, offer } = setUp();
    oneTap.ask = async () => failure({ kind: 'offline', detail: 'blocked' });
    await offer.execute('/team');
    expect(log.lines).toEqual([{ level: 'warning', message: 'gsi script load error', details: { detail: 'blocked' } }]);
  });
});

it('one tap is withdrawn', () => {
  const { oneTap, offer } = setUp();
  let withdrawn = 0;
  oneTap.withdraw = () => (withdrawn += 1);
  offer.withdraw();
  expect(withdrawn).toBe(1);
});

it('a popup that brought no address goes no further either', () => {
  const { carry, payloads } = setUp();
  const carried = carry.execute({
    type: 'Apple',
    method: 'popup',
    redirectUrl: '/',
    email: undefined,
    accessToken: 'token',
  });
  expect(carried).toEqual({ ok: false, error: { kind: 'signIn', code: 'social/incomplete' } satisfies Failure });
  expect(payloads.kept).toBeUndefined();
});
