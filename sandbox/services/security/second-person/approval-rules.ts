import { type Units, unitsFromText } from '../../../engine/model/units';
import { invalidParameter } from '../../../shared/api-error';
import type { EmbeddedDatabase } from '../../../storage/database';

/** What an owner wants in place of the rule that stands. */
export type NextRule = { readonly above: Units } | 'OFF';

/** Whose approval an account's money and keys wait for. */
export interface ApprovalRule {
  readonly ownerId: number;
  readonly approverId: number;
  /** USDT that may leave within 24 hours without approval. */
  readonly above: Units;
  /** Invited people guard nothing yet. */
  readonly state: 'INVITED' | 'ACTIVE';
  readonly next: NextRule | undefined;
  /** Milliseconds: when `next` comes without the approver. */
  readonly nextAt: number | undefined;
}

interface Row {
  readonly owner_id: number;
  readonly approver_id: number;
  readonly above: string;
  readonly state: ApprovalRule['state'];
  readonly next: string | null;
  readonly next_at: number | null;
}

const highest = unitsFromText('1000000000');

/** What may leave without approval. @throws ApiError -1005 */
export function sumOf(text: string): Units {
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(text)) throw invalidParameter('above');
  const sum = unitsFromText(text);
  if (sum > highest) throw invalidParameter('above');
  return sum;
}

export class ApprovalRules {
  constructor(private readonly database: EmbeddedDatabase) {
    database.run(`CREATE TABLE IF NOT EXISTS approval_rules (
      owner_id INTEGER PRIMARY KEY, approver_id INTEGER NOT NULL, above TEXT NOT NULL, state TEXT NOT NULL, next TEXT, next_at INTEGER)`);
    database.run('CREATE INDEX IF NOT EXISTS approval_rules_by_approver ON approval_rules (approver_id)');
  }

  of(ownerId: number): ApprovalRule | undefined {
    return this.#find('owner_id = ?', ownerId)[0];
  }

  /** Whose money this person lets go. */
  byApprover(approverId: number): readonly ApprovalRule[] {
    return this.#find('approver_id = ?', approverId);
  }

  due(at: number): readonly ApprovalRule[] {
    return this.#find('next_at <= ?', at);
  }

  invite(ownerId: number, approverId: number, above: Units): void {
    this.database.run("INSERT INTO approval_rules (owner_id, approver_id, above, state) VALUES (?, ?, ?, 'INVITED')", [
      ownerId,
      approverId,
      above.toString(),
    ]);
  }

  activate(ownerId: number): void {
    this.database.run("UPDATE approval_rules SET state = 'ACTIVE' WHERE owner_id = ?", [ownerId]);
  }

  plan(ownerId: number, next: NextRule, at: number): void {
    this.database.run('UPDATE approval_rules SET next = ?, next_at = ? WHERE owner_id = ?', [
      next === 'OFF' ? next : next.above.toString(),
      at,
      ownerId,
    ]);
  }

  forgetPlan(ownerId: number): void {
    this.database.run('UPDATE approval_rules SET next = NULL, next_at = NULL WHERE owner_id = ?', [ownerId]);
  }

  setAbove(ownerId: number, above: Units): void {
    this.database.run('UPDATE approval_rules SET above = ?, next = NULL, next_at = NULL WHERE owner_id = ?', [
      above.toString(),
      ownerId,
    ]);
  }

  remove(ownerId: number): void {
    this.database.run('DELETE FROM approval_rules WHERE owner_id = ?', [ownerId]);
  }

  #find(condition: string, value: number): readonly ApprovalRule[] {
    return this.database
      .all<Row>(`SELECT * FROM approval_rules WHERE ${condition} ORDER BY owner_id`, [value])
      .map((row) => ({
        ownerId: Number(row.owner_id),
        approverId: Number(row.approver_id),
        above: BigInt(row.above),
        state: row.state,
        next: row.next === null ? undefined : row.next === 'OFF' ? 'OFF' : { above: BigInt(row.next) },
        nextAt: row.next_at === null ? undefined : Number(row.next_at),
      }));
  }
}
