import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

export interface Audit {
  readonly auditId: string;
  readonly snapshotAt: Instant;
  readonly publishedAt: Instant;
  readonly auditor: string;
  readonly totalUsers: number;
  /** Hex. */
  readonly merkleRoot: string;
  readonly treeUrl: string;
  readonly treeSha256: string;
}

export interface AuditToken {
  readonly asset: string;
  readonly assets: Decimal;
  readonly liabilities: Decimal;
  /** Absent when nothing is owed. */
  readonly ratio: Decimal | undefined;
  readonly price: Decimal;
}

export interface AuditOverview {
  readonly auditId: string;
  readonly snapshotAt: Instant;
  readonly merkleRoot: string;
  readonly totalUsers: number;
  /** USDT. */
  readonly totalAssets: Decimal;
  readonly totalLiabilities: Decimal;
  readonly ratio: Decimal | undefined;
  readonly tokens: readonly AuditToken[];
}

/** The account's own hash in an audit; whoever has it can look the account's balances up. */
export interface OwnAudit {
  readonly auditId: string;
  readonly snapshotAt: Instant;
  readonly userHash: string;
  /** Whether the account was owed anything then. */
  readonly included: boolean;
}
