import type { RecountedTree } from '../../../application/reserves/verify-reserves';
import type { Audit } from '../../../domain/reserves/audit';
import type { PathVerification } from '../../../domain/reserves/path-verification';
import { saveFile } from '../../kit/hooks/save-file';

/** Saves what was verified with everything it takes to do it again elsewhere. */
export function saveReport(audit: Audit, userHash: string | undefined, result: PathVerification | RecountedTree): void {
  saveFile(`audit-${audit.auditId}.json`, 'application/json', reportText(audit, userHash, result));
}

function reportText(
  { auditId, snapshotAt, merkleRoot, treeUrl, treeSha256, totalUsers }: Audit,
  userHash: string | undefined,
  result: PathVerification | RecountedTree,
): string {
  const audit = {
    id: auditId,
    snapshot: new Date(snapshotAt).toISOString(),
    root: merkleRoot,
    users: totalUsers,
    tree: treeUrl,
    treeSha256,
  };
  return `${JSON.stringify({ audit, userHash, result }, null, 2)}\n`;
}
