import { useApp } from '../../runtime/app-context';
import { paths } from '../../runtime/paths';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MovableBalances } from '../../../application/wallet/movable-balances';
import { heldCollateral } from '../../../domain/wallet/held-collateral';
import { profitOf, valueOf } from '../../../domain/wallet/holding';
import { divide, zero } from '../../../domain/shared/decimal';
import { ButtonLink } from '../../kit/controls/button-link';
import { ChangeText } from '../../kit/controls/change-text';
import { Fact, Facts } from '../../kit/controls/facts';
import { Select } from '../../kit/controls/select';
import { useFormat } from '../../kit/formats/use-format';
import { HideAmounts } from '../money-kit/hide-amounts.view';
import { OwnAmount } from '../money-kit/own-amount.view';
import { PracticeBadge } from '../money-kit/practice-badge.view';
import { placesOf } from './wallet-choices';
import styles from './wallet.module.css';
import type { WalletStore } from './wallet.store';

/** Where money lies: with what positions have not settled, they are everything. */
const places = ['available', 'inMargin', 'inOrders', 'staked', 'earning', 'copied'] as const;

interface WalletSummaryProps {
  readonly wallet: WalletStore;
  readonly movable: Pick<MovableBalances, 'free'>;
}

/** The sum of everything in a currency of one's choice, and where it lies. */
export const WalletSummary = observer(function WalletSummary({ wallet, movable }: WalletSummaryProps) {
  const { t } = useTranslation('wallet');
  const { switches } = useApp();
  const format = useFormat();
  const { currency } = wallet.choices;
  const decimals = placesOf(currency);
  const holdings = wallet.holdings ?? [];
  const profit = profitOf(holdings);
  const before = profit && valueOf(holdings).minus(profit);
  const sum = (of: 'available' | 'inOrders' | 'staked' | 'unbonding' | 'earning' | 'copied') =>
    holdings.reduce((all, { price, [of]: amount }) => (price ? all.plus(amount.times(price)) : all), zero);
  const { free } = movable;
  const { collateral } = wallet;
  const held = free === 'all' ? zero : free && collateral && heldCollateral(holdings, free, collateral);
  const amountIn = (of: (typeof places)[number]) => {
    if (of === 'inMargin') return held;
    // What contracts stand on may not leave: while nobody says how much that is, this is not known either.
    if (of === 'available') return held && sum(of).minus(held);
    // As in the table beneath: what is on its way back from staking is not free yet.
    return of === 'staked' ? sum('staked').plus(sum('unbonding')) : sum(of);
  };
  const part = (of: (typeof places)[number]) => wallet.inCurrency(amountIn(of));
  return (
    <section className={styles.summary} aria-label={t('total')}>
      <div className={styles.totalHead}>
        <h2 className={styles.totalName}>{t('total')}</h2>
        <HideAmounts />
        <PracticeBadge />
      </div>
      <div className={styles.total}>
        <OwnAmount>{format.decimal(wallet.total, decimals, 'down')}</OwnAmount>
        <Select
          size="small"
          aria-label={t('currency')}
          value={currency}
          options={wallet.currencies.map((each) => ({ value: each, label: each }))}
          onChange={(chosen) => wallet.choose({ currency: chosen })}
        />
      </div>
      <p className={styles.profit}>
        {t('priceChange')}{' '}
        <OwnAmount>
          {wallet.profit?.gt(0) ? '+' : ''}
          {format.decimal(wallet.profit, decimals, 'down')} {currency}
        </OwnAmount>{' '}
        <ChangeText value={profit && before?.gt(0) ? divide(profit, before).times(100).toNumber() : undefined} />
      </p>
      <Facts figures>
        {places.map((each) => (
          <Fact key={each} name={t(`column.${each}`)}>
            <OwnAmount>
              {format.decimal(part(each), decimals, 'down')} {currency}
            </OwnAmount>{' '}
            {each === 'copied' && part(each)?.gt(0) && switches.leads(paths.socialTrading) ? (
              <Link to={paths.socialTrading}>{t('copies')}</Link>
            ) : null}
          </Fact>
        ))}
        <Fact name={t('column.unsettled')}>
          <OwnAmount>
            {wallet.unsettled?.gt(0) ? '+' : ''}
            {format.decimal(wallet.inCurrency(wallet.unsettled), decimals, 'down')} {currency}
          </OwnAmount>
        </Fact>
      </Facts>
      <p>
        <ButtonLink size="small" variant="ghost" to={paths.inWallet('movements')}>
          {t('action.movements')}
        </ButtonLink>
      </p>
    </section>
  );
});
