import type { UserCheck } from '../../domain/reserves/merkle-tree';
import type { PathVerification, PublishedAudit } from '../../domain/reserves/path-verification';
import type { Progress, TreeQuestion, TreeVerification } from '../../domain/reserves/tree-verification';
import { token } from '../kernel/token';

/** A file of the device's, not read yet. */
export interface DeviceFile {
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Bytes of a published tree, or a file that holds them. */
export type TreeSource = Uint8Array<ArrayBuffer> | DeviceFile;

/** Recomputes trees on this device, apart from the page: nothing of a verification leaves it, and nothing on screen waits. */
export interface MerkleVerifierPort {
  paths(check: UserCheck, userHash: string, published: PublishedAudit): Promise<PathVerification>;
  /** Bytes are given away: they may not be used afterwards. A file of the device's is read apart from the page too. */
  tree(file: TreeSource, question: TreeQuestion, progress: Progress): Promise<TreeVerification>;
}

export const MerkleVerifierPort = token<MerkleVerifierPort>('MerkleVerifierPort');
