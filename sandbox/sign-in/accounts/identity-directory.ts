import type { SignInDirectory } from '../../security/sign-in-directory';
import type { IdentityRepository } from './identity-repository';

/** What the exchange may know and do about people here; both addresses have proven themselves to it before one is changed. */
export class IdentityDirectory implements SignInDirectory {
  constructor(private readonly identities: IdentityRepository) {}

  changeEmail(identity: string, email: string): boolean {
    const holder = this.identities.byEmail(email);
    if (holder && holder.localId !== identity) return false;
    if (this.identities.byId(identity)) this.identities.change(identity, { email, emailVerified: true });
    return true;
  }

  passwordChangedAt(identity: string): number | undefined {
    const person = this.identities.byId(identity);
    return person && person.passwordUpdatedAt > person.createdAt ? person.passwordUpdatedAt : undefined;
  }
}
