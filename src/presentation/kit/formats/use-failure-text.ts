import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { failureKey } from './failure-keys';
import { decimalPlaces } from '../../../domain/shared/decimal';
import type { Stopped } from '../../../domain/trading/own-limit';
import type { RejectionReason } from '../../../domain/trading/rejection-reason';
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

/**
 * Why an order was refused after it had been taken, in the user's language where the reason is one of the trading
 * rules; else in the exchange's own words. `undefined` where it gives none.
 */
export function useReasonText(): (reason: string) => string | undefined {
  const { t, i18n } = useTranslation(['common']);
  return useCallback(
    (reason) => {
      const key = failureKey({ kind: 'rejected', reason: reason as RejectionReason });
      return i18n.exists(key) ? t(key) : reason || undefined;
    },
    [t, i18n],
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
