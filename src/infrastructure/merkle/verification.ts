import { sha256 } from '@noble/hashes/sha2.js';
import type { DeviceFile } from '../../application/reserves/merkle-verifier.port';
import { verifyPaths } from '../../domain/reserves/path-verification';
import {
  verifyTree,
  type TreeQuestion,
  type Progress,
  type TreeVerification,
} from '../../domain/reserves/tree-verification';
import { Sha256MerkleHashes } from './sha256-merkle-hashes';
import { readTreeFile } from './tree-file-reader';
import type { VerificationAnswer, VerificationRequest } from './verification-messages';

const hashes = new Sha256MerkleHashes();
/** Of the work on a tree: reading the file; the rest is hashing and adding up. */
const readingPart = 0.2;

/** Answers a question, wherever it runs. */
export async function verification(
  request: VerificationRequest,
  tell: (answer: VerificationAnswer) => void,
): Promise<void> {
  if (request.kind === 'paths') {
    const { check, userHash, published } = request;
    tell({ kind: 'paths', result: verifyPaths(check, userHash, published, hashes) });
  } else {
    const progress = (done: number): void => tell({ kind: 'progress', done });
    const { file, question } = request;
    const bytes = file instanceof Uint8Array ? file : await bytesIn(file);
    tell({ kind: 'tree', result: bytes ? verifyFile(bytes, question, progress) : { kind: 'malformed' } });
  }
}

/** Nothing for a file that is gone or was changed since it was chosen. */
async function bytesIn(file: DeviceFile): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

function verifyFile(file: Uint8Array, question: TreeQuestion, progress: Progress): TreeVerification {
  const tree = readTreeFile(file);
  progress(readingPart);
  if (!tree) return { kind: 'malformed' };
  return verifyTree(tree, question, sha256, (done) => progress(readingPart + done * (1 - readingPart)));
}
