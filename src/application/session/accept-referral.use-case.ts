import { ReferralCommandsPort } from '../account/referral-commands.port';
import { ReferralPort } from '../account/referral.port';
import { NoticesPort } from '../platform/notices.port';
import type { Needs } from '../kernel/token';

/** Names whom a new account was invited by. A code that does not hold is told, and can be given again on the account's pages. */
export class AcceptReferral {
  static readonly needs: Needs<typeof AcceptReferral> = [ReferralPort, ReferralCommandsPort, NoticesPort];

  readonly #referral: ReferralPort;
  readonly #commands: ReferralCommandsPort;
  readonly #notices: NoticesPort;

  constructor(referral: ReferralPort, commands: ReferralCommandsPort, notices: NoticesPort) {
    this.#referral = referral;
    this.#commands = commands;
    this.#notices = notices;
  }

  async execute(code: string): Promise<void> {
    const known = await this.#referral.canAccept(code);
    const accepted = known.ok && known.value ? (await this.#commands.accept(code)).ok : false;
    this.#notices.show(accepted ? 'success' : 'warning', {
      key: accepted ? 'session:referral.accepted' : 'session:referral.refused',
      values: { code },
    });
  }
}
