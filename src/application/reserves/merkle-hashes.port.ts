import type { MerkleHashes } from '../../domain/reserves/merkle-tree';
import { token } from '../kernel/token';

/** Hashing for `verifyTree`, on this device: nothing of a verification leaves it. */
export const MerkleHashesPort = token<MerkleHashes>('MerkleHashesPort');
