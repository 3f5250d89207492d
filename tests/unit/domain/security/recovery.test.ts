import { afterEachLoss, type AfterLoss, type WaysBack } from '../../../../src/domain/security/recovery';

const plain: WaysBack = {
  signIn: ['password'],
  signInFactors: [],
  email: true,
  authenticator: false,
  passkeys: [],
  codesLeft: 0,
  codesMadeAt: undefined,
};

/** By the kind of what is lost, or a passkey's name: verdict and ways in. */
function told(ways: Partial<WaysBack>): Readonly<Record<string, readonly [AfterLoss['verdict'], ...string[]]>> {
  const nameOf = (each: { readonly kind: string; readonly name?: string }) => each.name ?? each.kind;
  return Object.fromEntries(
    afterEachLoss({ ...plain, ...ways }).map(({ loss, ways: left, verdict }) => [
      nameOf(loss),
      [verdict, ...left.map(nameOf)],
    ]),
  );
}

describe('what is left after a loss', () => {
  it('names what somebody has, and nothing else', () => {
    expect(Object.keys(told({}))).toEqual(['password', 'mailbox']);
    expect(Object.keys(told({ signIn: ['google'], email: false }))).toEqual([]);
    expect(Object.keys(told({ authenticator: true, passkeys: ['phone', 'key'] }))).toEqual([
      ...['password', 'mailbox', 'telephone', 'phone', 'key'],
    ]);
  });

  it('leads over the mailbox when the password is forgotten, and the other way round', () => {
    expect(told({})).toEqual({ password: ['fine', 'mailLink'], mailbox: ['mailless', 'password'] });
  });

  it('knows a telephone that shows no codes from one that does', () => {
    const showsCodes = (ways: Partial<WaysBack>) =>
      afterEachLoss({ ...plain, ...ways }).flatMap(({ loss }) => (loss.kind === 'telephone' ? [loss.showsCodes] : []));
    expect(showsCodes({ signIn: ['phone'] })).toEqual([false]);
    expect(showsCodes({ signInFactors: ['sms'] })).toEqual([false]);
    expect(showsCodes({ signInFactors: ['totp'] })).toEqual([true]);
    expect(showsCodes({ signIn: ['phone'], authenticator: true })).toEqual([true]);
  });

  it('locks out whose every way asks for the telephone', () => {
    expect(told({ signIn: ['password', 'google'], signInFactors: ['totp'] })['telephone']).toEqual(['out']);
    expect(told({ signIn: ['phone'] })['telephone']).toEqual(['out']);
    expect(told({ signInFactors: ['sms'], passkeys: ['key'] })['telephone']).toEqual(['fine', 'key']);
  });

  it('leads over the telephone, and asks for it, while it is there', () => {
    expect(told({ signIn: ['password', 'phone'] })['password']).toEqual(['fine', 'phone', 'mailLink']);
    expect(told({ signIn: ['phone'] })['mailbox']).toEqual(['mailless', 'phone']);
    expect(told({ signInFactors: ['totp'] })['password']).toEqual(['fine', 'mailLink']);
    expect(told({ signIn: ['password', 'google'], signInFactors: ['sms'] })['password']).toEqual([
      ...['fine', 'google', 'mailLink'],
    ]);
  });

  it('tells who comes in but confirms nothing, unless there are recovery codes', () => {
    expect(told({ authenticator: true })['telephone']).toEqual(['stuck', 'password', 'mailLink']);
    expect(told({ authenticator: true, codesLeft: 1 })['telephone']).toEqual(['byCode', 'password', 'mailLink']);
    expect(told({ passkeys: ['phone'] })['phone']).toEqual(['stuck', 'password', 'mailLink']);
    expect(told({ passkeys: ['phone'], codesLeft: 10 })['phone']).toEqual(['byCode', 'password', 'mailLink']);
    expect(told({ passkeys: ['phone', 'key'] })['phone']).toEqual(['fine', 'password', 'mailLink', 'key']);
    expect(told({ passkeys: ['phone'], authenticator: true })['phone']).toEqual(['fine', 'password', 'mailLink']);
  });

  it('counts no recovery code without the mailbox that is asked for beside it', () => {
    expect(told({ authenticator: true, codesLeft: 9 })['mailbox']).toEqual(['mailless', 'password']);
    expect(told({ passkeys: ['key'], codesLeft: 9 })['mailbox']).toEqual(['fine', 'password', 'key']);
  });

  it('takes passkeys of one name for one device', () => {
    expect(told({ passkeys: ['phone', 'phone'] })['phone']).toEqual(['stuck', 'password', 'mailLink']);
  });
});
