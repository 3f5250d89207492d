import { AccountPort } from '../../../src/application/account/account.port';
import { SocialIdentityCommandsPort } from '../../../src/application/social/social-identity-commands.port';
import { SocialIdentityPort } from '../../../src/application/social/social-identity.port';
import { day, minute } from '../../../src/domain/shared/instant';
import { instruments } from '../../../sandbox/services/markets/instruments';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

const few = instruments.filter(({ base, type }) => base === 'BTC' && type === 'SPOT');

onBothSides('SocialIdentityPort', (open) => {
  let world: PortWorld;
  const of = (visitor: PortVisitor) => both(visitor, SocialIdentityPort, SocialIdentityCommandsPort);

  beforeAll(async () => {
    world = await open({ instruments: few });
  });
  afterAll(() => world.close());

  it('begins with a random name that may be changed at once, and then not for a while', async () => {
    const ada = await world.join('ada@example.com');
    const first = value(await of(ada).coolName());
    expect(first).toMatchObject({ source: 'RANDOM', changedAt: undefined, nextChangeAt: undefined });
    expect(value(await of(ada).chooseCoolName('Slow_Otter'))).toEqual({
      coolName: 'Slow_Otter',
      source: 'CUSTOM',
      changedAt: world.now(),
      nextChangeAt: world.now() + 30 * day,
    });
    expect(value(await ada.port(AccountPort).coolName())).toBe('Slow_Otter');
    expect(await of(ada).chooseCoolName('Fast_Otter')).toMatchObject({
      ok: false,
      error: { kind: 'rateLimited', retryAfter: 30 * day },
    });
    await world.pass(30 * day);
    const next = value(await of(ada).takeRandomCoolName());
    expect(next).toMatchObject({ source: 'RANDOM' });
    expect(next.coolName).not.toBe('Slow_Otter');
  });

  it('refuses names of another form, and taken ones in any casing', async () => {
    const [bea, cleo] = [await world.join('bea@example.com'), await world.join('cleo@example.com')];
    for (const name of ['ab', 'a'.repeat(21), 'two words', 'emoji🙂', '']) {
      expect(await of(bea).chooseCoolName(name)).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    }
    value(await of(bea).chooseCoolName('Harbour'));
    expect(await of(cleo).chooseCoolName('hARBOUR')).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
    // The form of names that accounts begin with is kept for accounts to come.
    expect(await of(cleo).chooseCoolName('calmotter17')).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
    expect(value(await of(cleo).chooseCoolName('Harbour2')).coolName).toBe('Harbour2');
  });

  it('binds an account of X once allowed, and takes its name', async () => {
    const [dora, eve] = [await world.join('dora@example.com'), await world.join('eve@example.com')];
    expect(await of(dora).takeTwitterName()).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    expect(await of(dora).twitter()).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    const { url, token } = value(await of(dora).beginTwitter());
    expect(url).toContain(`oauth_token=${token}`);
    const verifier = world.areas.twitter.consent(token, 'dora_trades');
    expect(await of(eve).bindTwitter(verifier)).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(value(await of(dora).bindTwitter(verifier))).toMatchObject({ handle: 'dora_trades', boundAt: world.now() });
    expect(await of(dora).bindTwitter(verifier)).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(value(await of(dora).takeTwitterName())).toMatchObject({ coolName: 'dora_trades', source: 'TWITTER' });

    expect(value(await of(dora).twitter()).imageUrl).toBeDefined();
    value(await of(dora).removeTwitterImage());
    expect(value(await of(dora).twitter())).toMatchObject({ handle: 'dora_trades', imageUrl: undefined });

    const other = world.areas.twitter.consent(value(await of(eve).beginTwitter()).token, 'Dora_Trades');
    expect(await of(eve).bindTwitter(other)).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
    value(await of(dora).unbindTwitter());
    expect(await of(dora).unbindTwitter()).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    expect(value(await of(eve).bindTwitter(other)).handle).toBe('Dora_Trades');
  });

  it('forgets a request after ten minutes', async () => {
    const fay = await world.join('fay@example.com');
    const verifier = world.areas.twitter.consent(value(await of(fay).beginTwitter()).token, 'fay_trades');
    await world.pass(11 * minute);
    expect(await of(fay).bindTwitter(verifier)).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });

  it('tells a stranger nothing', async () => {
    expect(await of(world.stranger()).coolName()).toMatchObject({ ok: false, error: { kind: 'unauthorised' } });
  });
});
