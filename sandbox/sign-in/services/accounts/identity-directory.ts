import { type SignInWayKind, signInWayKinds } from '../../../../src/domain/session/sign-in-identity';
import type { CallOrigin } from '../../../shared/call-origin';
import { verifyPassword } from '../../../shared/password-hash';
import type { EndListener, SignInDirectory, WaysToSignIn } from '../../../shared/sign-in-directory';
import type { AccountService } from './account-service';
import type { IdentityRepository } from '../identities/identity-repository';
import type { ProviderLinks } from '../identities/provider-links';
import type { SecondFactors } from '../identities/second-factors';
import type { PhoneCodes } from '../phone/phone-codes';
import type { SignInSessions } from '../identities/sign-in-sessions';

/** What the exchange may know and do about people here; it has asked them for proof before. */
export class IdentityDirectory implements SignInDirectory {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly sessions: SignInSessions,
    private readonly accounts: AccountService,
    private readonly phoneCodes: PhoneCodes,
    private readonly links: ProviderLinks,
    private readonly factors: SecondFactors,
  ) {}

  changeEmail(identity: string, email: string): boolean {
    const holder = this.identities.byEmail(email);
    if (holder && holder.localId !== identity) return false;
    if (!this.identities.byId(identity)) return true;
    this.identities.change(identity, { email, emailVerified: true });
    // The exchange has ended its own sessions as it saw fit.
    this.sessions.endQuietly(identity);
    return true;
  }

  waysChangedAt(identity: string): number | undefined {
    return this.identities.byId(identity)?.waysChangedAt;
  }

  phoneOf(identity: string): string | undefined {
    return this.identities.byId(identity)?.phoneNumber;
  }

  waysOf(identity: string): WaysToSignIn {
    const person = this.identities.byId(identity);
    const linked = this.links.of(identity).map(({ providerId }) => providerId);
    const has: Readonly<Record<SignInWayKind, boolean>> = {
      // A link in a mail leads over the same address.
      password: person?.passwordHash !== undefined || person?.emailLink === true,
      google: linked.includes('google.com'),
      apple: linked.includes('apple.com'),
      phone: person?.phoneNumber !== undefined,
    };
    return {
      ways: signInWayKinds.filter((kind) => has[kind]),
      factors: this.factors.of(identity).map(({ method }) => (method.kind === 'totp' ? 'totp' : 'sms')),
      emailConfirmed: person?.email === undefined || person.emailVerified,
    };
  }

  async isPassword(identity: string, word: string): Promise<boolean> {
    const hash = this.identities.byId(identity)?.passwordHash;
    return hash !== undefined && verifyPassword(word, hash);
  }

  textCode(phoneNumber: string, code: string): void {
    this.phoneCodes.deliver(phoneNumber, code);
  }

  admits(identity: string, issuedAt: number): boolean {
    const person = this.identities.byId(identity);
    return person !== undefined && !person.disabled && issuedAt >= Math.floor(person.validSince / 1000);
  }

  remove(identity: string): void {
    this.accounts.removeAccount(identity);
  }

  onChanged(listener: (identity: string) => void): void {
    this.sessions.onChanged(listener);
  }

  onEnded(listener: EndListener): void {
    this.sessions.onEnd(listener);
  }

  onRefused(listener: (identity: string, origin: CallOrigin) => void): void {
    this.sessions.onRefused(listener);
  }
}
