import type { RejectReason, VerificationSubmission } from '../../../src/domain/verification/verification';
import { nameProblem } from '../../../src/domain/verification/verification-rules';
import { ApiError, invalidParameter } from '../../shared/api-error';
import type { KycLevel, User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { Notifications } from '../notifications/notifications';
import { requireMain } from '../security/security-passwords';
import type { SealedSecrets } from '../../shared/sealed-secrets';
import type { EmbeddedDatabase } from '../../storage/database';
import { dailyLimits } from '../wallet/outgoing-door';
import { faultsOf, isDate } from './submission';

export type VerificationStatus = 'NONE' | 'PENDING' | 'APPROVED' | 'REJECTED';

export interface Verification {
  /** What is verified. */
  readonly level: KycLevel;
  /** Of the last submission. */
  readonly status: VerificationStatus;
  readonly submittedLevel: KycLevel;
  readonly submittedAt: number | undefined;
  readonly reviewedAt: number | undefined;
  readonly rejectReasons: readonly RejectReason[];
  readonly country: string | undefined;
  readonly limits: WithdrawalLimits;
}

/** USDT, as decimal texts. */
export interface WithdrawalLimits {
  readonly daily: string;
  readonly monthly: string;
}

/** What is allowed in a day, and with it in thirty. */
export function limitsAt(level: KycLevel): WithdrawalLimits {
  const daily = dailyLimits[level];
  return { daily, monthly: String(BigInt(daily) * 30n) };
}

/** Lowest first. */
export const kycLevels: readonly KycLevel[] = [0, 1, 2];

/** How long a review takes (milliseconds). */
const reviewTime = 60_000;

interface VerificationRow {
  readonly user_id: number;
  readonly level: number;
  readonly status: VerificationStatus;
  readonly submission: string;
  readonly document: string;
  readonly submitted_at: number;
  readonly reviewed_at: number | null;
  readonly reasons: string;
}

/** Identity verification: a submission is reviewed by the clock and by rule. What is handed in is kept sealed. */
export class VerificationService {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly users: UserRepository,
    private readonly notifications: Notifications,
    private readonly secrets: SealedSecrets,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS verifications (
      user_id INTEGER PRIMARY KEY, level INTEGER NOT NULL, status TEXT NOT NULL, submission TEXT NOT NULL, document TEXT NOT NULL,
      submitted_at INTEGER NOT NULL, reviewed_at INTEGER, reasons TEXT NOT NULL DEFAULT '')`);
  }

  /** A sub-account's is that of its main account. */
  of(user: User): Verification {
    const main = this.users.mainOf(user);
    const row = this.database.get<VerificationRow>('SELECT * FROM verifications WHERE user_id = ?', [main.userId]);
    return {
      level: main.kycLevel,
      status: row?.status ?? 'NONE',
      submittedLevel: Number(row?.level ?? 0) as KycLevel,
      submittedAt: row && Number(row.submitted_at),
      reviewedAt: row?.reviewed_at === null || row?.reviewed_at === undefined ? undefined : Number(row.reviewed_at),
      rejectReasons: row?.reasons ? (row.reasons.split(',') as RejectReason[]) : [],
      country: main.country,
      limits: limitsAt(main.kycLevel),
    };
  }

  /** @throws ApiError -1005 for what is no submission, -1007 while one is being reviewed or the level has been reached. */
  submit(user: User, submission: VerificationSubmission): Verification {
    requireMain(user);
    const { level, status } = this.of(user);
    if (status === 'PENDING') throw new ApiError(-1007, 409, 'A submission is being reviewed.');
    if (submission.level <= level) throw new ApiError(-1007, 409, 'This level has been reached.');
    if (submission.level > level + 1) throw invalidParameter('level');
    if (user.country !== undefined && submission.country !== user.country) throw invalidParameter('country');
    for (const field of ['birthDate', 'documentExpiry'] as const)
      if (!isDate(submission[field])) throw invalidParameter(field);
    for (const field of ['firstName', 'lastName'] as const)
      if (nameProblem(submission[field]) !== undefined) throw invalidParameter(field);
    this.database.run(
      `INSERT OR REPLACE INTO verifications (user_id, level, status, submission, document, submitted_at) VALUES (?, ?, 'PENDING', ?, ?, ?)`,
      [
        user.userId,
        submission.level,
        this.secrets.seal(JSON.stringify(submission)),
        this.#printOf(submission),
        this.now(),
      ],
    );
    return this.of(user);
  }

  /** Decides what has waited long enough. */
  review(now: number): void {
    const due = this.database.all<VerificationRow>(
      "SELECT * FROM verifications WHERE status = 'PENDING' AND submitted_at <= ?",
      [now - reviewTime],
    );
    for (const row of due) this.#decide(row, now);
  }

  #decide(row: VerificationRow, now: number): void {
    const userId = Number(row.user_id);
    const submission = JSON.parse(this.secrets.open(row.submission)) as VerificationSubmission;
    const inUse =
      this.database.get("SELECT 1 FROM verifications WHERE document = ? AND user_id <> ? AND status = 'APPROVED'", [
        row.document,
        userId,
      ]) !== undefined;
    const faults = faultsOf(submission, now, inUse);
    const status = faults.length === 0 ? 'APPROVED' : 'REJECTED';
    this.database.transaction(() => {
      this.database.run('UPDATE verifications SET status = ?, reviewed_at = ?, reasons = ? WHERE user_id = ?', [
        status,
        now,
        faults.join(','),
        userId,
      ]);
      if (status === 'APPROVED') this.users.setVerified(userId, submission.country, submission.level);
      this.notifications.tell(this.users.byId(userId)!, {
        type: 'SYSTEM',
        level: status === 'APPROVED' ? 'success' : 'warning',
        title: status === 'APPROVED' ? 'Your identity was verified' : 'Your identity could not be verified',
        body:
          status === 'APPROVED'
            ? `Level ${submission.level} has been reached.`
            : 'See what was wrong, and hand it in again.',
        message:
          status === 'APPROVED'
            ? { key: 'verified', values: { level: String(submission.level) } }
            : { key: 'verificationRejected', values: {} },
        link: '/account/identity-verification',
      });
    });
  }

  #printOf({ country, documentType, documentNumber }: VerificationSubmission): string {
    return this.secrets.fingerprint(`${country} ${documentType} ${documentNumber}`);
  }
}
