import { mailLink } from '../../../../src/domain/session/mail-link';

const link = (query: Record<string, string>): string => `https://app.test/auth/action?${new URLSearchParams(query)}`;
const wanted = (query: Record<string, string>) =>
  mailLink(link({ mode: 'resetPassword', oobCode: 'c', ...query }))?.next;

describe('the link of a provider’s mail', () => {
  it.each([
    ['signIn', 'signIn'],
    ['resetPassword', 'resetPassword'],
    ['verifyEmail', 'verifyEmail'],
    ['verifyAndChangeEmail', 'changeEmail'],
    ['recoverEmail', 'recoverEmail'],
    ['revertSecondFactorAddition', 'removeSecondFactor'],
  ])('with the mode %s is for %s', (mode, kind) =>
    expect(mailLink(link({ mode, oobCode: 'c' }))).toMatchObject({ kind, code: 'c' }),
  );

  it.each([{}, { mode: 'resetPassword' }, { oobCode: 'c' }, { mode: 'somethingElse', oobCode: 'c' }])(
    'is none with %j',
    (query) => expect(mailLink(link(query as Record<string, string>))).toBeUndefined(),
  );

  it.each([
    ['es-ES', 'es'],
    ['zh-Hans', 'zh-Hans'],
    ['zh-TW', 'zh'],
    ['uk-UA', 'ukr'],
    ['xx', undefined],
    ['', undefined],
  ])('of a mail in %s is read in %s', (lang, language) =>
    expect(mailLink(link({ mode: 'verifyEmail', oobCode: 'c', lang }))?.language).toBe(language),
  );

  it('leads on to paths of this site alone', () => {
    expect(wanted({ next: '/markets?tab=PERP' })).toBe('/markets?tab=PERP');
    expect(wanted({ continueUrl: 'https://app.test/login?next=%2Fmarkets' })).toBe('/markets');
    expect(wanted({ continueUrl: 'https://app.test/account' })).toBe('/account');
    expect(wanted({})).toBeUndefined();
    expect(wanted({ next: '//evil.test' })).toBeUndefined();
    expect(wanted({ continueUrl: 'https://evil.test/account' })).toBeUndefined();
    expect(wanted({ continueUrl: 'https://app.test/login?next=https%3A%2F%2Fevil.test' })).toBeUndefined();
    expect(wanted({ continueUrl: 'https://app.test/auth/action' })).toBeUndefined();
    expect(wanted({ continueUrl: 'javascript:alert(1)' })).toBeUndefined();
  });
});
