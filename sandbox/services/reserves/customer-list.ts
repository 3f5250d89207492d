import type { ExchangeService } from '../../engine/exchange-service';
import { tradersOf } from '../simulation/traders';
import type { EmbeddedDatabase } from '../../storage/database';

export interface Customer {
  readonly userId: number;
  readonly applicationId: string;
  /** Of their copies. */
  readonly otherAccounts: readonly string[];
}

/** Accounts that hold money of others beside their own. */
export interface HeldForOthers {
  accounts(owner?: string): readonly { readonly owner: string; readonly accountId: string }[];
}

/** Everybody with an account: people, sub-accounts apart, and the simulated traders who brought money of their own. */
export class CustomerList {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly database: EmbeddedDatabase,
    private readonly copies: HeldForOthers,
  ) {}

  all(): readonly Customer[] {
    const traders = tradersOf(this.exchange.instruments).map(({ accountId }, place) => ({
      userId: place + 1,
      applicationId: accountId,
      otherAccounts: [],
    }));
    const people = this.database.all<{ user_id: number; application_id: string }>(
      'SELECT user_id, application_id FROM users ORDER BY user_id',
    );
    const copies = this.copies.accounts();
    return [
      ...traders.filter(({ applicationId }) => this.exchange.hasAccount(applicationId)),
      ...people.map((row) => ({
        userId: Number(row.user_id),
        applicationId: row.application_id,
        otherAccounts: copies.filter(({ owner }) => owner === row.application_id).map(({ accountId }) => accountId),
      })),
    ];
  }
}
