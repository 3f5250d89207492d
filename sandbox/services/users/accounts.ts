import { randomUUID } from 'node:crypto';
import { practiceBalance } from '../../shared/practice-account';
import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type { User } from './user';
import type { UserRepository } from './user-repository';
import type { ExchangeService } from '../../engine/exchange-service';
import { type Units, unitsFromText } from '../../engine/model/units';

const subAccountLimit = 20;

/** Opens exchange accounts for users and puts the practice balance on them. */
export class Accounts {
  readonly #opening = new Map<string, Promise<User>>();

  constructor(
    private readonly exchange: ExchangeService,
    private readonly users: UserRepository,
  ) {}

  /** The user of an identity, with an open and funded account. Two first sessions at once fund it once. */
  open(identity: string, email: string, applicationId?: string): Promise<User> {
    const running = this.#opening.get(identity);
    if (running) return running;
    const opened = this.#openNow(identity, email, applicationId).finally(() => this.#opening.delete(identity));
    this.#opening.set(identity, opened);
    return opened;
  }

  async deposit(user: User, asset: string, amount: Units): Promise<boolean> {
    return (await this.exchange.submit({ type: 'deposit', accountId: user.applicationId, asset, amount })).ok;
  }

  /** Opens an empty account that belongs to a main account. @throws ApiError -1007 for a name that one of them has. */
  async openSubAccount(main: User, alias: string): Promise<User> {
    if (main.mainUserId !== undefined) throw rejected('notAvailable');
    const name = aliasOf(alias);
    const requireRoom = () => {
      const known = this.users.subAccountsOf(main);
      if (known.some((sub) => sub.alias === name)) throw new ApiError(-1007, 409, 'A sub-account of this name exists.');
      if (known.length >= subAccountLimit)
        throw invalidParameter(`an account has ${subAccountLimit} sub-accounts at most`);
    };
    requireRoom();
    // The exchange first: a crash in between leaves an empty account that nobody has, not a user without one.
    const applicationId = randomUUID();
    await this.exchange.submit({ type: 'openAccount', accountId: applicationId, kind: 'customer' });
    // Another call may have taken the name or the last place meanwhile.
    requireRoom();
    return this.users.addSubAccount(main, name, applicationId);
  }

  /** Names the account itself or one of its sub-accounts. @throws ApiError -1006 for anybody else's, -1007 for a name in use. */
  rename(user: User, alias: string, subUserId?: number): User {
    const account = subUserId === undefined ? user : this.users.ownedBy(user, subUserId);
    if (!account) throw new ApiError(-1006, 400, 'There is no such account.');
    const name = aliasOf(alias);
    const siblings = this.users.subAccountsOf(this.users.mainOf(account));
    if (siblings.some((each) => each.alias === name && each.userId !== account.userId))
      throw new ApiError(-1007, 409, 'A sub-account of this name exists.');
    this.users.setAlias(account.userId, name);
    return { ...account, alias: name };
  }

  async #openNow(identity: string, email: string, applicationId?: string): Promise<User> {
    const user = this.users.ensure(identity, email, applicationId);
    if (!this.exchange.hasAccount(user.applicationId)) {
      await this.exchange.submit({ type: 'openAccount', accountId: user.applicationId, kind: 'customer' });
    }
    if (user.funded) return user;
    // After a crash half-way through, what has been booked already is not booked again.
    const booked = new Set(this.exchange.balances(user.applicationId).map((balance) => balance.asset));
    for (const { asset, amount } of practiceBalance) {
      if (booked.has(asset)) continue;
      // Given, so that a first deposit is still the first, and no reward of anything.
      await this.exchange.submit({
        type: 'deposit',
        accountId: user.applicationId,
        asset,
        amount: unitsFromText(amount),
        kind: 'CREDIT',
      });
    }
    this.users.markFunded(user.userId);
    return { ...user, funded: true };
  }
}

/** 1 to 32 visible characters, spaces only between words. */
function aliasOf(alias: string): string {
  const name = alias.trim().normalize('NFC');
  if (!/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,32}$/u.test(name)) throw invalidParameter('alias');
  return name;
}
