import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { Decimal } from '../../../domain/shared/decimal';
import { needsApproval } from '../../../domain/wallet/withdrawal';
import { useResource } from '../../kit/data/use-resource';
import { useHeldPrice } from './use-held-price';
import styles from './withdraw.module.css';
import type { WithdrawStore } from './withdraw.store';

interface ApprovalAheadProps {
  readonly store: WithdrawStore;
  readonly asset: string;
  readonly amount: Decimal;
}

/** That this withdrawal will wait for a second person, before it is proven. */
export function ApprovalAhead({ store, asset, amount }: ApprovalAheadProps) {
  const { t } = useTranslation('withdraw');
  const allowance = known(useResource(useMemo(() => store.queries.allowance(), [store])));
  const price = useHeldPrice(store, asset);
  return allowance && price && needsApproval(allowance, price.times(amount)) ? (
    <p className={styles.note}>{t('approval.ahead')}</p>
  ) : null;
}
