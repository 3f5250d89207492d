import { AccountQueries } from '../../../application/account/account.queries';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { known } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../kit/notices.port';
import { PagePort } from '../../../application/platform/page.port';
import { AcceptReferral } from '../../../application/session/accept-referral.use-case';
import { tellOfReferral } from '../session/tell-of-referral';

/** Sees to it that whoever was invited is known to the exchange, also where that did not come through at first. */
export class InvitationStore implements Startable {
  static readonly needs: Needs<typeof InvitationStore> = [AccountQueries, AcceptReferral, PagePort, NoticesPort];

  constructor(
    private readonly accounts: AccountQueries,
    private readonly referral: AcceptReferral,
    private readonly page: Pick<PagePort, 'online'>,
    private readonly notices: NoticesPort,
  ) {}

  start(): Unsubscribe {
    const account = this.accounts.account();
    const resume = (): void => {
      const read = known(account.current);
      if (read && this.page.online.current) void this.#resume(read.email);
    };
    resume();
    const stops = [account.subscribe(resume), this.page.online.subscribe(resume)];
    return () => stops.forEach((stop) => stop());
  }

  async #resume(email: string | undefined): Promise<void> {
    tellOfReferral(this.notices, await this.referral.resume(email));
  }
}
