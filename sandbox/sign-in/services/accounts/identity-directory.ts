import type { CallOrigin } from '../../../shared/call-origin';
import type { SignInDirectory } from '../../../shared/sign-in-directory';
import type { AccountService } from './account-service';
import type { IdentityRepository } from '../identities/identity-repository';
import type { PhoneCodes } from '../phone/phone-codes';
import type { SignInSessions } from '../identities/sign-in-sessions';

/** What the exchange may know and do about people here; it has asked them for proof before. */
export class IdentityDirectory implements SignInDirectory {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly sessions: SignInSessions,
    private readonly accounts: AccountService,
    private readonly phoneCodes: PhoneCodes,
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

  onEnded(listener: (identity: string) => void): void {
    this.sessions.onEnd(listener);
  }

  onRefused(listener: (identity: string, origin: CallOrigin) => void): void {
    this.sessions.onRefused(listener);
  }
}
