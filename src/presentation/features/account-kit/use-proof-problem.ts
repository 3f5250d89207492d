import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { minute, second } from '../../../domain/shared/instant';
import { useFailureText } from '../../kit/formats/use-failure-text';

/** The words for a wrong code or password, with the tries that are left or the time of the lock; else those of any failure. */
export function useProofProblem(): (failure: Failure) => string {
  const { t } = useTranslation('accountKit');
  const failureText = useFailureText();
  return (failure) => {
    if (failure.kind === 'invalid' && failure.expiredCode) return t('proof.expired');
    if (failure.kind === 'invalid' && failure.wrongProof) {
      const { triesLeft } = failure.wrongProof;
      return triesLeft > 0 ? t('proof.wrong', { count: triesLeft }) : t('proof.lockedNow');
    }
    if (failure.kind === 'rateLimited' && failure.retryAfter !== undefined)
      return failure.retryAfter > minute
        ? t('proof.locked', { count: Math.ceil(failure.retryAfter / minute) })
        : t('proof.tooSoon', { seconds: Math.ceil(failure.retryAfter / second) });
    return failureText(failure);
  };
}
