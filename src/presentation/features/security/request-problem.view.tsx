import type { Failure } from '../../../application/kernel/failure';
import type { Factor } from '../../../domain/security/factor';
import { useProofProblem } from '../account-kit/use-proof-problem';
import { ProblemText } from '../../kit/controls/problem-text';

interface RequestProblemProps {
  readonly failure: Failure | undefined;
  /** Its wrong tries are told at its field instead. */
  readonly atField?: Factor;
  /** Other words than the usual ones. */
  readonly words?: string | undefined;
}

/** Why the last try failed, over the buttons of a dialog; nothing for one that was given up. */
export function RequestProblem({ failure, atField, words }: RequestProblemProps) {
  const problemText = useProofProblem();
  const shown = failure && failure.kind !== 'cancelled' && wrongFactor(failure) !== (atField ?? 'none');
  return <ProblemText>{shown ? (words ?? problemText(failure)) : null}</ProblemText>;
}

/** Which factor of the form was wrong; `undefined` when it was something else. */
export function wrongFactor(failure: Failure | undefined): Factor | undefined {
  return failure?.kind === 'invalid' ? failure.wrongProof?.factor : undefined;
}
