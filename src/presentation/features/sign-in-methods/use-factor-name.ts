import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface NamedFactor {
  readonly kind: 'totp' | 'sms';
  readonly name: string | undefined;
  readonly phone: string | undefined;
}

/** What a factor is called: the name its owner gave it, else what it is. */
export function useFactorName(): (factor: NamedFactor) => string {
  const { t } = useTranslation('signInMethods');
  return useCallback(
    ({ kind, name, phone }) => name ?? (kind === 'totp' ? t('factor.app') : t('factor.phone', { phone: phone ?? '' })),
    [t],
  );
}
