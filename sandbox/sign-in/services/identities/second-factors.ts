import type { EmbeddedDatabase } from '../../../storage/database';

export interface SecondFactor {
  readonly enrollmentId: string;
  readonly localId: string;
  readonly displayName: string | undefined;
  /** Ms. */
  readonly enrolledAt: number;
  readonly method:
    | { readonly kind: 'phone'; readonly phoneNumber: string }
    | { readonly kind: 'totp'; readonly secret: string; readonly lastStep: number };
}

/** A second factor as the service tells it. */
export type FactorInfo = ReturnType<typeof factorInfo>;

export function factorInfo(
  { enrollmentId, displayName, enrolledAt, method }: SecondFactor,
  numbers: 'masked' | 'whole',
) {
  return {
    mfaEnrollmentId: enrollmentId,
    ...(displayName !== undefined && { displayName }),
    enrolledAt: new Date(enrolledAt).toISOString(),
    ...(method.kind === 'totp'
      ? { totpInfo: {} }
      : { phoneInfo: numbers === 'whole' ? method.phoneNumber : masked(method.phoneNumber) }),
  };
}

function masked(phoneNumber: string): string {
  return `+${'*'.repeat(phoneNumber.length - 5)}${phoneNumber.slice(-4)}`;
}

interface Row {
  readonly enrollment_id: string;
  readonly local_id: string;
  readonly display_name: string | null;
  readonly enrolled_at: number;
  readonly phone_number: string | null;
  readonly secret: string | null;
  readonly last_step: number;
}

/** What people prove beside their first factor. */
export class SecondFactors {
  constructor(private readonly database: EmbeddedDatabase) {
    database.run(`CREATE TABLE IF NOT EXISTS second_factors (
      enrollment_id TEXT PRIMARY KEY, local_id TEXT NOT NULL, display_name TEXT, enrolled_at INTEGER NOT NULL,
      phone_number TEXT, secret TEXT, last_step INTEGER NOT NULL DEFAULT 0)`);
  }

  of(localId: string): readonly SecondFactor[] {
    return this.database
      .all<Row>('SELECT * FROM second_factors WHERE local_id = ? ORDER BY enrolled_at, enrollment_id', [localId])
      .map((row) => ({
        enrollmentId: row.enrollment_id,
        localId: row.local_id,
        displayName: row.display_name ?? undefined,
        enrolledAt: Number(row.enrolled_at),
        method:
          row.phone_number !== null
            ? { kind: 'phone', phoneNumber: row.phone_number }
            : { kind: 'totp', secret: String(row.secret), lastStep: Number(row.last_step) },
      }));
  }

  add({ enrollmentId, localId, displayName, enrolledAt, method }: SecondFactor): void {
    this.database.run(
      'INSERT INTO second_factors (enrollment_id, local_id, display_name, enrolled_at, phone_number, secret, last_step) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [
        enrollmentId,
        localId,
        displayName ?? null,
        enrolledAt,
        method.kind === 'phone' ? method.phoneNumber : null,
        method.kind === 'totp' ? method.secret : null,
        method.kind === 'totp' ? method.lastStep : 0,
      ],
    );
  }

  /** Whether the time step was still unused: each code is good once, and none before it after it. */
  useStep(enrollmentId: string, step: number): boolean {
    return (
      this.database.run('UPDATE second_factors SET last_step = ? WHERE enrollment_id = ? AND last_step < ?', [
        step,
        enrollmentId,
        step,
      ]).changes === 1
    );
  }

  remove(localId: string, enrollmentId?: string): void {
    if (enrollmentId === undefined) this.database.run('DELETE FROM second_factors WHERE local_id = ?', [localId]);
    else
      this.database.run('DELETE FROM second_factors WHERE local_id = ? AND enrollment_id = ?', [localId, enrollmentId]);
  }
}
