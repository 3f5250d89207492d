import type { IdentityRecord } from '../identities/identity-repository';
import type { SecondFactor } from '../identities/second-factors';
import type { ActionCodes } from './action-codes';
import type { MailContext, MailLinks } from './mail-links';

/** Mails by which somebody learns of a change to their account and can undo it. */
export class SecurityMails {
  constructor(
    private readonly codes: ActionCodes,
    private readonly links: MailLinks,
  ) {}

  emailChanged(localId: string, earlier: string | undefined, newEmail: string, context: MailContext): void {
    if (earlier === undefined || earlier === newEmail) return;
    this.codes.create(
      { requestType: 'RECOVER_EMAIL', email: earlier, newEmail, localId },
      this.links.of('RECOVER_EMAIL', context),
    );
  }

  secondFactorAdded({ localId, email }: IdentityRecord, { enrollmentId }: SecondFactor, context: MailContext): void {
    if (email === undefined) return;
    this.codes.create(
      { requestType: 'REVERT_SECOND_FACTOR_ADDITION', email, localId, enrollmentId },
      this.links.of('REVERT_SECOND_FACTOR_ADDITION', context),
    );
  }
}
