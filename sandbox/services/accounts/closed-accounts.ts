import { SealedSecrets } from '../../shared/sealed-secrets';
import type { EmbeddedDatabase } from '../../storage/database';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

/** Rows that are a person's own alone and serve nobody once the account is closed, by their column of the person. */
export const personalTables = [
  'preferences',
  'push_tokens',
  'push_stopped',
  'passkeys',
  'passkey_challenges',
  'recovery_codes',
  'security_states',
  'security_attempts',
  'email_codes',
  'linked_wallets',
  'linked_discord',
  'notifications',
  'hidden_alerts',
  'watchlists',
  'withdrawal_addresses',
  'withdrawal_rules',
  'loss_charges',
  'maintenance_choices',
  'portfolio_links',
] as const;

/** Who it was is kept unreadable; nothing else names them any more. */
export class ClosedAccounts {
  readonly #secrets: SealedSecrets;

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly users: UserRepository,
  ) {
    this.#secrets = new SealedSecrets(database);
    database.run(
      'CREATE TABLE IF NOT EXISTS closed_accounts (user_id INTEGER PRIMARY KEY, sealed TEXT NOT NULL, closed_at INTEGER NOT NULL)',
    );
  }

  /** To be called inside the transaction that closes the account. */
  add(user: User, closedAt: number): void {
    const { identity, email, coolName, alias, country } = user;
    this.database.run('INSERT INTO closed_accounts (user_id, sealed, closed_at) VALUES (?, ?, ?)', [
      user.userId,
      this.#secrets.seal(JSON.stringify({ identity, email, coolName, alias, country })),
      closedAt,
    ]);
    for (const account of this.users.accountsOf(user)) this.#forget(account);
  }

  #forget({ userId, applicationId }: User): void {
    for (const table of personalTables) this.database.run(`DELETE FROM ${table} WHERE user_id = ?`, [userId]);
    this.database.run('DELETE FROM social_profiles WHERE account_id = ?', [applicationId]);
    this.users.forget(userId);
  }
}
