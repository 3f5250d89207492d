import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TradingAccount } from '../../../application/trading/trading-account';
import { isFrozen } from '../../../application/kernel/failure';
import { useFormat } from '../../kit/formats/use-format';
import { paths } from '../../runtime/paths';
import { view } from '../../runtime/feature';
import { TickersStore } from '../markets/tickers.store';
import { OwnAmount } from '../money-kit/own-amount.view';
import { PracticeBadge } from '../money-kit/practice-badge.view';
import { placesOf } from '../wallet/wallet-choices';
import { WalletStore } from '../wallet/wallet.store';
import styles from './balance-chip.module.css';

/** The wallet's own total, in the currency chosen there; leads to the wallet. Of a frozen account, that it is, and to where that ends. */
export const BalanceChip = observer(function BalanceChip({
  stores: { wallet },
}: {
  readonly stores: { readonly wallet: Pick<WalletStore, 'followTotal' | 'total' | 'choices' | 'state'> };
}) {
  const { t } = useTranslation(['wallet', 'moneyKit']);
  const format = useFormat();
  const { currency } = wallet.choices;
  useEffect(() => wallet.followTotal(), [wallet]);
  if (wallet.state.status === 'failed' && isFrozen(wallet.state.failure))
    return (
      <Link to={paths.accountSecurity} className={styles.chip}>
        {t('moneyKit:frozen')}
      </Link>
    );
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

export default view(BalanceChip, { wallet: WalletStore }, [TickersStore, TradingAccount]);
