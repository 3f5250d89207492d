import { randomInt, randomUUID } from 'node:crypto';
import type { EmbeddedDatabase } from '../../../storage/database';

const providerIds = ['google.com', 'apple.com'] as const;
export type ProviderId = (typeof providerIds)[number];

export function isProviderId(value: unknown): value is ProviderId {
  return providerIds.some((each) => each === value);
}

export interface ProviderAccount {
  readonly providerId: ProviderId;
  /** The person's id at the provider. */
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

interface Row {
  readonly provider_id: ProviderId;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

/** Accounts at the providers that the sandbox stands in for. They exist nowhere else. */
export class ProviderAccounts {
  constructor(private readonly database: EmbeddedDatabase) {
    database.run(`CREATE TABLE IF NOT EXISTS provider_accounts (
      provider_id TEXT NOT NULL, subject TEXT NOT NULL, email TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (provider_id, subject), UNIQUE (provider_id, email))`);
    if (this.of('google.com').length === 0) this.add('google.com', 'practice.trader@gmail.com', 'Practice Trader');
    if (this.of('apple.com').length === 0) this.add('apple.com', 'practice.trader@icloud.com', 'Practice Trader');
  }

  of(providerId: ProviderId): readonly ProviderAccount[] {
    return this.database
      .all<Row>('SELECT * FROM provider_accounts WHERE provider_id = ? ORDER BY rowid', [providerId])
      .map(account);
  }

  find(providerId: ProviderId, subject: string): ProviderAccount | undefined {
    return this.of(providerId).find((each) => each.subject === subject);
  }

  /** The account with this address, made when there is none. */
  add(providerId: ProviderId, email: string, name: string): ProviderAccount {
    const known = this.of(providerId).find((each) => each.email === email);
    if (known) return known;
    const subject =
      providerId === 'google.com'
        ? `1${Array.from({ length: 20 }, () => randomInt(10)).join('')}`
        : `001234.${randomUUID().replaceAll('-', '')}.0001`;
    this.database.run('INSERT INTO provider_accounts (provider_id, subject, email, name) VALUES (?, ?, ?, ?)', [
      providerId,
      subject,
      email,
      name,
    ]);
    return { providerId, subject, email, name };
  }
}

function account(row: Row): ProviderAccount {
  return { providerId: row.provider_id, subject: row.subject, email: row.email, name: row.name };
}
