import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known, type Resource } from '../../../application/kernel/resource';
import type { ApiKeys } from '../../../application/security/credentials.queries';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import type { ApiKeysStore } from './api-keys.store';

/** Keys of the account that is chosen. Observers follow the choice. */
export function useKeys(store: ApiKeysStore): Resource<ApiKeys> {
  const { subUserId } = store;
  return useMemo(() => store.keysOf(subUserId), [store, subUserId]);
}

/** What the account whose keys are shown is called. */
export function useAccountName(store: ApiKeysStore): string {
  const { session } = useApp();
  const { t } = useTranslation('common');
  const accounts = useResource(useMemo(() => store.subAccounts(), [store]));
  const chosen = known(accounts)?.find(({ userId }) => userId === store.subUserId);
  if (chosen) return chosen.alias;
  return session.account?.main === false ? session.account.alias : t('account.main');
}
