import * as firebase from 'firebase/auth';
import {
  getAdditionalUserInfo,
  GoogleAuthProvider,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
} from 'firebase/auth';
import { createHash } from 'node:crypto';
import { code, errorOf, SignInWorld, webOrigin } from './sign-in-world';

const world = new SignInWorld(firebase);
beforeAll(() => world.start());
beforeEach(() => world.connect());
afterAll(() => world.stop());

const google = async (email: string) => GoogleAuthProvider.credential(await world.oneTap(email));

describe('one tap', () => {
  it('signs somebody new in with what Google knows of them, and the same person again', async () => {
    const first = await signInWithCredential(world.auth, await google('grace@gmail.com'));
    expect(getAdditionalUserInfo(first)).toMatchObject({
      isNewUser: true,
      providerId: 'google.com',
      profile: { email: 'grace@gmail.com' },
    });
    expect(first.user).toMatchObject({ email: 'grace@gmail.com', emailVerified: true, displayName: 'Grace' });
    const again = await signInWithCredential(world.auth, await google('grace@gmail.com'));
    expect(again.user.uid).toBe(first.user.uid);
    expect((await again.user.getIdTokenResult()).signInProvider).toBe('google.com');
  });

  it('refuses tokens that are forged, somebody else’s, too old, or with another nonce', async () => {
    const token = await world.oneTap('hopper@gmail.com', 'a-nonce');
    const [head, , signature] = token.split('.');
    const forged = `${head}.${Buffer.from('{"iss":"https://accounts.google.com","sub":"1","email":"practice.trader@gmail.com"}').toString('base64url')}.${signature}`;
    expect(await code(signInWithCredential(world.auth, GoogleAuthProvider.credential(forged)))).toBe(
      'auth/invalid-credential',
    );
    expect(
      await code(
        signInWithCredential(
          world.auth,
          GoogleAuthProvider.credential('{"sub":"1","email":"practice.trader@gmail.com"}'),
        ),
      ),
    ).toBe('auth/invalid-credential');
    expect(
      await code(signInWithCredential(world.auth, new OAuthProvider('apple.com').credential({ idToken: token }))),
    ).toBe('auth/rejected-credential');
    const asGoogle = new OAuthProvider('google.com');
    expect(
      await code(signInWithCredential(world.auth, asGoogle.credential({ idToken: token, rawNonce: 'another' }))),
    ).toBe('auth/missing-or-invalid-nonce');
    await signInWithCredential(world.auth, asGoogle.credential({ idToken: token, rawNonce: 'a-nonce' }));
    world.clock = 61 * 60_000;
    expect(await code(signInWithCredential(world.auth, GoogleAuthProvider.credential(token)))).toBe(
      'auth/invalid-credential',
    );
  });

  it('takes a nonce that was hashed on its way', async () => {
    const hashed = createHash('sha256').update('raw').digest('hex');
    const credential = new OAuthProvider('google.com').credential({
      idToken: await world.oneTap('nonce@gmail.com', hashed),
      rawNonce: 'raw',
    });
    await signInWithCredential(world.auth, credential);
  });

  it('is shown only to the web app, in its language', async () => {
    const ask = (origin: string) =>
      fetch(`${world.url}/gsi/select?${new URLSearchParams({ client_id: 'web', origin, hl: 'vi' })}`);
    const shown = await ask(webOrigin);
    expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${webOrigin}`);
    expect(shown.headers.get('x-frame-options')).toBeNull();
    expect(await shown.text()).toContain('Tài khoản luyện tập khác');
    expect((await ask('https://evil.example')).status).toBe(400);
    const foreign = await fetch(`${world.url}/gsi/select`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ client_id: 'web', origin: webOrigin, email: 'a@gmail.com' }),
    });
    expect(foreign.status).toBe(400);
  });
});

describe('one address, several ways in', () => {
  it('Google joins the account whose gmail address it hands out; a password never proved is gone', async () => {
    const { user } = await signInWithCredential(world.auth, await google('joined@gmail.com'));
    await unlink(user, 'google.com');
    expect((await signInWithCredential(world.auth, await google('joined@gmail.com'))).user.uid).toBe(user.uid);
  });

  it('asks for confirmation where the provider does not hand the address out, and is linked after it', async () => {
    const user = await world.somebody();
    const refused = await errorOf(signInWithCredential(world.auth, await google(user.email)));
    expect(refused?.code).toBe('auth/account-exists-with-different-credential');
    expect(refused?.customData).toMatchObject({ email: user.email });
    const credential = GoogleAuthProvider.credentialFromError(refused!)!;
    const { user: owner } = await signInWithEmailAndPassword(world.auth, user.email, 'correct horse');
    await linkWithCredential(owner, credential);
    expect(owner.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
    expect((await signInWithCredential(world.auth, await google(user.email))).user.uid).toBe(user.uid);
  });

  it('links with the pending credential of a refusal, which stands for tokens', async () => {
    const user = await world.somebody();
    const refused = await errorOf(
      signInWithCredential(
        world.auth,
        new OAuthProvider('google.com').credential({ idToken: await world.oneTap(user.email) }),
      ),
    );
    await linkWithCredential(user, OAuthProvider.credentialFromError(refused!)!);
    expect(user.providerData.map(({ providerId }) => providerId)).toContain('google.com');
  });

  it('links an account of a provider to one person only', async () => {
    await signInWithCredential(world.auth, await google('taken@gmail.com'));
    const user = await world.somebody();
    expect(await code(linkWithCredential(user, await google('taken@gmail.com')))).toBe(
      'auth/credential-already-in-use',
    );
    await linkWithCredential(user, await google('free@gmail.com'));
    await unlink(user, 'google.com');
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect(await code(unlink(user, 'google.com'))).toBe('auth/no-such-provider');
  });

  it('proves anew only who somebody is, nobody else', async () => {
    const { user } = await signInWithCredential(world.auth, await google('self@gmail.com'));
    await reauthenticateWithCredential(user, await google('self@gmail.com'));
    await signInWithCredential(world.auth, await google('other@gmail.com'));
    expect(await code(reauthenticateWithCredential(user, await google('other@gmail.com')))).toBe('auth/user-mismatch');
  });

  it('is not open when an administrator closed it', async () => {
    const credential = await google('closed@gmail.com');
    await world.configure({ providers: ['password'] });
    expect(await code(signInWithCredential(world.auth, credential))).toBe('auth/operation-not-allowed');
  });
});

describe('the popup', () => {
  const answer = (event: { sessionId: string; urlResponse: string }) =>
    world.call('/v1/accounts:signInWithIdp', {
      requestUri: event.urlResponse,
      sessionId: event.sessionId,
      returnSecureToken: true,
      returnIdpCredential: true,
    });

  it('hands over a code that is good once and with its session only', async () => {
    const { event } = await world.popup({ providerId: 'google.com', email: 'popup@gmail.com' });
    expect(event).toMatchObject({ type: 'signInViaPopup', eventId: 'event-1' });
    expect(await answer(event)).toMatchObject({
      email: 'popup@gmail.com',
      providerId: 'google.com',
      isNewUser: true,
    });
    expect((await answer(event)).error?.message).toMatch(/^INVALID_IDP_RESPONSE/);
    const second = await world.popup({ providerId: 'google.com', email: 'popup@gmail.com' });
    expect((await answer({ ...second.event, sessionId: 'another' })).error?.message).toMatch(/^INVALID_IDP_RESPONSE/);
  });

  it('returns an access token that signs in as well', async () => {
    const { event } = await world.popup({ providerId: 'google.com', email: 'access@gmail.com' });
    const { oauthAccessToken } = await answer(event);
    const { user } = await signInWithCredential(
      world.auth,
      GoogleAuthProvider.credential(null, String(oauthAccessToken)),
    );
    expect(user.email).toBe('access@gmail.com');
  });

  it('tells of an Apple account what was asked for, and lets people keep their address', async () => {
    const named = await answer(
      (
        await world.popup({
          providerId: 'apple.com',
          email: 'a@icloud.com',
          name: 'Ada',
          scopes: 'email,name',
        })
      ).event,
    );
    expect(named).toMatchObject({ email: 'a@icloud.com', displayName: 'Ada' });
    const kept = await answer(
      (
        await world.popup({
          providerId: 'apple.com',
          email: 'b@icloud.com',
          scopes: 'email,name',
          hideEmail: 'yes',
        })
      ).event,
    );
    expect(kept['email']).toMatch(/@privaterelay\.appleid\.com$/);
    const unasked = await answer(
      (await world.popup({ providerId: 'apple.com', email: 'c@icloud.com', name: 'Cy' })).event,
    );
    expect(unasked['email']).toBeUndefined();
    expect(unasked['displayName']).toBeUndefined();
  });

  it('says that somebody cancelled', async () => {
    const { event } = await world.popup({ providerId: 'apple.com', cancel: 'yes' });
    expect(event.error?.code).toBe('auth/user-cancelled');
  });

  it('sends a redirect back to the web app and nowhere else', async () => {
    const { redirect } = await world.popup({
      providerId: 'google.com',
      email: 'redirect@gmail.com',
      authType: 'signInViaRedirect',
    });
    expect(redirect).toBe(`${webOrigin}/login`);
    const evil = new URLSearchParams({
      providerId: 'google.com',
      authType: 'signInViaRedirect',
      redirectUrl: 'https://evil.example/',
      apiKey: 'k',
      appName: 'a',
    });
    const refused = await fetch(`${world.url}/emulator/auth/handler?${evil}`);
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain('evil.example');
  });

  it('is a page without scripts, in the language of the SDK, that nobody frames', async () => {
    const asked = new URLSearchParams({
      providerId: 'apple.com',
      authType: 'signInViaPopup',
      redirectUrl: webOrigin,
      scopes: 'email,name',
      customParameters: '{"locale":"es"}',
    });
    const page = await fetch(`${world.url}/emulator/auth/handler?${asked}`);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
    expect(html).toContain('<html lang="es-ES">');
    expect(html).toContain('Iniciar sesión con Apple');
    expect(html).toContain('Ocultar mi correo electrónico');
    expect(html).not.toContain('<script');
    const typed = await fetch(`${world.url}/emulator/auth/handler`, {
      method: 'POST',
      body: new URLSearchParams([...asked, ['email', '"><script>']]),
    });
    expect(typed.status).toBe(400);
    expect(await typed.text()).not.toContain('<script>');
  });
});
