import type { MerkleVerifierPort, TreeSource } from '../../application/reserves/merkle-verifier.port';
import type { UserCheck } from '../../domain/reserves/merkle-tree';
import type { PathVerification, PublishedAudit } from '../../domain/reserves/path-verification';
import type { Progress, TreeQuestion, TreeVerification } from '../../domain/reserves/tree-verification';
import type { VerificationAnswer, VerificationRequest } from './verification-messages';

/** What of a worker is used. */
export type MerkleWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Verification in a web worker, one for each question: whatever the tree took of memory goes with it. */
export class WorkerMerkleVerifierAdapter implements MerkleVerifierPort {
  constructor(private readonly startWorker: () => Promise<MerkleWorker>) {}

  paths(check: UserCheck, userHash: string, published: PublishedAudit): Promise<PathVerification> {
    return this.#ask({ kind: 'paths', check, userHash, published }, []) as Promise<PathVerification>;
  }

  tree(file: TreeSource, question: TreeQuestion, progress: Progress): Promise<TreeVerification> {
    const request = { kind: 'tree', file, question } as const;
    return this.#ask(request, file instanceof Uint8Array ? [file.buffer] : [], progress) as Promise<TreeVerification>;
  }

  async #ask(
    request: VerificationRequest,
    given: Transferable[],
    progress: Progress = () => undefined,
  ): Promise<PathVerification | TreeVerification> {
    const worker = await this.startWorker();
    try {
      return await new Promise((resolve, reject) => {
        worker.addEventListener('message', (event) => {
          const answer = (event as MessageEvent<VerificationAnswer>).data;
          if (answer.kind === 'progress') progress(answer.done);
          else resolve(answer.result);
        });
        worker.addEventListener('error', () => reject(new Error('The verification ended without an answer.')));
        worker.postMessage(request, given);
      });
    } finally {
      worker.terminate();
    }
  }
}
