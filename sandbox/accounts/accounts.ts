import { practiceBalance } from './practice-account';
import type { User } from './user';
import type { UserRepository } from './user-repository';
import type { ExchangeService, Units } from '../exchange/model';
import { unitsFromText } from '../exchange/units';

/** Opens exchange accounts for users and puts the practice balance on them. */
export class Accounts {
  private readonly opening = new Map<string, Promise<User>>();

  constructor(
    private readonly exchange: ExchangeService,
    private readonly users: UserRepository,
  ) {}

  /** The user of an identity, with an open and funded account. Two first sessions at once fund it once. */
  open(identity: string, email: string, applicationId?: string): Promise<User> {
    const running = this.opening.get(identity);
    if (running) return running;
    const opened = this.openNow(identity, email, applicationId).finally(() => this.opening.delete(identity));
    this.opening.set(identity, opened);
    return opened;
  }

  async deposit(user: User, asset: string, amount: Units): Promise<boolean> {
    return (await this.exchange.submit({ type: 'deposit', accountId: user.applicationId, asset, amount })).ok;
  }

  private async openNow(identity: string, email: string, applicationId?: string): Promise<User> {
    const user = this.users.ensure(identity, email, applicationId);
    if (!this.exchange.hasAccount(user.applicationId)) {
      await this.exchange.submit({ type: 'openAccount', accountId: user.applicationId, kind: 'customer' });
    }
    if (user.funded) return user;
    // After a crash half-way through, what has been booked already is not booked again.
    const booked = new Set(this.exchange.balances(user.applicationId).map((balance) => balance.asset));
    for (const { asset, amount } of practiceBalance) {
      if (!booked.has(asset)) await this.deposit(user, asset, unitsFromText(amount));
    }
    this.users.markFunded(user.userId);
    return { ...user, funded: true };
  }
}
