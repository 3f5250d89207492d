import type { ExchangeService } from '../../engine/exchange-service';
import { tradersOf } from '../simulation/traders';
import type { EmbeddedDatabase } from '../../storage/database';

export interface Customer {
  readonly userId: number;
  readonly applicationId: string;
}

/** Everybody with an account: people, sub-accounts apart, and the simulated traders who brought money of their own. */
export class CustomerList {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly database: EmbeddedDatabase,
  ) {}

  all(): readonly Customer[] {
    const traders = tradersOf(this.exchange.instruments).map(({ accountId }, place) => ({
      userId: place + 1,
      applicationId: accountId,
    }));
    const people = this.database.all<{ user_id: number; application_id: string }>(
      'SELECT user_id, application_id FROM users ORDER BY user_id',
    );
    return [
      ...traders.filter(({ applicationId }) => this.exchange.hasAccount(applicationId)),
      ...people.map((row) => ({ userId: Number(row.user_id), applicationId: row.application_id })),
    ];
  }
}
