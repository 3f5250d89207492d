import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { failureKey } from '../../../application/platform/failure-keys';

/** The words of a failure in the user's language; a refused order says which rule it broke. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation(['common']);
  return useCallback((failure) => t(failureKey(failure)), [t]);
}
