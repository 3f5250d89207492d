import type { EmbeddedDatabase } from '../../../storage/database';

/** Withdrawals over a chain and to people of the exchange, new API keys, and the end or a higher sum of the rule itself. */
const approvalKinds = ['CHAIN', 'TRANSFER', 'API_KEY', 'RULE'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
export type ApprovalState = 'WAITING' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'TAKEN_BACK' | 'FAILED';

export interface ApprovalRequest {
  readonly approvalId: number;
  readonly kind: ApprovalKind;
  /** The account it is about: the owner's or a sub-account. */
  readonly accountId: number;
  readonly ownerId: number;
  readonly approverId: number;
  /** Of the kind's own: what waits. */
  readonly reference: string;
  /** What it is about, in the words of the proof. */
  readonly subject: Readonly<Record<string, string>>;
  readonly state: ApprovalState;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly decidedAt: number | undefined;
}

interface Row {
  readonly id: number;
  readonly kind: ApprovalKind;
  readonly account_id: number;
  readonly owner_id: number;
  readonly approver_id: number;
  readonly reference: string;
  readonly subject: string;
  readonly state: ApprovalState;
  readonly created_at: number;
  readonly expires_at: number;
  readonly decided_at: number | null;
}

export type NewApprovalRequest = Omit<ApprovalRequest, 'approvalId' | 'state' | 'decidedAt'>;

export class ApprovalRequests {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS approval_requests (
        id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, account_id INTEGER NOT NULL, owner_id INTEGER NOT NULL,
        approver_id INTEGER NOT NULL, reference TEXT NOT NULL, subject TEXT NOT NULL, state TEXT NOT NULL, created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL, decided_at INTEGER);
      CREATE INDEX IF NOT EXISTS approval_requests_by_owner ON approval_requests (owner_id, id);
      CREATE INDEX IF NOT EXISTS approval_requests_by_approver ON approval_requests (approver_id, id);
      CREATE INDEX IF NOT EXISTS approval_requests_by_state ON approval_requests (state, expires_at);
    `);
  }

  add(request: NewApprovalRequest): ApprovalRequest {
    const { kind, accountId, ownerId, approverId, reference, subject, createdAt, expiresAt } = request;
    this.database.run(
      `INSERT INTO approval_requests (kind, account_id, owner_id, approver_id, reference, subject, state, created_at, expires_at)
        VALUES (?, ?, ?, ?, ?, ?, 'WAITING', ?, ?)`,
      [kind, accountId, ownerId, approverId, reference, JSON.stringify(subject), createdAt, expiresAt],
    );
    return this.byId(Number(this.database.get<{ id: number }>('SELECT last_insert_rowid() AS id')!.id))!;
  }

  byId(id: number): ApprovalRequest | undefined {
    const row = this.database.get<Row>('SELECT * FROM approval_requests WHERE id = ?', [id]);
    return row && requestOf(row);
  }

  waitingFor(kind: ApprovalKind, reference: string): ApprovalRequest | undefined {
    const row = this.database.get<Row>(
      "SELECT * FROM approval_requests WHERE kind = ? AND reference = ? AND state = 'WAITING'",
      [kind, reference],
    );
    return row && requestOf(row);
  }

  /** Newest first, those that wait before all others. */
  of(role: 'OWNER' | 'APPROVER', userId: number): readonly ApprovalRequest[] {
    return this.database
      .all<Row>(
        `SELECT * FROM approval_requests WHERE ${role === 'OWNER' ? 'owner_id' : 'approver_id'} = ?
          ORDER BY state = 'WAITING' DESC, id DESC LIMIT 200`,
        [userId],
      )
      .map(requestOf);
  }

  waitingOf(ownerId: number): readonly ApprovalRequest[] {
    return this.of('OWNER', ownerId).filter(({ state }) => state === 'WAITING');
  }

  /** Whose time is over. */
  due(at: number): readonly ApprovalRequest[] {
    return this.database
      .all<Row>("SELECT * FROM approval_requests WHERE state = 'WAITING' AND expires_at <= ?", [at])
      .map(requestOf);
  }

  /** @returns whether it was waiting: of all that decide at once, one does. */
  decide(id: number, state: Exclude<ApprovalState, 'WAITING'>, at: number): boolean {
    const { changes } = this.database.run(
      "UPDATE approval_requests SET state = ?, decided_at = ? WHERE id = ? AND state = 'WAITING'",
      [state, at, id],
    );
    return changes === 1;
  }

  failed(id: number): void {
    this.database.run("UPDATE approval_requests SET state = 'FAILED' WHERE id = ?", [id]);
  }
}

function requestOf(row: Row): ApprovalRequest {
  return {
    approvalId: Number(row.id),
    kind: row.kind,
    accountId: Number(row.account_id),
    ownerId: Number(row.owner_id),
    approverId: Number(row.approver_id),
    reference: row.reference,
    subject: JSON.parse(row.subject) as Record<string, string>,
    state: row.state,
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
    decidedAt: row.decided_at === null ? undefined : Number(row.decided_at),
  };
}
