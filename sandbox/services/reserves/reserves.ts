import type { User } from '../users/user';
import { ApiError, invalidParameter } from '../../shared/api-error';
import type { Clockwork } from '../../shared/clockwork';
import { utcMidnight } from '../../../src/domain/shared/instant';
import type { EmbeddedDatabase } from '../../storage/database';
import { AuditRepository, type Audit } from './audit-repository';
import { balanceSheet, equityOf, type BalanceSheet, type SheetSources } from './balance-sheet';
import { HouseCapital } from './house-capital';
import { treeBytes, treeFromBytes } from './merkle-messages';
import { merkleTree, sha256, userHash } from './merkle-tree';
import { hex, PublishedTree, type UserCheck } from './user-check';

/** The published sheet is drawn up anew when it is asked for and older than this (milliseconds). */
const sheetLifetime = 15_000;
const coverEvery = 60_000;

export interface OwnAudit {
  readonly audit: Audit;
  readonly userHash: string;
  /** Whether the account was owed anything then. */
  readonly included: boolean;
}

/** Proof of reserves: what the exchange holds, what it owes, and the audits in which everybody finds their part. */
export class Reserves {
  readonly #audits: AuditRepository;
  readonly #capital: HouseCapital;
  readonly #trees = new Map<number, PublishedTree>();
  #published: BalanceSheet | undefined;
  #drawing: Promise<BalanceSheet> | undefined;
  readonly #openedAt: number;

  constructor(
    private readonly sources: SheetSources,
    database: EmbeddedDatabase,
    clockwork: Clockwork,
    private readonly now: () => number,
    /** Whether a new exchange is audited at once, and not first at the end of its first day. */
    seeded: boolean,
  ) {
    this.#audits = new AuditRepository(database);
    this.#capital = new HouseCapital(sources.exchange);
    this.#openedAt = seeded ? 0 : now();
    clockwork.every(1_000, () => this.#auditWhenDue());
    clockwork.every(coverEvery, () => this.#drawUp());
  }

  /** The balance sheet at most some seconds ago. */
  async sheet(): Promise<BalanceSheet> {
    if (this.#published && this.now() - this.#published.at < sheetLifetime) return this.#published;
    this.#drawing ??= this.#drawUp().finally(() => (this.#drawing = undefined));
    return this.#drawing;
  }

  /** Newest first. */
  list(): readonly Audit[] {
    return this.#audits.all();
  }

  /** The newest without an id. @throws ApiError -1006 */
  audit(auditId?: number): Audit {
    const audit = auditId === undefined ? this.#audits.latest() : this.#audits.byId(auditId);
    if (!audit) throw new ApiError(-1006, 400, 'No such audit.');
    return audit;
  }

  /** @throws ApiError -1006 */
  treeFile(auditId: number): Uint8Array {
    const tree = this.#audits.tree(auditId);
    if (!tree) throw new ApiError(-1006, 400, 'No such audit.');
    return tree;
  }

  /** @throws ApiError -1005 for a text that is no hash, -1006 for an unknown audit. */
  check(userHashHex: string, auditId?: number): { readonly audit: Audit; readonly check: UserCheck } {
    if (!/^[0-9a-fA-F]{64}$/.test(userHashHex)) throw invalidParameter('userHash');
    const audit = this.audit(auditId);
    return { audit, check: this.#treeOf(audit.auditId).check(Buffer.from(userHashHex, 'hex')) };
  }

  /** The account's own hash in every audit since it was opened, newest first. Nobody else is given it. */
  ownAudits(user: User): readonly OwnAudit[] {
    return this.#audits
      .all()
      .filter(({ snapshotAt }) => snapshotAt >= user.createdAt)
      .map((audit) => {
        const hash = userHash(user.userId, user.applicationId, audit.snapshotAt);
        return {
          audit,
          userHash: hex(hash),
          included: this.#treeOf(audit.auditId).check(hash).leaves.length > 0,
        };
      });
  }

  /** Every day at 00:00 UTC; a night that was slept through is made up for once. */
  async #auditWhenDue(): Promise<void> {
    const last = this.#audits.latest()?.snapshotAt ?? this.#openedAt;
    if (utcMidnight(last) >= utcMidnight(this.now())) return;
    await this.takeAudit();
  }

  /** Of this moment; none while nobody is owed anything. */
  async takeAudit(): Promise<void> {
    const sheet = await this.#drawUp();
    if (sheet.holders.length === 0) return;
    const tree = merkleTree(sheet.holders, sheet.at);
    const file = treeBytes(tree);
    const root = tree.nodes.find(({ parent }) => parent === undefined)!;
    const owed = new Map<string, bigint>();
    for (const { balances } of sheet.holders)
      for (const [asset, amount] of balances) owed.set(asset, (owed.get(asset) ?? 0n) + amount);
    this.#audits.add(
      {
        snapshotAt: sheet.at,
        publishedAt: this.now(),
        totalUsers: sheet.holders.length,
        merkleRoot: hex(root.hash),
        treeSha256: hex(sha256(file)),
        tokens: sheet.rows
          .filter(({ asset }) => owed.has(asset))
          .map(({ asset, custody, price }) => ({
            asset,
            assets: custody,
            liabilities: owed.get(asset)!,
            price,
          })),
      },
      file,
    );
  }

  /** Brings in capital until the ledger shows nothing missing; what is traded meanwhile is looked at again. */
  async #drawUp(): Promise<BalanceSheet> {
    let sheet = balanceSheet(this.now(), this.sources);
    for (let tries = 0; tries < 5 && (await this.#capital.cover(sheet.rows, sheet.at)); tries += 1) {
      sheet = balanceSheet(this.now(), this.sources);
      if (sheet.rows.every((row) => equityOf(row) >= 0n)) break;
    }
    this.#published = sheet;
    return sheet;
  }

  #treeOf(auditId: number): PublishedTree {
    let tree = this.#trees.get(auditId);
    if (!tree) this.#trees.set(auditId, (tree = new PublishedTree(treeFromBytes(this.treeFile(auditId)))));
    return tree;
  }
}
