import type { Outcome } from '../../src/application/kernel/failure';
import type { MerkleVerifierPort, TreeSource } from '../../src/application/reserves/merkle-verifier.port';
import type { UserCheck } from '../../src/domain/reserves/merkle-tree';
import type { PathVerification, PublishedAudit } from '../../src/domain/reserves/path-verification';
import type { Progress, TreeQuestion, TreeVerification } from '../../src/domain/reserves/tree-verification';
import { success } from '../../src/domain/shared/result';
import { verification } from '../../src/infrastructure/merkle/verification';
import type { VerificationAnswer, VerificationRequest } from '../../src/infrastructure/merkle/verification-messages';

/** What the worker does, without a worker around it. */
export class InPageMerkleVerifier implements MerkleVerifierPort {
  paths(check: UserCheck, userHash: string, published: PublishedAudit): Outcome<PathVerification> {
    return answerTo({ kind: 'paths', check, userHash, published });
  }

  tree(file: TreeSource, question: TreeQuestion, progress: Progress): Outcome<TreeVerification> {
    return answerTo({ kind: 'tree', file, question }, progress);
  }
}

async function answerTo<Verification extends PathVerification | TreeVerification>(
  request: VerificationRequest,
  progress: Progress = () => undefined,
): Outcome<Verification> {
  let result: Exclude<VerificationAnswer, { kind: 'progress' }>['result'] | undefined;
  await verification(request, (answer) => {
    if (answer.kind === 'progress') progress(answer.done);
    else result = answer.result;
  });
  return success(result as Verification);
}
