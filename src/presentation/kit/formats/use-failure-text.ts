import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { failureKey } from '../../../application/platform/failure-keys';
import { decimalPlaces } from '../../../domain/shared/decimal';
import { useFormat } from './use-format';

/** The words of a failure in the user's language; a refused order says which rule it broke, or which own limit. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation(['common']);
  const format = useFormat();
  return useCallback(
    (failure) => {
      if (!('set' in failure && failure.set)) return t(failureKey(failure));
      const { amount, asset } = failure.set;
      return t(`common:ownLimitOf.${failure.limit}`, {
        limit: `${format.decimal(amount, decimalPlaces(amount), 'down')} ${asset}`,
      });
    },
    [t, format],
  );
}
