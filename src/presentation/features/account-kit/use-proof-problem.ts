import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { useFailureText } from '../../kit/formats/use-failure-text';

/** The words for a wrong code or password, with the tries that are left or the time of the lock; else those of any failure. */
export function useProofProblem(): (failure: Failure) => string {
  const { t } = useTranslation('accountKit');
  const failureText = useFailureText();
  return (failure) => {
    if (failure.kind === 'invalid' && failure.wrongProof)
      return t('proof.wrong', { count: failure.wrongProof.triesLeft });
    if (failure.kind === 'rateLimited' && failure.retryAfter !== undefined && failure.retryAfter > 60_000)
      return t('proof.locked', { count: Math.ceil(failure.retryAfter / 60_000) });
    return failureText(failure);
  };
}
