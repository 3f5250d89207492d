import type { EmbeddedDatabase } from '../storage/database';

export interface Customer {
  readonly userId: number;
  readonly applicationId: string;
}

/** Everybody with an account, sub-accounts apart. */
export class CustomerList {
  constructor(private readonly database: EmbeddedDatabase) {}

  all(): readonly Customer[] {
    return this.database
      .all<{ user_id: number; application_id: string }>('SELECT user_id, application_id FROM users ORDER BY user_id')
      .map((row) => ({ userId: Number(row.user_id), applicationId: row.application_id }));
  }
}
