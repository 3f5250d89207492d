import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { exposures } from '../../../../domain/trading/exposure';
import { paths } from '../../../runtime/paths';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import { Button } from '../../../kit/controls/button';
import { ButtonLink } from '../../../kit/controls/button-link';
import { StaleBadge } from '../../../kit/controls/stale-badge';
import type { MultiSymbolStores } from './multi-symbol.page';
import styles from './multi-symbol.module.css';

type ExposureStores = Pick<
  MultiSymbolStores,
  'positions' | 'openOrders' | 'balances' | 'tickers' | 'market' | 'prices'
>;

/** What it comes to, and then what it is made of. */
const figures = ['net', 'long', 'short', 'spot', 'orders'] as const;

/** What all positions and open orders of the account add up to. */
export const ExposureBar = observer(function ExposureBar({ stores }: { readonly stores: ExposureStores }) {
  const { t } = useTranslation(['layout', 'common']);
  const { session } = useApp();
  const { positions, openOrders: orders } = stores;
  const stale = positions.stale || orders.stale;
  return (
    <section className={styles.exposure} aria-label={t('exposure.title')}>
      <h2 className={styles.exposureTitle}>{t('exposure.title')}</h2>
      {session.status === 'loggedOut' ? (
        <>
          <p className={styles.quiet}>{t('exposure.signIn')}</p>
          <ButtonLink to={paths.login(paths.multiSymbol)} size="small" variant="primary">
            {t('common:account.logIn')}
          </ButtonLink>
        </>
      ) : (
        <Sums stores={stores} />
      )}
      {/* It has its place from the start, so that nothing moves when it comes. */}
      <span className={styles.staleness} data-stale={stale || undefined}>
        <StaleBadge since={undefined} />
      </span>
    </section>
  );
});

const Sums = observer(function Sums({ stores }: { readonly stores: ExposureStores }) {
  const { t } = useTranslation(['layout', 'common']);
  const format = useFormat();
  const { positions, openOrders: orders, balances, tickers, market, prices } = stores;
  const failed = [positions, orders, balances].find(({ failure }) => failure !== undefined);
  if (failed) {
    return (
      <Button size="tiny" onClick={() => void failed.refresh()}>
        {t('common:action.retry')}
      </Button>
    );
  }
  if (!positions.value || !orders.value || !balances.value) return <p className={styles.quiet}>—</p>;
  const sums = exposures(
    { positions: prices.marked(positions.value), orders: orders.value, balances: balances.value },
    {
      spotMarketOf: (asset) =>
        market.instruments?.find(({ type, base, quote }) => type === 'SPOT' && base === asset && quote === 'USDT')
          ?.symbol,
      lastOf: (symbol) => tickers.statistics(symbol)?.close,
    },
  );
  if (sums.length === 0) return <p className={styles.quiet}>{t('exposure.none')}</p>;
  return (
    <dl className={styles.sums}>
      {sums.map((sum) => (
        <Fragment key={sum.quote}>
          {figures.map((figure) => (
            <div key={figure}>
              <dt title={t(`exposure.${figure}`, { asset: sum.quote })}>
                {t(`exposure.${figure}`, { asset: sum.quote })}
              </dt>
              <dd>{format.decimal(sum[figure], 2, 'half-even')}</dd>
            </div>
          ))}
        </Fragment>
      ))}
    </dl>
  );
});
