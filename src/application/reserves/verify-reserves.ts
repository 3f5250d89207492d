import type { Audit } from '../../domain/reserves/audit';
import type { PathVerification, PublishedAudit } from '../../domain/reserves/path-verification';
import { differingTotals, type DifferingTotal } from '../../domain/reserves/recount';
import type { Progress, TreeVerification } from '../../domain/reserves/tree-verification';
import { decimalText } from '../../domain/shared/decimal';
import { mapResult, success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { MerkleVerifierPort, type TreeSource } from './merkle-verifier.port';
import { ReservesPort } from './reserves.port';

export interface RecountedTree {
  readonly verification: TreeVerification;
  /** Assets whose total is not what was published as owed. */
  readonly differing: readonly DifferingTotal[];
}

/** Verifies an audit on this device, against a root and liabilities that come from elsewhere than the proof. */
export class VerifyReserves {
  static readonly needs: Needs<typeof VerifyReserves> = [ReservesPort, MerkleVerifierPort];

  constructor(
    private readonly reserves: ReservesPort,
    private readonly verifier: MerkleVerifierPort,
  ) {}

  /** `undefined` for a hash that is not in the tree. @param userHash hex */
  async paths(audit: Audit, userHash: string): Outcome<PathVerification | undefined> {
    const [check, published] = await Promise.all([
      this.reserves.userCheck(userHash, audit.auditId),
      this.#published(audit),
    ]);
    if (!check.ok) return check;
    if (!published.ok) return published;
    if (!check.value.found) return success(undefined);
    return this.verifier.paths(check.value, userHash, published.value);
  }

  /** @param own file that the person has; without one it is fetched. @param userHash hex, to be looked for as well */
  async tree(
    audit: Audit,
    own: TreeSource | undefined,
    userHash: string | undefined,
    progress: Progress,
  ): Outcome<RecountedTree> {
    const [file, published] = await Promise.all([
      own === undefined ? this.reserves.treeFile(audit) : success(own),
      this.#published(audit),
    ]);
    if (!file.ok) return file;
    if (!published.ok) return published;
    const question = { root: audit.merkleRoot, userHash };
    return mapResult(await this.verifier.tree(file.value, question, progress), (verification) => ({
      verification,
      differing: verification.kind === 'sound' ? differingTotals(verification.totals, published.value.owed) : [],
    }));
  }

  async #published({ auditId, merkleRoot }: Audit): Outcome<PublishedAudit> {
    return mapResult(await this.reserves.overview(auditId), ({ tokens }) => ({
      root: merkleRoot,
      owed: tokens.map(({ asset, liabilities }) => ({ asset, amount: decimalText(liabilities) })),
    }));
  }
}
