import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { zero, type Decimal } from '../../../domain/shared/decimal';
import { arriving } from '../../../domain/wallet/withdrawal';
import { unknownFigure } from '../../kit/formats/format';
import { Fact, Facts } from '../../kit/controls/facts';
import { useExact } from '../money-kit/use-exact';
import type { WithdrawStore } from './withdraw.store';

interface WithdrawalSumProps {
  readonly store: WithdrawStore;
  readonly amount: Decimal | undefined;
}

/** The network's fee, and what is left to arrive. */
export const WithdrawalSum = observer(function WithdrawalSum({ store, amount }: WithdrawalSumProps) {
  const { t } = useTranslation('withdraw');
  const exact = useExact();
  const { asset, recipient } = store;
  const fee = recipient.kind === 'user' ? zero : recipient.network?.withdrawalFee;
  const received = fee && amount ? arriving(amount, fee) : undefined;
  const shown = (value: Decimal | undefined): string => (value ? `${exact(value)} ${asset}` : unknownFigure);
  return (
    <Facts>
      <Fact name={t('fee')}>{shown(fee)}</Fact>
      <Fact name={t('arrives')}>{shown(received)}</Fact>
    </Facts>
  );
});
