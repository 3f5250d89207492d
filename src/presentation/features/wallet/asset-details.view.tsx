import { paths } from '../../runtime/paths';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { known } from '../../../application/kernel/resource';
import type { MovableBalances } from '../../../application/wallet/movable-balances';
import { ButtonLink } from '../../kit/controls/button-link';
import { Fact, Facts } from '../../kit/controls/facts';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { OwnAmount } from '../money-kit/own-amount.view';
import { CostCell } from './asset-columns';
import { AssetHistory } from './asset-history.view';
import { AssetNetworks } from './asset-networks.view';
import styles from './asset-details.module.css';
import type { WalletStore } from './wallet.store';
import { amountText } from '../money-kit/amount-text';

const actions = ['deposit', 'withdraw', 'transfer', 'convert'] as const;
const figures = ['total', 'available', 'inMargin', 'inOrders', 'staked', 'unbonding', 'earning', 'copied'] as const;

interface AssetOfWalletProps {
  readonly asset: string;
  readonly wallet: WalletStore;
}

interface AssetDetailsProps extends AssetOfWalletProps {
  readonly movable: Pick<MovableBalances, 'kept'>;
}

/** All there is of one asset: where it lies, what it can do, how it comes and goes, where it is traded. */
export const AssetDetails = observer(function AssetDetails({ asset, wallet, movable }: AssetDetailsProps) {
  const { t } = useTranslation('wallet');
  return (
    <div className={styles.details}>
      <AssetFigures asset={asset} wallet={wallet} movable={movable} />
      <div className={styles.actions}>
        {actions.map((action) => (
          <ButtonLink key={action} size="small" to={paths.inWallet(action, asset)}>
            {t(`action.${action}`)}
          </ButtonLink>
        ))}
      </div>
      <h3 className={styles.title}>{t('details.markets')}</h3>
      <AssetMarkets asset={asset} wallet={wallet} />
      <h3 className={styles.title}>{t('details.networks')}</h3>
      <AssetNetworks asset={asset} wallet={wallet} />
      <h3 className={styles.title}>{t('details.history')}</h3>
      <AssetHistory asset={asset} wallet={wallet} />
    </div>
  );
});

/** Where it lies, and what it is worth. */
export const AssetFigures = observer(function AssetFigures({ asset, wallet, movable }: AssetDetailsProps) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const holding = wallet.row(asset, movable);
  return (
    <Facts figures>
      {figures.map((figure) => (
        <Fact key={figure} name={t(`column.${figure}`)}>
          <OwnAmount>{amountText(format, holding?.[figure])}</OwnAmount>
        </Fact>
      ))}
      {holding?.lent?.gt(0) ? (
        <Fact name={t('column.lent')}>
          <OwnAmount>{format.decimal(holding.lent, shownDecimals(holding.lent), 'up')}</OwnAmount>
        </Fact>
      ) : null}
      <Fact name={t('column.cost')}>
        <CostCell wallet={wallet} asset={asset} />
      </Fact>
      <Fact name={`${t('column.value')}, USDT`}>
        <OwnAmount>{format.decimal(holding?.value, 2, 'down')}</OwnAmount>
      </Fact>
    </Facts>
  );
});

/** Where it is traded. */
export function AssetMarkets({ asset, wallet }: AssetOfWalletProps) {
  const { paths } = useApp();
  const { t } = useTranslation('wallet');
  const instruments = useMemo(() => wallet.markets.instruments(), [wallet]);
  const all = known(useResource(instruments)) ?? [];
  const own = all.filter(({ base }) => base === asset);
  // What others are priced in is traded there as well.
  const markets = own.length > 0 ? own : all.filter(({ quote, type }) => quote === asset && type === 'SPOT');
  if (markets.length === 0) return <p className={styles.note}>{t('details.noMarkets')}</p>;
  return (
    <ul className={styles.markets}>
      {markets.map(({ symbol }) => (
        <li key={symbol}>
          <Link to={paths.market(symbol)}>{marketDisplayName(symbol)}</Link>
        </li>
      ))}
    </ul>
  );
}
