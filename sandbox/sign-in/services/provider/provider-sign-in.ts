import type { AddressProof } from '../identities/address-proof';
import type { IdentityRecord, IdentityRepository } from '../identities/identity-repository';
import { newLocalId } from '../identities/local-id';
import type { ProviderLinks } from '../identities/provider-links';
import type { SignInSessions } from '../identities/sign-in-sessions';
import type { AccountService } from '../accounts/account-service';
import type { Body } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { SignInConfiguration } from '../../common/sign-in-settings';
import type { Credential, ProviderCredentials } from './provider-credentials';
import type { ProviderClaim, ProviderTokens } from './provider-tokens';

/** Signing in with Google or Apple. */
export class ProviderSignIn {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly links: ProviderLinks,
    private readonly sessions: SignInSessions,
    private readonly accounts: AccountService,
    private readonly credentials: ProviderCredentials,
    private readonly tokens: ProviderTokens,
    private readonly configuration: SignInConfiguration,
    private readonly addresses: AddressProof,
  ) {}

  async signIn(request: Body) {
    const credential = await this.credentials.read(request);
    const holder = this.links.personOf(credential.claim.providerId, credential.claim.subject);
    if (request['idToken'] !== undefined) return this.#add(request, credential, holder);
    const known = holder === undefined ? undefined : this.identities.byId(holder);
    if (known) return this.#answer(known, credential, false);
    const sameEmail =
      credential.claim.email === undefined ? undefined : this.identities.byEmail(credential.claim.email);
    if (sameEmail) return this.#join(sameEmail, credential);
    if (request['autoCreate'] === false) throw new SignInError('USER_NOT_FOUND');
    if (!this.configuration.current.signUp) throw new SignInError('ADMIN_ONLY_OPERATION');
    this.sessions.requireAdmitted();
    const { email, name } = credential.claim;
    const created = this.identities.add(newLocalId(), {
      ...(email !== undefined && { email, emailVerified: true }),
      displayName: name,
    });
    this.#link(created, credential.claim);
    return this.#answer(created, credential, true);
  }

  /** An account with the address of the provider's account. Only a provider that hands out the address itself proves whose it is. */
  #join(identity: IdentityRecord, credential: Credential) {
    const { claim } = credential;
    const anotherOfSameProvider = this.links
      .of(identity.localId)
      .some(({ providerId }) => providerId === claim.providerId);
    // Another link of an address that nobody has proven is somebody else's, and falls.
    if (!handsOut(claim) || (identity.emailVerified && anotherOfSameProvider))
      return {
        needConfirmation: true,
        ...this.#verified(identity),
        ...this.#shown(credential),
        pendingToken: this.tokens.pendingToken(credential),
      };
    const proven = this.addresses.prove(identity);
    const changed = this.identities.change(proven.localId, {
      ...(identity.displayName === undefined && { displayName: claim.name }),
    });
    this.#link(changed, claim);
    this.sessions.changed(changed.localId);
    return this.#answer(changed, credential, false);
  }

  async #add(request: Body, credential: Credential, holder: string | undefined) {
    const { identity, proof } = await this.sessions.recentPerson(request['idToken']);
    if (holder !== undefined && holder !== identity.localId) {
      if (request['returnIdpCredential'] !== true) throw new SignInError('FEDERATED_USER_ID_ALREADY_LINKED');
      // Asked for in this way the answer is a success that names the refusal, with the credential to sign in with instead.
      return {
        errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED',
        ...this.#shown(credential),
        pendingToken: this.tokens.pendingToken(credential),
      };
    }
    const { claim } = credential;
    const sameEmail = claim.email === undefined ? undefined : this.identities.byEmail(claim.email);
    if (sameEmail && sameEmail.localId !== identity.localId) throw new SignInError('EMAIL_EXISTS');
    const changed = this.identities.change(identity.localId, {
      ...(identity.email === undefined && claim.email !== undefined && { email: claim.email, emailVerified: true }),
      ...(identity.email === claim.email && handsOut(claim) && { emailVerified: true }),
      ...(identity.displayName === undefined && { displayName: claim.name }),
    });
    this.#link(changed, claim);
    this.sessions.changed(changed.localId);
    return {
      ...this.#shown(credential),
      ...(await this.sessions.tokensFor(changed, proof)),
      isNewUser: false,
    };
  }

  async #answer(identity: IdentityRecord, credential: Credential, isNewUser: boolean) {
    const begun = await this.sessions.begin(identity, credential.claim.providerId);
    const { providerUserInfo: _, ...profile } = this.accounts.profile(identity);
    return { ...this.#shown(credential), ...profile, ...begun, isNewUser };
  }

  /** With enumeration protection nobody is told how else the address signs in. */
  #verified({ email }: IdentityRecord) {
    return this.configuration.current.enumerationProtection || email === undefined
      ? {}
      : { verifiedProvider: this.accounts.waysOf(email) };
  }

  #shown({ claim, idToken, accessToken, nonce }: Credential) {
    const { providerId, subject, email, name } = claim;
    const raw = {
      id: subject,
      sub: subject,
      ...(email !== undefined && { email, verified_email: true }),
      ...(name !== undefined && { name, displayName: name }),
    };
    return {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      providerId,
      federatedId: providerId === 'google.com' ? `https://accounts.google.com/${subject}` : subject,
      ...(email !== undefined && { email, emailVerified: true }),
      ...(name !== undefined && { fullName: name, displayName: name }),
      ...(idToken !== undefined && { oauthIdToken: idToken }),
      ...(accessToken !== undefined && { oauthAccessToken: accessToken, oauthExpireIn: 3600 }),
      ...(nonce !== undefined && { nonce }),
      rawUserInfo: JSON.stringify(raw),
    };
  }

  #link({ localId }: IdentityRecord, { providerId, subject, email, name }: ProviderClaim): void {
    this.links.set(localId, { providerId, rawId: subject, email, displayName: name, photoUrl: undefined });
  }
}

/** Whether the provider itself hands out the address, and so knows whose it is. */
function handsOut({ providerId, email }: ProviderClaim): boolean {
  return providerId === 'apple.com' || email?.endsWith('@gmail.com') === true;
}
