import { GoogleAuthProvider, OAuthProvider, type AuthCredential, type AuthProvider } from 'firebase/auth';
import type { ProviderTokens } from '../../application/session/sign-in-commands.port';
import type { IdentityProvider } from '../../application/session/sign-in.port';

const ids: Readonly<Record<IdentityProvider, string>> = { google: 'google.com', apple: 'apple.com' };

export function idOfProvider(provider: IdentityProvider): string {
  return ids[provider];
}

/** Apple tells the address and the name only to whoever asks for them (specification, section 4). */
export function popupProvider(provider: IdentityProvider): AuthProvider {
  if (provider === 'google') return new GoogleAuthProvider();
  const apple = new OAuthProvider(ids.apple);
  apple.addScope('email');
  apple.addScope('name');
  return apple;
}

export function credentialOf(provider: IdentityProvider, { idToken, accessToken }: ProviderTokens): AuthCredential {
  if (provider === 'google') return GoogleAuthProvider.credential(idToken, accessToken);
  return new OAuthProvider(ids.apple).credential({
    ...(idToken !== undefined && { idToken }),
    ...(accessToken !== undefined && { accessToken }),
  });
}

export function providerOfId(id: string): IdentityProvider | undefined {
  return id === ids.google ? 'google' : id === ids.apple ? 'apple' : undefined;
}
