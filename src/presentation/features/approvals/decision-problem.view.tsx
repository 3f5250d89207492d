import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { ProblemText } from '../../kit/controls/problem-text';
import { useProofProblem } from '../account-kit/use-proof-problem';
import { ToSecurity } from './to-security.view';

interface DecisionProblemProps {
  readonly failure: Failure | undefined;
  /** What is said of something that is no longer there; that it was a request by default. */
  readonly gone?: string | undefined;
}

/** Why the last try failed, and where that is mended; nothing for one that was given up. */
export function DecisionProblem({ failure, gone }: DecisionProblemProps) {
  const { t } = useTranslation('approvals');
  const problemText = useProofProblem();
  if (!failure || failure.kind === 'cancelled') return null;
  if (failure.kind === 'notFound' && failure.factorMissing)
    return (
      <>
        <ProblemText>{t('rule.needsFactor')}</ProblemText>
        <ToSecurity />
      </>
    );
  const words =
    failure.kind === 'cannotWithdraw'
      ? t('held')
      : failure.kind === 'notFound'
        ? (gone ?? t('gone'))
        : problemText(failure);
  return <ProblemText>{words}</ProblemText>;
}
