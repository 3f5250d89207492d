import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { ProblemText } from '../../kit/controls/problem-text';
import { useProofProblem } from '../account-kit/use-proof-problem';

/** Why the last try failed; nothing for one that was given up. */
export function DecisionProblem({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation('approvals');
  const problemText = useProofProblem();
  if (!failure || failure.kind === 'cancelled') return null;
  const words =
    failure.kind === 'cannotWithdraw' ? t('held') : failure.kind === 'notFound' ? t('gone') : problemText(failure);
  return <ProblemText>{words}</ProblemText>;
}
