import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { type AmountValue, failureWords } from '../../../application/platform/failure-keys';
import type { Format } from './format';
import { shownDecimals } from './shown-decimals';
import { useFormat } from './use-format';

/** The words of a failure in the user's language; a refused order says which rule it broke, or which own limit. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation(['common']);
  const format = useFormat();
  return useCallback(
    (failure) => {
      const words = failureWords(failure);
      return words.values ? t(words.key, { limit: amountText(words.values.limit, format) }) : t(words.key);
    },
    [t, format],
  );
}

function amountText({ amount, asset }: AmountValue, format: Format): string {
  return `${format.decimal(amount, shownDecimals(amount), 'down')} ${asset}`;
}

/** Values of a text, with amounts in the form of the language on screen. */
export function valueTexts(
  values: Readonly<Record<string, string | number | AmountValue>> = {},
  format: Format,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? amountText(value, format) : value,
    ]),
  );
}
