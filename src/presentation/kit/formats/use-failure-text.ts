import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { failureKey } from '../../../application/platform/failure-keys';
import { decimalPlaces } from '../../../domain/shared/decimal';
import type { Stopped } from '../../../domain/trading/own-limit';
import type { Format } from './format';
import { hoursText } from './hours-text';
import { useFormat } from './use-format';

/** The words of a failure in the user's language; a refused order says which rule it broke, or which own limit. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation(['common']);
  const format = useFormat();
  return useCallback(
    (failure) => {
      if (failure.kind !== 'ownLimit' || failure.limit === 'notConfirmed' || failure.limit === 'notKnown')
        return t(failureKey(failure));
      const limit = limitText(failure, format);
      return limit ? t(`common:ownLimitOf.${failure.limit}`, { limit }) : t(failureKey(failure));
    },
    [t, format],
  );
}

/** What was set, or until when it holds. */
function limitText(stopped: Stopped, format: Format): string | undefined {
  // A break is a day at most: the time says which day.
  if (stopped.limit === 'coolDown') return stopped.until === undefined ? undefined : format.time(stopped.until);
  if (stopped.limit === 'hours') return stopped.hours && hoursText(stopped.hours);
  if (!('set' in stopped && stopped.set)) return undefined;
  const { amount, asset } = stopped.set;
  return `${format.decimal(amount, decimalPlaces(amount), 'down')} ${asset}`;
}
