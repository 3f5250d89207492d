import type { IdentityRecord, IdentityRepository } from './identity-repository';
import type { ProviderLinks } from './provider-links';
import type { SecondFactors } from './second-factors';
import type { SignInSessions } from './sign-in-sessions';

/** Changes of an account that wait for somebody to follow a link. */
interface PendingChanges {
  forgetChangesOf(localId: string): void;
}

/**
 * An address is proven for the first time. Whoever proves it owns the account from then on, and whoever made it before
 * may be somebody else who hoped for that: what they had put in place opens it no more.
 */
export class AddressProof {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly links: ProviderLinks,
    private readonly factors: SecondFactors,
    private readonly sessions: SignInSessions,
    private readonly changes: PendingChanges,
  ) {}

  /**
   * The password, telephone number, links and second factors fall, and pending changes with them; every session ends.
   * @param kept the password stays where the proof is about it: just set anew, or the one that the address was given with
   */
  prove(identity: IdentityRecord, kept?: 'password'): IdentityRecord {
    if (identity.emailVerified) return identity;
    const { localId, phoneNumber, passwordHash, emailLink } = identity;
    const others = phoneNumber !== undefined || this.links.of(localId).length + this.factors.of(localId).length > 0;
    this.links.remove(localId);
    this.factors.remove(localId);
    this.changes.forgetChangesOf(localId);
    if (others || kept === undefined) this.sessions.end(localId);
    return this.identities.change(localId, {
      emailVerified: true,
      phoneNumber: undefined,
      emailLink: kept === 'password' ? emailLink : false,
      passwordHash: kept === 'password' ? passwordHash : undefined,
    });
  }
}
