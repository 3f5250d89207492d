import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { voidsCodes } from '../../../domain/security/recovery';
import { useResource } from '../../kit/data/use-resource';
import type { RecoveryStore } from './recovery.store';

/** What removing a second factor means, and that the recovery codes go with the last one. */
export function useRemovalText(recovery: Pick<RecoveryStore, 'ways'>, text: string): string {
  const { t } = useTranslation('security');
  const ways = known(useResource(useMemo(() => recovery.ways(), [recovery])));
  return ways && voidsCodes(ways) ? t('recovery.alsoVoid', { text }) : text;
}
