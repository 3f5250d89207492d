import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResourceState } from '../../../application/kernel/resource';
import { TradingAccount } from '../../../application/trading/trading-account';
import { useFormat } from '../../kit/formats/use-format';
import { paths } from '../../runtime/paths';
import { view } from '../../runtime/feature';
import { TickersStore } from '../markets/tickers.store';
import { OwnAmount } from '../money-kit/own-amount.view';
import { PracticeBadge } from '../money-kit/practice-badge.view';
import { placesOf } from '../wallet/wallet-choices';
import { WalletStore } from '../wallet/wallet.store';
import styles from './balance-chip.module.css';

/** The wallet's own total, in the currency chosen there; leads to the wallet. */
export const BalanceChip = observer(function BalanceChip({
  stores: { wallet },
}: {
  readonly stores: { readonly wallet: Pick<WalletStore, 'followTotal' | 'total' | 'choices' | 'state'> };
}) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const { currency } = wallet.choices;
  useEffect(() => wallet.followTotal(), [wallet]);
  if (isFrozen(wallet.state)) return null;
  return (
    <Link to={paths.wallet} className={styles.chip} data-balance="" title={t('total')}>
      <span className={styles.practice}>
        <PracticeBadge />
      </span>
      <span className="unseen">{t('total')}</span>
      <span className={styles.amount}>
        <OwnAmount>{format.decimal(wallet.total, placesOf(currency), 'down')}</OwnAmount>
      </span>
      <span className={styles.currency}>{currency}</span>
    </Link>
  );
});

/** What was known before it was frozen is not to be seen either. */
function isFrozen(state: ResourceState<unknown>): boolean {
  return state.status === 'failed' && state.failure.kind === 'rejected' && state.failure.reason === 'accountFrozen';
}

export default view(BalanceChip, { wallet: WalletStore }, [TickersStore, TradingAccount]);
