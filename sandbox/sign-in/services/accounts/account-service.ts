import type { SecondFactors } from '../identities/second-factors';
import { factorInfo } from '../identities/second-factors';
import type { MailContext } from '../mail/mail-links';
import type { SecurityMails } from '../mail/security-mails';
import { list, ownWords, requireEmail, requirePassword, text, type Body } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { SignInConfiguration } from '../../common/sign-in-settings';
import type { IdentityChange, IdentityRecord, IdentityRepository } from '../identities/identity-repository';
import type { Passwords } from '../identities/passwords';
import type { ProviderLinks } from '../identities/provider-links';
import type { Person, SignInSessions } from '../identities/sign-in-sessions';

/** What people do with their own accounts. */
export class AccountService {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly links: ProviderLinks,
    private readonly factors: SecondFactors,
    private readonly passwords: Passwords,
    private readonly sessions: SignInSessions,
    private readonly mails: SecurityMails,
    private readonly configuration: SignInConfiguration,
  ) {}

  async lookUp(idToken: unknown) {
    return this.told((await this.sessions.person(idToken)).identity);
  }

  async update(request: Body, mailContext: MailContext) {
    const secure = request['password'] !== undefined || request['email'] !== undefined;
    const unlinked = list(request['deleteProvider']);
    const person =
      secure || unlinked.length > 0
        ? await this.sessions.recentPerson(request['idToken'])
        : await this.sessions.person(request['idToken']);
    const { localId } = person.identity;
    const email = request['email'] === undefined ? undefined : this.#changeableEmail(request['email'], person);
    // First whatever may still be refused, so that a refusal changes nothing.
    if (request['password'] !== undefined) await this.passwords.set(localId, requirePassword(request['password']));
    if (email !== undefined) {
      this.identities.change(localId, { email, emailVerified: false });
      this.mails.emailChanged(localId, person.identity.email, email, mailContext);
    }
    this.identities.change(localId, profileChange(request));
    for (const provider of unlinked) this.#unlink(localId, provider);
    if (unlinked.length > 0) this.sessions.changed(localId);
    const renewed = () =>
      request['password'] === undefined
        ? this.sessions.renew(localId, person.proof)
        : this.sessions.renewQuietly(localId, person.proof);
    const tokens = secure ? await renewed() : undefined;
    return { ...this.profile(this.identities.byId(localId)!), ...tokens };
  }

  async remove(idToken: unknown): Promise<void> {
    if (!this.configuration.current.deletion) throw new SignInError('ADMIN_ONLY_OPERATION');
    this.removeAccount((await this.sessions.recentPerson(idToken)).identity.localId);
  }

  removeAccount(localId: string): void {
    this.sessions.end(localId);
    this.links.remove(localId);
    this.factors.remove(localId);
    this.identities.remove(localId);
  }

  /** Ways by which an address can sign in, for whoever may ask. */
  waysOf(email: string): readonly string[] {
    const identity = this.identities.byEmail(email);
    if (!identity) return [];
    return [
      ...(identity.passwordHash === undefined ? [] : ['password']),
      ...(identity.emailLink ? ['emailLink'] : []),
      ...this.links.of(identity.localId).map(({ providerId }) => providerId),
    ];
  }

  /** The account as `accounts:lookup` tells it. */
  told(identity: IdentityRecord) {
    const enrolled = this.factors.of(identity.localId);
    return {
      ...this.profile(identity),
      ...(identity.phoneNumber !== undefined && { phoneNumber: identity.phoneNumber }),
      ...(identity.disabled && { disabled: true }),
      ...(identity.claims !== undefined && { customAttributes: identity.claims }),
      mfaInfo: enrolled.map((factor) => factorInfo(factor, 'whole')),
      createdAt: String(identity.createdAt),
      lastLoginAt: String(identity.lastLoginAt),
      validSince: String(Math.floor(identity.validSince / 1000)),
      passwordUpdatedAt: identity.passwordUpdatedAt,
      lastRefreshAt: new Date(identity.lastLoginAt).toISOString(),
    };
  }

  profile(identity: IdentityRecord) {
    const { localId, email, emailVerified, displayName, photoUrl } = identity;
    const seen = {
      ...(displayName !== undefined && { displayName }),
      ...(photoUrl !== undefined && { photoUrl }),
    };
    return {
      localId,
      ...(email !== undefined && { email, emailVerified }),
      ...seen,
      providerUserInfo: this.#providers(identity, seen),
    };
  }

  #providers(
    { localId, email, passwordHash, emailLink, phoneNumber }: IdentityRecord,
    seen: { displayName?: string; photoUrl?: string },
  ) {
    return [
      ...(email !== undefined && (passwordHash !== undefined || emailLink)
        ? [{ providerId: 'password', federatedId: email, email, rawId: email, ...seen }]
        : []),
      ...this.links.of(localId).map((link) => ({
        providerId: link.providerId,
        federatedId: link.rawId,
        rawId: link.rawId,
        ...(link.email !== undefined && { email: link.email }),
        ...(link.displayName !== undefined && { displayName: link.displayName }),
        ...(link.photoUrl !== undefined && { photoUrl: link.photoUrl }),
      })),
      ...(phoneNumber !== undefined ? [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }] : []),
    ];
  }

  #changeableEmail(wanted: unknown, { identity }: Person): string {
    const email = requireEmail(wanted);
    // Whoever answers "taken" or "changed" at once tells strangers which addresses have accounts.
    if (this.configuration.current.enumerationProtection)
      throw new SignInError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
    if (this.factors.of(identity.localId).length > 0) throw new SignInError('EMAIL_CHANGE_NEEDS_VERIFICATION');
    const holder = this.identities.byEmail(email);
    if (holder && holder.localId !== identity.localId) throw new SignInError('EMAIL_EXISTS');
    return email;
  }

  #unlink(localId: string, provider: unknown): void {
    if (provider === 'password') this.identities.change(localId, { passwordHash: undefined, emailLink: false });
    else if (provider === 'phone') this.identities.change(localId, { phoneNumber: undefined });
    else if (text(provider) !== undefined) this.links.remove(localId, String(provider));
  }
}

function profileChange(request: Body): IdentityChange {
  const deleted = list(request['deleteAttribute']);
  return {
    ...(deleted.includes('DISPLAY_NAME')
      ? { displayName: undefined }
      : request['displayName'] !== undefined && { displayName: ownWords(request['displayName']) }),
    ...(deleted.includes('PHOTO_URL')
      ? { photoUrl: undefined }
      : request['photoUrl'] !== undefined && { photoUrl: ownWords(request['photoUrl']) }),
  };
}
