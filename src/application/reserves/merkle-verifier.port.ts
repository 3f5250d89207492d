import type { UserCheck } from '../../domain/reserves/merkle-tree';
import type { PathVerification, PublishedAudit } from '../../domain/reserves/path-verification';
import type { Progress, TreeQuestion, TreeVerification } from '../../domain/reserves/tree-verification';
import { token } from '../kernel/token';

/** Recomputes trees on this device, apart from the page: nothing of a verification leaves it, and nothing on screen waits. */
export interface MerkleVerifierPort {
  paths(check: UserCheck, userHash: string, published: PublishedAudit): Promise<PathVerification>;
  /** The file is given away: it may not be used afterwards. */
  tree(file: Uint8Array<ArrayBuffer>, question: TreeQuestion, progress: Progress): Promise<TreeVerification>;
}

export const MerkleVerifierPort = token<MerkleVerifierPort>('MerkleVerifierPort');
