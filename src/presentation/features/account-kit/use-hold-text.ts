import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { SecurityQueries } from '../../../application/security/security.queries';
import { securityChange } from '../../../domain/security/security-change';
import type { Instant } from '../../../domain/shared/instant';
import { useResource } from '../../kit/data/use-resource';

/** Why withdrawals wait until then, by what was changed where the account's history tells. */
export function useHoldText(queries: Pick<SecurityQueries, 'holdCause'>, until: Instant): string {
  const { t } = useTranslation(['security', 'notifications']);
  const state = useResource(useMemo(() => queries.holdCause(until), [queries, until]));
  const cause = securityChange(known(state)?.because);
  return cause ? t('hold.because', { cause: t(`notifications:securityChange.${cause}`) }) : t('hold.text');
}
