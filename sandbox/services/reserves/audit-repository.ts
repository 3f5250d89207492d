import type { Units } from '../../engine/model/units';
import type { EmbeddedDatabase } from '../../storage/database';

export interface AuditToken {
  readonly asset: string;
  readonly assets: Units;
  readonly liabilities: Units;
  /** USDT units. */
  readonly price: Units;
}

export interface Audit {
  readonly auditId: number;
  readonly snapshotAt: number;
  readonly publishedAt: number;
  readonly totalUsers: number;
  /** Hex. */
  readonly merkleRoot: string;
  readonly treeSha256: string;
  readonly tokens: readonly AuditToken[];
}

interface Row {
  readonly audit_id: number;
  readonly snapshot_at: number;
  readonly published_at: number;
  readonly total_users: number;
  readonly merkle_root: string;
  readonly tree_sha256: string;
  readonly tokens: string;
}

const columns = 'audit_id, snapshot_at, published_at, total_users, merkle_root, tree_sha256, tokens';

/** Audits that were published, with their trees. They never change. */
export class AuditRepository {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(`CREATE TABLE IF NOT EXISTS audits (
      audit_id INTEGER PRIMARY KEY AUTOINCREMENT, snapshot_at INTEGER NOT NULL, published_at INTEGER NOT NULL, total_users INTEGER NOT NULL,
      merkle_root TEXT NOT NULL, tree_sha256 TEXT NOT NULL, tokens TEXT NOT NULL, tree BLOB NOT NULL)`);
  }

  add(audit: Omit<Audit, 'auditId'>, tree: Uint8Array): void {
    const tokens = audit.tokens.map(({ asset, assets, liabilities, price }) =>
      [asset, assets, liabilities, price].map(String),
    );
    this.database.run(
      'INSERT INTO audits (snapshot_at, published_at, total_users, merkle_root, tree_sha256, tokens, tree) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [
        audit.snapshotAt,
        audit.publishedAt,
        audit.totalUsers,
        audit.merkleRoot,
        audit.treeSha256,
        JSON.stringify(tokens),
        tree,
      ],
    );
  }

  /** Newest first. */
  all(): readonly Audit[] {
    return this.database.all<Row>(`SELECT ${columns} FROM audits ORDER BY audit_id DESC`).map(auditFrom);
  }

  byId(auditId: number): Audit | undefined {
    const row = this.database.get<Row>(`SELECT ${columns} FROM audits WHERE audit_id = ?`, [auditId]);
    return row && auditFrom(row);
  }

  latest(): Audit | undefined {
    const row = this.database.get<Row>(`SELECT ${columns} FROM audits ORDER BY audit_id DESC LIMIT 1`);
    return row && auditFrom(row);
  }

  tree(auditId: number): Uint8Array | undefined {
    return this.database.get<{ tree: Uint8Array }>('SELECT tree FROM audits WHERE audit_id = ?', [auditId])?.tree;
  }
}

function auditFrom(row: Row): Audit {
  return {
    auditId: Number(row.audit_id),
    snapshotAt: Number(row.snapshot_at),
    publishedAt: Number(row.published_at),
    totalUsers: Number(row.total_users),
    merkleRoot: row.merkle_root,
    treeSha256: row.tree_sha256,
    tokens: (JSON.parse(row.tokens) as [string, string, string, string][]).map(
      ([asset, assets, liabilities, price]) => ({
        asset,
        assets: BigInt(assets),
        liabilities: BigInt(liabilities),
        price: BigInt(price),
      }),
    ),
  };
}
