import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { zero, type Decimal } from '../../../domain/shared/decimal';
import { arriving } from '../../../domain/wallet/withdrawal';
import { Fact, Facts } from '../../kit/controls/facts';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useExact } from '../money-kit/use-exact';
import type { WithdrawStore } from './withdraw.store';

interface WithdrawalSumProps {
  readonly store: WithdrawStore;
  /** `undefined` while none can be taken. */
  readonly amount: Decimal | undefined;
}

/** The network's fee, or none while withdrawals are free for the account, and what is left to arrive. */
export const WithdrawalSum = observer(function WithdrawalSum({ store, amount }: WithdrawalSumProps) {
  const { t } = useTranslation('withdraw');
  const exact = useExact();
  const format = useFormat();
  const { asset, recipient } = store;
  const allowance = useResource(useMemo(() => store.queries.allowance(), [store]));
  const free = known(allowance)?.free ?? 0;
  const feeOfNetwork = (): Decimal | undefined => {
    // What is not known yet may still be nothing.
    if (free > 0 && recipient.network) return zero;
    return allowance.status === 'loading' ? undefined : recipient.network?.withdrawalFee;
  };
  const fee = recipient.kind === 'user' ? zero : feeOfNetwork();
  const received = fee && amount ? arriving(amount, fee) : undefined;
  const shown = (value: Decimal | undefined): string => (value ? `${exact(value)} ${asset}` : unknownFigure);
  return (
    <Facts figures>
      <Fact name={t('fee')}>{shown(fee)}</Fact>
      <Fact name={t('arrives')}>{shown(received)}</Fact>
      {recipient.kind !== 'user' && free > 0 ? <Fact name={t('freeLeft')}>{format.integer(free)}</Fact> : null}
    </Facts>
  );
});
