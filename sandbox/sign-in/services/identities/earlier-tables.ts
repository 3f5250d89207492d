import type { EmbeddedDatabase } from '../../../storage/database';

/** Accounts made when people could sign in by password only stay good. Their refresh tokens do not: they say too little. */
export function carryOverEarlierTables(database: EmbeddedDatabase): void {
  const earlier = database.get<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'identities'",
  );
  if (!earlier) return;
  database.transaction(() => {
    database.run(`INSERT OR IGNORE INTO sign_in_accounts
      (local_id, email, email_verified, password_hash, display_name, photo_url, created_at, last_login_at, password_updated_at, valid_since)
      SELECT local_id, email, email_verified, password_hash, display_name, photo_url, created_at, last_login_at, valid_since, valid_since FROM identities`);
    for (const table of ['identities', 'stays', 'action_codes']) database.run(`DROP TABLE IF EXISTS ${table}`);
  });
}
