import { SecurityCommandsPort } from '../../../src/application/security/security-commands.port';
import { SecurityPort } from '../../../src/application/security/security.port';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { hour, minute, second } from '../../../src/domain/shared/instant';
import { sampleActs } from '../../support/sample-acts';
import { bindAuthenticator, lastCode, mailedProof, otpCode, refused } from './proofs';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

const page = { page: 1, size: 50 };
const passwordAct = (
  action: 'TRADE_PASSWORD' | 'WITHDRAW_PASSWORD',
  change: 'CREATE' | 'CHANGE' | 'DELETE',
): SafeAct => ({ action, subject: { change } });
const addressAct = (email: string): SafeAct => ({ action: 'CHANGE_EMAIL', subject: { email } });

onBothSides('SecurityPort', (open) => {
  let world: PortWorld;
  let people = 0;
  const join = (): Promise<PortVisitor> => world.join(`person${(people += 1)}@example.com`);
  /** Without what was refused: the server alone writes that down (refusals-told.test.ts). */
  const actions = async (person: PortVisitor) =>
    value(await person.port(SecurityPort).changes(page))
      .rows.map(({ action }) => action)
      .filter((action) => action !== 'REFUSED');

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('binds an authenticator with the code it shows, and asks for its codes from then on', async () => {
    const ada = await join();
    const security = both(ada, SecurityPort, SecurityCommandsPort);
    expect(value(await security.check('CREATE_CREDENTIAL'))).toEqual({
      factors: ['EMAIL'],
      passkey: false,
      recovery: false,
      codeLifetime: 10 * minute,
      heldUntil: undefined,
      toSetUp: [],
    });
    const state = value(await security.authenticator());
    if (state.bound) throw new Error('bound');
    expect(state.uri).toContain(`secret=${state.secret}`);
    expect(value(await security.authenticator())).toEqual(state);
    expect(value(await security.authenticatorPicture(state.secret))).toMatch(/^data:image\/png;base64,/);
    expect(await security.authenticatorPicture('A'.repeat(32))).toEqual(refused('notFound'));

    const proof = await mailedProof(world, ada, { action: 'BIND_OTP' });
    expect(await security.bindAuthenticator(otpCode(world, state.secret), state.secret, {})).toEqual(
      refused('invalid'),
    );
    value(await security.bindAuthenticator(otpCode(world, state.secret), state.secret, proof));
    expect(value(await security.authenticator())).toEqual({
      bound: true,
      since: world.now(),
      shownAt: world.now() - (world.now() % (30 * second)),
    });
    expect(await security.bindAuthenticator(otpCode(world, state.secret), state.secret, proof)).toEqual(
      refused('duplicate'),
    );
    expect(value(await security.check('WITHDRAW')).factors).toEqual(['EMAIL', 'OTP']);
    expect(await actions(ada)).toEqual(['BIND_OTP']);
  });

  it('locks an authenticator after five wrong codes, for half an hour', async () => {
    const bea = await join();
    const secret = await bindAuthenticator(world, bea);
    const security = both(bea, SecurityPort, SecurityCommandsPort);
    const wrong = otpCode(world, secret) === '000000' ? '111111' : '000000';
    for (let tries = 4; tries >= 0; tries -= 1) {
      expect(await security.unbindAuthenticator({ otp: wrong })).toMatchObject({
        error: {
          kind: 'invalid',
          detail: expect.stringContaining(`${tries} ${tries === 1 ? 'try' : 'tries'} left`),
        },
      });
    }
    expect(await security.unbindAuthenticator({ otp: otpCode(world, secret) })).toMatchObject({
      error: { kind: 'rateLimited', retryAfter: 30 * minute },
    });
    await world.pass(30 * minute);
    value(await security.unbindAuthenticator({ otp: otpCode(world, secret) }));
    expect(value(await security.authenticator()).bound).toBe(false);
    expect(value(await security.check('WITHDRAW')).heldUntil).toBe(world.now() + 24 * hour);
  });

  it('rehearses an authenticator, each code once', async () => {
    const abe = await join();
    const security = both(abe, SecurityPort, SecurityCommandsPort);
    expect(await security.checkAuthenticator('123456')).toEqual(refused('notFound'));
    const secret = await bindAuthenticator(world, abe);
    const code = otpCode(world, secret);
    value(await security.checkAuthenticator(code));
    expect(value(await security.authenticator())).toMatchObject({
      shownAt: world.now() - (world.now() % (30 * second)),
    });
    expect(await security.checkAuthenticator(code)).toMatchObject({
      error: { kind: 'invalid', wrongProof: { factor: 'OTP', triesLeft: 4 } },
    });
    expect(await security.unbindAuthenticator({ otp: code })).toEqual(refused('invalid'));
    expect(await actions(abe)).toEqual(['BIND_OTP']);
  });

  it('sends a code once a minute', async () => {
    const cid = await join();
    const security = cid.port(SecurityCommandsPort);
    expect(value(await security.sendCode(sampleActs.WITHDRAW[0]))).toEqual({
      expiresIn: 10 * minute,
      resendAfter: minute,
    });
    await world.pass(20 * second);
    expect(await security.sendCode(sampleActs.WITHDRAW[0])).toMatchObject({
      error: { kind: 'rateLimited', retryAfter: 40 * second },
    });
    value(await security.sendCode(sampleActs.CHANGE_EMAIL[0]));
  });

  it('keeps an anti-phishing code, shows its ends alone, and writes it into every mail', async () => {
    const dan = await join();
    const security = both(dan, SecurityPort, SecurityCommandsPort);
    expect(value(await security.antiPhishingCode())).toEqual({ masked: undefined });
    const proof = await mailedProof(world, dan, { action: 'ANTI_PHISHING', subject: { change: 'SET' } });
    expect(await security.setAntiPhishingCode('abc', proof)).toEqual(refused('invalid'));
    value(await security.setAntiPhishingCode('Bluebird7', proof));
    expect(value(await security.antiPhishingCode())).toEqual({ masked: 'B*******7' });
    const removal = await mailedProof(world, dan, { action: 'ANTI_PHISHING', subject: { change: 'DELETE' } });
    expect(world.areas.mailbox.list(world.areas.users.byId(dan.userId)!.email)[0]!.lines[0]).toBe(
      'Your anti-phishing code: Bluebird7',
    );
    value(await security.removeAntiPhishingCode(removal));
    expect(await security.removeAntiPhishingCode(removal)).toEqual(refused('notFound'));
  });

  it('makes, checks, changes and removes a trading password, each with its proof', async () => {
    const eve = await join();
    const security = both(eve, SecurityPort, SecurityCommandsPort);
    expect(await security.checkTradePassword('anything')).toEqual(refused('notFound'));
    expect(
      await security.createPassword(
        'trade',
        '12345',
        await mailedProof(world, eve, passwordAct('TRADE_PASSWORD', 'CREATE')),
      ),
    ).toEqual(refused('invalid'));
    value(
      await security.createPassword('trade', 'first word', {
        emailCode: lastCode(world, world.areas.users.byId(eve.userId)!.email),
      }),
    );
    expect(await security.createPassword('trade', 'second word', {})).toEqual(refused('duplicate'));
    expect(value(await security.checkTradePassword('first word'))).toEqual({
      right: true,
      retriesLeft: undefined,
    });
    expect(value(await security.checkTradePassword('another'))).toEqual({ right: false, retriesLeft: 4 });

    const proof = await mailedProof(world, eve, passwordAct('TRADE_PASSWORD', 'CHANGE'));
    expect(await security.changePassword('trade', 'not the old one', 'second word', proof)).toEqual(refused('invalid'));
    value(await security.changePassword('trade', 'first word', 'second word', proof));
    expect(value(await security.checkTradePassword('second word')).right).toBe(true);
    value(
      await security.removePassword(
        'trade',
        'second word',
        await mailedProof(world, eve, passwordAct('TRADE_PASSWORD', 'DELETE')),
      ),
    );
    expect(await actions(eve)).toEqual([
      'DELETE_TRADE_PASSWORD',
      'CHANGE_TRADE_PASSWORD',
      'TRADE_PASSWORD',
      'TRADE_PASSWORD',
      'CREATE_TRADE_PASSWORD',
    ]);
    const failed = value(await security.changes(page)).rows.find(
      ({ succeeded, action }) => !succeeded && action !== 'REFUSED',
    );
    expect(failed).toMatchObject({ action: 'TRADE_PASSWORD' });
  });

  it('removes a forgotten withdrawal password by a code sent for that, and holds withdrawals', async () => {
    const fay = await join();
    const security = both(fay, SecurityPort, SecurityCommandsPort);
    value(
      await security.createPassword(
        'withdraw',
        'long forgotten',
        await mailedProof(world, fay, passwordAct('WITHDRAW_PASSWORD', 'CREATE')),
      ),
    );
    expect(value(await security.check('WITHDRAW')).factors).toEqual(['EMAIL', 'WITHDRAW_PWD']);
    const usual = await mailedProof(world, fay, passwordAct('WITHDRAW_PASSWORD', 'DELETE'));
    expect(await security.removePassword('withdraw', undefined, usual)).toEqual(refused('invalid'));
    value(await security.sendResetCode('withdraw'));
    value(
      await security.removePassword('withdraw', undefined, {
        emailCode: lastCode(world, world.areas.users.byId(fay.userId)!.email),
      }),
    );
    expect(value(await security.check('WITHDRAW'))).toMatchObject({
      factors: ['EMAIL'],
      heldUntil: world.now() + 24 * hour,
    });
  });

  it('changes the address when both addresses prove themselves', async () => {
    // In a world of its own: nobody signs in there with the old address again.
    const alone = await open();
    const gus = await alone.join('gus@example.com');
    const security = both(gus, SecurityPort, SecurityCommandsPort);
    const proof = await mailedProof(alone, gus, addressAct('new.gus@example.com'));
    value(await security.sendAddressCode('New.Gus@example.com'));
    const code = lastCode(alone, 'new.gus@example.com');
    expect(await security.changeEmail('somebody.else@example.com', code, proof)).toEqual(refused('invalid'));
    expect(await security.changeEmail('new.gus@example.com', code, {})).toEqual(refused('invalid'));
    value(await security.changeEmail('new.gus@example.com', code, proof));
    expect(alone.areas.users.byEmail('new.gus@example.com')?.userId).toBe(gus.userId);
    expect(alone.areas.users.byEmail('gus@example.com')).toBeUndefined();
    expect(value(await security.changes(page)).rows.map(({ action }) => action)).toEqual(['CHANGE_EMAIL']);
    await alone.close();
  });

  it('gives nobody the address of another account', async () => {
    const [hal, ida] = [await join(), await join()];
    const taken = world.areas.users.byId(ida.userId)!.email;
    const proof = await mailedProof(world, hal, addressAct(taken));
    value(await hal.port(SecurityCommandsPort).sendAddressCode(taken));
    expect(await hal.port(SecurityCommandsPort).changeEmail(taken, lastCode(world, taken), proof)).toEqual(
      refused('duplicate'),
    );
  });

  it('scores what protects an account', async () => {
    const jan = await join();
    const security = jan.port(SecurityPort);
    expect(value(await security.overview())).toMatchObject({
      score: 0,
      items: expect.arrayContaining([{ key: 'OTP', ok: false, weight: 50 }]),
    });
    await bindAuthenticator(world, jan);
    const { score, items } = value(await security.overview());
    expect(score).toBe(50);
    expect(items.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it('shows log-ins of a period, newest first, and other people’s to nobody', async () => {
    const kim = await join();
    const security = kim.port(SecurityPort);
    const began = world.now();
    expect(value(await security.logins({ ...page, from: began })).rows).toEqual([
      {
        at: began,
        action: 'LOGIN',
        ip: '127.0.0.1',
        location: 'Local network',
        device: expect.stringContaining('Node.js'),
        succeeded: true,
      },
    ]);
    expect(value(await security.logins({ ...page, to: began - 1 }))).toEqual({ rows: [], total: 0 });
    expect(value(await security.changes(page)).total).toBe(0);
  });
});
