import type { UserCheck } from '../../domain/reserves/merkle-tree';
import type { PathVerification, PublishedAudit } from '../../domain/reserves/path-verification';
import type { Progress, TreeQuestion, TreeVerification } from '../../domain/reserves/tree-verification';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** A file of the device's, not read yet. */
export interface DeviceFile {
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Bytes of a published tree, or a file that holds them. */
export type TreeSource = Uint8Array<ArrayBuffer> | DeviceFile;

/**
 * Recomputes trees on this device, apart from the page: nothing of a verification leaves it, and nothing on screen
 * waits. Fails as `unknown` where this device could not do the work: what is wrong with a tree is an answer.
 */
export interface MerkleVerifierPort {
  paths(check: UserCheck, userHash: string, published: PublishedAudit): Outcome<PathVerification>;
  /** Bytes are given away: they may not be used afterwards. A file of the device's is read apart from the page too. */
  tree(file: TreeSource, question: TreeQuestion, progress: Progress): Outcome<TreeVerification>;
}

export const MerkleVerifierPort = token<MerkleVerifierPort>('MerkleVerifierPort');
