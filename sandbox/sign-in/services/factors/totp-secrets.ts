import { Secret, TOTP } from 'otpauth';
import { digest, randomToken } from '../../../shared/secrets';
import type { EmbeddedDatabase } from '../../../storage/database';
import { SignInError } from '../../common/sign-in-error';

const lifetime = 10 * 60_000;
export const period = 30;
const digits = 6;

function authenticator(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits, period });
}

/** The time step a code belongs to, now or one step beside it; `undefined` for a wrong code. */
export function stepOfCode(secret: string, code: unknown, now: number): number | undefined {
  if (typeof code !== 'string' || !/^\d{6}$/.test(code)) return undefined;
  const beside = authenticator(secret).validate({ token: code, timestamp: now, window: 1 });
  return beside === null ? undefined : Math.floor(now / 1000 / period) + beside;
}

/** Secrets that are shown to somebody and not yet proved to be in their app. */
export class TotpSecrets {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly now: () => number,
  ) {
    database.run(
      'CREATE TABLE IF NOT EXISTS totp_secrets (digest TEXT PRIMARY KEY, local_id TEXT NOT NULL, secret TEXT NOT NULL, created_at INTEGER NOT NULL)',
    );
  }

  create(localId: string) {
    const sessionInfo = randomToken();
    const secret = new Secret({ size: 20 }).base32;
    this.database.run('DELETE FROM totp_secrets WHERE created_at <= ? OR local_id = ?', [
      this.now() - lifetime,
      localId,
    ]);
    this.database.run('INSERT INTO totp_secrets (digest, local_id, secret, created_at) VALUES (?, ?, ?, ?)', [
      digest(sessionInfo),
      localId,
      secret,
      this.now(),
    ]);
    return {
      sharedSecretKey: secret,
      verificationCodeLength: digits,
      hashingAlgorithm: 'SHA1',
      periodSec: period,
      sessionInfo,
      finalizeEnrollmentTime: new Date(this.now() + lifetime).toISOString(),
    };
  }

  find(localId: string, sessionInfo: unknown): string {
    if (typeof sessionInfo !== 'string' || sessionInfo === '') throw new SignInError('MISSING_SESSION_INFO');
    const row = this.database.get<{ secret: string; created_at: number }>(
      'SELECT secret, created_at FROM totp_secrets WHERE digest = ? AND local_id = ?',
      [digest(sessionInfo), localId],
    );
    if (!row) throw new SignInError('INVALID_SESSION_INFO');
    if (Number(row.created_at) + lifetime <= this.now()) throw new SignInError('SESSION_EXPIRED');
    return row.secret;
  }

  remove(localId: string): void {
    this.database.run('DELETE FROM totp_secrets WHERE local_id = ?', [localId]);
  }
}
