import type { MerkleVerifierPort, TreeSource } from '../../src/application/reserves/merkle-verifier.port';
import type { UserCheck } from '../../src/domain/reserves/merkle-tree';
import type { PathVerification, PublishedAudit } from '../../src/domain/reserves/path-verification';
import type { Progress, TreeQuestion, TreeVerification } from '../../src/domain/reserves/tree-verification';
import { verification } from '../../src/infrastructure/merkle/verification';
import type { VerificationAnswer, VerificationRequest } from '../../src/infrastructure/merkle/verification-messages';

/** What the worker does, without a worker around it. */
export class InPageMerkleVerifier implements MerkleVerifierPort {
  paths(check: UserCheck, userHash: string, published: PublishedAudit): Promise<PathVerification> {
    return answerTo({ kind: 'paths', check, userHash, published }) as Promise<PathVerification>;
  }

  tree(file: TreeSource, question: TreeQuestion, progress: Progress): Promise<TreeVerification> {
    return answerTo({ kind: 'tree', file, question }, progress) as Promise<TreeVerification>;
  }
}

function answerTo(request: VerificationRequest, progress: Progress = () => undefined) {
  return new Promise<Exclude<VerificationAnswer, { kind: 'progress' }>['result']>(
    (resolve) =>
      void verification(request, (answer) =>
        answer.kind === 'progress' ? progress(answer.done) : resolve(answer.result),
      ),
  );
}
