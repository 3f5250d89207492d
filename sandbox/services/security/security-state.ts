import { addColumns } from '../../storage/add-columns';
import type { EmbeddedDatabase } from '../../storage/database';

/** What the exchange keeps of a person's factors; hashes and sealed texts only. Times in milliseconds. */
export interface SecurityState {
  readonly otpSecret: string | undefined;
  readonly otpBoundAt: number | undefined;
  /** The last time step a code was taken of: none serves twice. */
  readonly otpLastStep: number;
  readonly pendingSecret: string | undefined;
  readonly pendingAt: number;
  readonly tradeHash: string | undefined;
  readonly withdrawHash: string | undefined;
  readonly antiPhishing: string | undefined;
  readonly pagePicture: string | undefined;
  readonly pagePhrase: string | undefined;
  /** Nothing may be withdrawn before. */
  readonly heldUntil: number;
}

const columns: Readonly<Record<keyof SecurityState, string>> = {
  otpSecret: 'otp_secret',
  otpBoundAt: 'otp_bound_at',
  otpLastStep: 'otp_last_step',
  pendingSecret: 'pending_secret',
  pendingAt: 'pending_at',
  tradeHash: 'trade_hash',
  withdrawHash: 'withdraw_hash',
  antiPhishing: 'anti_phishing',
  pagePicture: 'page_picture',
  pagePhrase: 'page_phrase',
  heldUntil: 'held_until',
};

type Row = Readonly<Record<string, string | number | null>>;

export class SecurityStates {
  constructor(private readonly database: EmbeddedDatabase) {
    database.run(`CREATE TABLE IF NOT EXISTS security_states (
      user_id INTEGER PRIMARY KEY, otp_secret TEXT, otp_bound_at INTEGER, otp_last_step INTEGER NOT NULL DEFAULT 0, pending_secret TEXT,
      pending_at INTEGER NOT NULL DEFAULT 0, trade_hash TEXT, withdraw_hash TEXT, anti_phishing TEXT, held_until INTEGER NOT NULL DEFAULT 0)`);
    addColumns(database, 'security_states', { page_picture: 'TEXT', page_phrase: 'TEXT' });
  }

  of(userId: number): SecurityState {
    const row = this.database.get<Row>('SELECT * FROM security_states WHERE user_id = ?', [userId]) ?? {};
    const text = (name: string) => (row[name] === null || row[name] === undefined ? undefined : String(row[name]));
    return {
      otpSecret: text('otp_secret'),
      otpBoundAt:
        row['otp_bound_at'] === null || row['otp_bound_at'] === undefined ? undefined : Number(row['otp_bound_at']),
      otpLastStep: Number(row['otp_last_step'] ?? 0),
      pendingSecret: text('pending_secret'),
      pendingAt: Number(row['pending_at'] ?? 0),
      tradeHash: text('trade_hash'),
      withdrawHash: text('withdraw_hash'),
      antiPhishing: text('anti_phishing'),
      pagePicture: text('page_picture'),
      pagePhrase: text('page_phrase'),
      heldUntil: Number(row['held_until'] ?? 0),
    };
  }

  /** `undefined` clears a field. */
  change(userId: number, changes: Partial<SecurityState>): void {
    this.database.transaction(() => {
      this.database.run('INSERT OR IGNORE INTO security_states (user_id) VALUES (?)', [userId]);
      for (const [name, value] of Object.entries(changes) as [keyof SecurityState, string | number | undefined][]) {
        this.database.run(`UPDATE security_states SET ${columns[name]} = ? WHERE user_id = ?`, [value ?? null, userId]);
      }
    });
  }
}
