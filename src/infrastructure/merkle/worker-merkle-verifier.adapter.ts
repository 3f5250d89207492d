import type { Outcome } from '../../application/kernel/failure';
import type { MerkleVerifierPort, TreeSource } from '../../application/reserves/merkle-verifier.port';
import type { UserCheck } from '../../domain/reserves/merkle-tree';
import type { PathVerification, PublishedAudit } from '../../domain/reserves/path-verification';
import type { Progress, TreeQuestion, TreeVerification } from '../../domain/reserves/tree-verification';
import { failure, success } from '../../domain/shared/result';
import type { VerificationAnswer, VerificationRequest } from './verification-messages';

/** What of a worker is used. */
type MerkleWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Verification in a web worker, one for each question: whatever the tree took of memory goes with it. */
export class WorkerMerkleVerifierAdapter implements MerkleVerifierPort {
  constructor(private readonly startWorker: () => Promise<MerkleWorker>) {}

  paths(check: UserCheck, userHash: string, published: PublishedAudit): Outcome<PathVerification> {
    return this.#ask<PathVerification>({ kind: 'paths', check, userHash, published }, []);
  }

  tree(file: TreeSource, question: TreeQuestion, progress: Progress): Outcome<TreeVerification> {
    const request = { kind: 'tree', file, question } as const;
    return this.#ask<TreeVerification>(request, file instanceof Uint8Array ? [file.buffer] : [], progress);
  }

  async #ask<Verification extends PathVerification | TreeVerification>(
    request: VerificationRequest,
    given: Transferable[],
    progress: Progress = () => undefined,
  ): Outcome<Verification> {
    let worker: MerkleWorker | undefined;
    try {
      const started = (worker = await this.startWorker());
      return success(
        await new Promise((resolve, reject) => {
          started.addEventListener('message', (event) => {
            const answer = (event as MessageEvent<VerificationAnswer>).data;
            if (answer.kind === 'progress') progress(answer.done);
            else resolve(answer.result as Verification);
          });
          started.addEventListener('error', () => reject(new Error('The verification ended without an answer.')));
          started.postMessage(request, given);
        }),
      );
    } catch (problem) {
      return failure({ kind: 'unknown', detail: String(problem) });
    } finally {
      worker?.terminate();
    }
  }
}
