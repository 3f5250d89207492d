import * as firebase from 'firebase/auth';
import {
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  isSignInWithEmailLink,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  unlink,
  updateEmail,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { code, projectId, SignInWorld, webOrigin } from './sign-in-world';

const world = new SignInWorld(firebase);
beforeAll(() => world.start());
beforeEach(() => world.connect());
afterAll(() => world.stop());

const toApp = { url: `${webOrigin}/login`, handleCodeInApp: true };

describe('e-mail links', () => {
  it('sign somebody new in, once', async () => {
    await sendSignInLinkToEmail(world.auth, 'link@example.com', toApp);
    const { oobLink } = await world.mail('link@example.com', 'EMAIL_SIGNIN');
    expect(isSignInWithEmailLink(world.auth, oobLink)).toBe(true);
    const credential = await signInWithEmailLink(world.auth, 'link@example.com', oobLink);
    expect(credential.user.emailVerified).toBe(true);
    expect(getAdditionalUserInfo(credential)?.isNewUser).toBe(true);
    expect(await code(signInWithEmailLink(world.auth, 'link@example.com', oobLink))).toBe('auth/invalid-action-code');
  });

  it('land on a page that leads to the web app with the code, without using it up', async () => {
    await sendSignInLinkToEmail(world.auth, 'landing@example.com', toApp);
    const { oobLink } = await world.mail('landing@example.com', 'EMAIL_SIGNIN');
    const html = await (await fetch(oobLink, { headers: { 'accept-language': 'uk' } })).text();
    expect(html).toContain('lang="uk-UA"');
    const target = /href="([^"]+)"/.exec(html)![1]!.replaceAll('&#38;', '&');
    expect(target.startsWith(`${webOrigin}/login?`)).toBe(true);
    const credential = await signInWithEmailLink(world.auth, 'landing@example.com', target);
    expect(credential.user.email).toBe('landing@example.com');
  });

  it('grow old, and belong to one address', async () => {
    await sendSignInLinkToEmail(world.auth, 'old@example.com', toApp);
    const { oobLink } = await world.mail('old@example.com', 'EMAIL_SIGNIN');
    expect(await code(signInWithEmailLink(world.auth, 'other@example.com', oobLink))).toBe('auth/invalid-email');
    world.clock = 61 * 60_000;
    expect(await code(signInWithEmailLink(world.auth, 'old@example.com', oobLink))).toBe('auth/expired-action-code');
  });

  it('close an account to a password whose setter never proved the address', async () => {
    const thief = await world.somebody();
    world.clock = 2_000;
    await sendSignInLinkToEmail(world.auth, thief.email, toApp);
    await signInWithEmailLink(world.auth, thief.email, (await world.mail(thief.email, 'EMAIL_SIGNIN')).oobLink);
    expect(await code(thief.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await code(signInWithEmailAndPassword(world.auth, thief.email, 'correct horse'))).toBe(
      'auth/invalid-credential',
    );
  });

  it('are added to an account, and taken away again with the password', async () => {
    const user = await world.somebody();
    await sendSignInLinkToEmail(world.auth, user.email, toApp);
    const { oobLink } = await world.mail(user.email, 'EMAIL_SIGNIN');
    await unlink(user, 'password');
    expect(user.providerData).toEqual([]);
    await linkWithCredential(user, EmailAuthProvider.credentialWithLink(user.email, oobLink));
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect(user.emailVerified).toBe(true);
    await world.configure({ enumerationProtection: false });
    expect(await fetchSignInMethodsForEmail(world.auth, user.email)).toEqual(['emailLink']);
  });

  it('lead only to the web app', async () => {
    expect(
      await code(
        sendSignInLinkToEmail(world.auth, 'a@example.com', {
          url: 'https://evil.example/',
          handleCodeInApp: true,
        }),
      ),
    ).toBe('auth/unauthorized-continue-uri');
    expect(
      await code(
        sendSignInLinkToEmail(world.auth, 'a@example.com', {
          url: 'javascript:alert(1)',
          handleCodeInApp: true,
        }),
      ),
    ).toBe('auth/invalid-continue-uri');
  });
});

describe('a new e-mail address', () => {
  it('is taken on when its mail is answered; the old one hears of it and can take it back', async () => {
    const user = await world.somebody();
    const earlier = user.email;
    await verifyBeforeUpdateEmail(user, 'moved@example.com');
    await user.reload();
    expect(user.email).toBe(earlier);
    const { oobCode } = await world.mail('moved@example.com', 'VERIFY_AND_CHANGE_EMAIL');
    expect(await checkActionCode(world.auth, oobCode)).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: 'moved@example.com', previousEmail: earlier },
    });
    world.clock = 2_000;
    await applyActionCode(world.auth, oobCode);
    expect(await code(user.reload())).toBe('auth/user-token-expired');
    const moved = await signInWithEmailAndPassword(world.auth, 'moved@example.com', 'correct horse');
    expect(moved.user.emailVerified).toBe(true);

    const { oobLink } = await world.mail(earlier, 'RECOVER_EMAIL');
    const question = await (await fetch(`${oobLink}&lang=ru`)).text();
    expect(question).toContain('Отменить изменение');
    await signInWithEmailAndPassword(world.auth, 'moved@example.com', 'correct horse');
    const link = new URL(oobLink);
    const done = await fetch(`${world.url}${link.pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ oobCode: link.searchParams.get('oobCode')!, lang: 'ru' }),
    });
    expect(await done.text()).toContain(earlier);
    expect(await code(signInWithEmailAndPassword(world.auth, 'moved@example.com', 'correct horse'))).toBe(
      'auth/invalid-credential',
    );
    await signInWithEmailAndPassword(world.auth, earlier, 'correct horse');
  });

  it('that somebody has says so only where addresses may be guessed', async () => {
    const taken = (await world.somebody()).email;
    const user = await world.somebody();
    await verifyBeforeUpdateEmail(user, taken);
    expect(await world.mails(taken, 'VERIFY_AND_CHANGE_EMAIL')).toEqual([]);
    expect(await code(updateEmail(user, 'direct@example.com'))).toBe('auth/operation-not-allowed');
    expect(await fetchSignInMethodsForEmail(world.auth, taken)).toEqual([]);
    await world.configure({ enumerationProtection: false });
    expect(await code(verifyBeforeUpdateEmail(user, taken))).toBe('auth/email-already-in-use');
    expect(await fetchSignInMethodsForEmail(world.auth, taken)).toEqual(['password']);
    await updateEmail(user, 'direct@example.com');
    expect(user.email).toBe('direct@example.com');
    expect(user.emailVerified).toBe(false);
  });

  it('needs a sign-in of a moment ago', async () => {
    const user = await world.somebody();
    world.clock = 6 * 60_000;
    expect(await code(verifyBeforeUpdateEmail(user, 'late@example.com'))).toBe('auth/requires-recent-login');
  });
});

describe('what an administrator sets', () => {
  it('a password policy, told and enforced, also at sign-in', async () => {
    const user = await world.somebody();
    await world.configure({
      passwordPolicy: {
        customStrengthOptions: {
          minPasswordLength: 12,
          maxPasswordLength: 64,
          containsUppercaseCharacter: true,
          containsNumericCharacter: true,
        },
        enforcementState: 'ENFORCE',
        forceUpgradeOnSignin: true,
      },
    });
    expect(await validatePassword(world.auth, 'only lower case')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
    });
    expect(await code(updatePassword(user, 'only lower case'))).toBe('auth/password-does-not-meet-requirements');
    expect(await code(signInWithEmailAndPassword(world.auth, user.email, 'correct horse'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    await updatePassword(user, 'Correct Horse 12');
    await signInWithEmailAndPassword(world.auth, user.email, 'Correct Horse 12');
  });

  it('is refused with a value that does not exist, and to everybody else', async () => {
    await expect(world.configure({ passwordPolicy: { minPasswordLength: 1 } })).rejects.toThrow('INVALID_CONFIG');
    const config = `${world.url}/emulator/v1/projects/${projectId}/config`;
    expect((await fetch(config)).status).toBe(403);
    expect((await fetch(config, { method: 'PATCH', headers: { authorization: 'Bearer guess' } })).status).toBe(403);
  });

  it('whether people may come without a name, who then get one', async () => {
    expect(await code(signInAnonymously(world.auth))).toBe('auth/admin-restricted-operation');
    await world.configure({ providers: ['anonymous', 'password'] });
    const { user } = await signInAnonymously(world.auth);
    expect(user.isAnonymous).toBe(true);
    await linkWithCredential(user, EmailAuthProvider.credential('named@example.com', 'correct horse'));
    expect(user.email).toBe('named@example.com');
    expect((await signInWithEmailAndPassword(world.auth, 'named@example.com', 'correct horse')).user.uid).toBe(
      user.uid,
    );
  });

  it('that an account is disabled, which ends its sessions', async () => {
    const user = await world.somebody();
    await world.administer('update', { localId: user.uid, disableUser: true });
    expect(await code(user.getIdToken(true))).toBe('auth/user-disabled');
    expect(await code(signInWithEmailAndPassword(world.auth, user.email, 'correct horse'))).toBe('auth/user-disabled');
  });

  it('that every token issued before now is void', async () => {
    const user = await world.somebody();
    await world.administer('update', { localId: user.uid, validSince: Math.floor(world.now() / 1000) + 1 });
    expect(await code(user.reload())).toBe('auth/user-token-expired');
  });

  it('that whoever signs in is blocked, and leaves no account behind', async () => {
    await world.configure({ loginBlocked: 'Closed for the night.' });
    expect(await code(createUserWithEmailAndPassword(world.auth, 'night@example.com', 'correct horse'))).toBe(
      'auth/login-blocked',
    );
    await world.configure({ loginBlocked: '' });
    await createUserWithEmailAndPassword(world.auth, 'night@example.com', 'correct horse');
  });
});
