import type { SignInAddresses } from '../../security/security-service';
import type { IdentityRepository } from './identity-repository';

/** Lets the exchange change the address somebody signs in with, once both addresses have proven themselves there. */
export class IdentityAddresses implements SignInAddresses {
  constructor(private readonly identities: IdentityRepository) {}

  change(identity: string, email: string): boolean {
    const holder = this.identities.byEmail(email);
    if (holder && holder.localId !== identity) return false;
    if (this.identities.byId(identity)) this.identities.change(identity, { email, emailVerified: true });
    return true;
  }
}
