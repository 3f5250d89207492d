import { unitPriceDecimals } from '../../../domain/trading/spot-cost';
import { paths } from '../../runtime/paths';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Decimal, decimalPlaces, divide } from '../../../domain/shared/decimal';
import { ChangeText } from '../../kit/controls/change-text';
import { PlainButton } from '../../kit/controls/plain-button';
import type { Column } from '../../kit/controls/record-table';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { useApp } from '../../runtime/app-context';
import { AssetName } from '../money-kit/asset-name.view';
import { OwnAmount } from '../money-kit/own-amount.view';
import styles from './wallet.module.css';
import type { WalletRow } from './wallet-rows';
import type { WalletStore } from './wallet.store';
import { amountText } from '../money-kit/amount-text';

/** Where the total lies. */
const parts = ['available', 'inOrders', 'staked', 'earning'] as const;
type AmountId = 'total' | (typeof parts)[number];

const actions = ['deposit', 'withdraw', 'convert'] as const;

/**
 * The digits that the price has, which are those of its market, so that a row adds up; of one that nobody trades, and
 * which was worked out, six that count. Below ten at least four do, also where a market's price happens to end in noughts.
 */
function priceDecimals(price: Decimal): number {
  const most = price.lt(1) ? unitPriceDecimals(price) : Math.max(2, 5 - price.e);
  const least = price.lt(10) && price.gt(0) ? 3 - price.e : 2;
  return Math.max(2, least, Math.min(decimalPlaces(price), most));
}

const nothing: readonly string[] = [];
/** What a window of middle width leaves to an asset's own page: nothing shall stand half under what can be done with a row. */
const forWide: readonly string[] = ['cost'];
const forWider: readonly string[] = ['inOrders', 'staked', 'earning', ...forWide];

interface CellProps {
  readonly wallet: WalletStore;
  readonly asset: string;
}

export function useAssetColumns(wallet: WalletStore): readonly Column<WalletRow>[] {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  // What is hidden is hidden whether it is something or nothing.
  const hidden = useApp().preferences.values['amounts.hidden'];
  const [isCard, isNarrow, isWide] = [useWidthBelow(768), useWidthBelow(1024), !useWidthBelow(1280)];
  const left = isCard || isWide ? nothing : isNarrow ? forWider : forWide;
  return useMemo(() => {
    const amount = (value: Decimal | undefined) => <OwnAmount>{amountText(format, value)}</OwnAmount>;
    const amountOf = (row: WalletRow, id: AmountId) => (id === 'staked' ? row.staked.plus(row.unbonding) : row[id]);
    const isNothing = (row: WalletRow, id: AmountId) => !hidden && amountOf(row, id)?.eq(0);
    const isHeld = (row: WalletRow, id: AmountId) => id === 'available' && row.inMargin?.gt(0) === true;
    const amountColumn = (id: AmountId): Column<WalletRow> => ({
      id,
      title: t(`column.${id}`),
      numeric: true,
      lead: id === 'total',
      absent: (row) => id !== 'total' && isNothing(row, id) === true && !isHeld(row, id),
      cell: (row) => {
        const figure = (
          <span className={isNothing(row, id) ? styles.nothing : undefined}>{amount(amountOf(row, id))}</span>
        );
        return isHeld(row, id) ? (
          <span className={styles.stacked}>
            {figure}
            <span className={styles.ratio}>
              {t('column.inMargin')} {amount(row.inMargin)}
            </span>
          </span>
        ) : (
          figure
        );
      },
    });
    const columns: readonly Column<WalletRow>[] = [
      {
        id: 'asset',
        title: t('column.asset'),
        cell: ({ asset }) => (
          <span className={styles.asset}>
            <Star wallet={wallet} asset={asset} />
            <Link to={paths.inWallet('asset', asset)} className={styles.name}>
              <AssetName asset={asset} />
            </Link>
          </span>
        ),
      },
      amountColumn('total'),
      {
        id: 'value',
        title: t('column.value'),
        numeric: true,
        cell: ({ value }) => <OwnAmount>{format.decimal(value, 2, 'down')}</OwnAmount>,
      },
      ...parts.map(amountColumn),
      {
        id: 'price',
        title: `${t('column.price')}\u00a0· ${t('column.change')}`,
        numeric: true,
        cell: ({ price, change }) => (
          <span className={styles.stacked}>
            {format.decimal(price, price ? priceDecimals(price) : 2, 'down')}
            {price ? <ChangeText value={change} /> : null}
          </span>
        ),
      },
      {
        id: 'cost',
        title: t('column.cost'),
        numeric: true,
        cell: ({ asset }) => <CostCell wallet={wallet} asset={asset} />,
      },
      {
        id: 'collateral',
        title: t('column.collateral'),
        numeric: true,
        cell: ({ asset }) => <CollateralCell wallet={wallet} asset={asset} />,
      },
      {
        id: 'actions',
        title: t('column.actions'),
        actions: true,
        cell: ({ asset }) => (
          <span className={styles.rowActions}>
            {actions.map((action) => (
              <Link key={action} to={paths.inWallet(action, asset)} aria-label={t(`actionOf.${action}`, { asset })}>
                {t(`action.${action}`)}
              </Link>
            ))}
          </span>
        ),
      },
    ];
    return columns.filter(({ id }) => !left.includes(id));
  }, [t, format, wallet, hidden, left]);
}

const Star = observer(function Star({ wallet, asset }: { readonly wallet: WalletStore; readonly asset: string }) {
  const { t } = useTranslation('wallet');
  return (
    <PlainButton
      className={styles.star}
      aria-label={t('assets.star', { asset })}
      aria-pressed={wallet.choices.starred.includes(asset)}
      onClick={() => wallet.star(asset)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 1.6l1.95 4.1 4.5.6-3.3 3.1.83 4.47L8 11.7l-3.98 2.17.83-4.47-3.3-3.1 4.5-.6z" />
      </svg>
    </PlainButton>
  );
});

/** What one was bought for on average, what has become of it since, and how much of the asset was not bought so. */
export const CostCell = observer(function CostCell({ wallet, asset }: CellProps) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const { cost, bought } = wallet.averageCosts.get(asset) ?? {};
  const { price, total } = wallet.holding(asset) ?? {};
  if (!bought || !cost?.gt(0)) return unknownFigure;
  const elsewhere = total?.minus(bought);
  return (
    <span className={styles.stacked}>
      {format.decimal(cost, unitPriceDecimals(cost), 'half-even')}
      {price ? <ChangeText value={divide(price.minus(cost), cost).times(100).toNumber()} /> : null}
      {elsewhere?.gt(0) ? (
        <span className={styles.ratio}>
          <OwnAmount>{t('elsewhere', { amount: amountText(format, elsewhere) })}</OwnAmount>
        </span>
      ) : null}
    </span>
  );
});

/** What of the asset counts as margin, in USDT, and by which weight. */
const CollateralCell = observer(function CollateralCell({ wallet, asset }: CellProps) {
  const format = useFormat();
  const collateral = wallet.collateral?.get(asset);
  if (!collateral?.usable || !collateral.enabled) return unknownFigure;
  const { value, ratio } = collateral;
  return (
    <span className={styles.stacked}>
      <OwnAmount>{format.decimal(value.times(ratio), 2, 'down')}</OwnAmount>
      <span className={styles.ratio}>{format.part(ratio)}</span>
    </span>
  );
});
