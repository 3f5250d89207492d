import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { known, type Resource } from '../../../application/kernel/resource';
import { ExecutionCostQueries } from '../../../application/markets/execution-cost.queries';
import type { ExecutionCost } from '../../../domain/markets/execution-cost';
import { decimal } from '../../../domain/shared/decimal';
import { Checkbox } from '../../kit/controls/checkbox';
import { FailureState } from '../../kit/data/failure-state';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { view } from '../../runtime/feature';
import { TickersStore } from '../markets/tickers.store';
import type { HomeMarket } from './home-market';
import { HomeStore } from './home.store';
import { spreadOf } from './spread';
import styles from './trade-costs.module.css';

/** In USDT: a usual order, a large one, a very large one. */
const amounts = [1_000, 10_000, 100_000] as const;
const rowCount = 5;

interface TradeCostsStores {
  readonly home: HomeStore;
  readonly tickers: TickersStore;
  readonly costs: ExecutionCostQueries;
}

/** Spread, slippage and fee of the busiest pairs in one figure, at three sizes, as they are now. */
const TradeCosts = observer(function TradeCosts({ stores }: { readonly stores: TradeCostsStores }) {
  const { home, costs } = stores;
  const { t } = useTranslation('home');
  const format = useFormat();
  const [withFee, setWithFee] = useState(true);
  const reads = useMemo(
    () => amounts.map((amount) => costs.cost({ amount: decimal(amount), type: 'SPOT', withFee })),
    [costs, withFee],
  );
  const [first, second, third] = reads as [Read, Read, Read];
  const states = [useResource(first), useResource(second), useResource(third)];
  const failed = states.find((state) => state.status === 'failed');
  if (failed?.status === 'failed' && failed.previous === undefined)
    return <FailureState failure={failed.failure} onRetry={() => reads.forEach((read) => void read.refresh())} />;
  const rows = home.compared.slice(0, rowCount);
  return (
    <>
      <p className={styles.choice}>
        <Checkbox checked={withFee} onChange={setWithFee}>
          {t('costs.withFee')}
        </Checkbox>
      </p>
      <table className={styles.table}>
        <caption className="unseen">{t('costs.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('preview.market')}</th>
            <th scope="col">{t('featured.spread')}</th>
            {amounts.map((amount) => (
              <th key={amount} scope="col">
                {`${format.integer(amount)} USDT`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((market) => (
            <Row
              key={market.symbol}
              market={market}
              tickers={stores.tickers}
              known={states.map((each) => known(each))}
            />
          ))}
          {Array.from({ length: rowCount - rows.length }, (_, index) => (
            <tr key={index} aria-hidden="true">
              <td colSpan={5} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('costs.note')}</p>
    </>
  );
});

type Read = Resource<readonly ExecutionCost[]>;

interface RowProps {
  readonly market: HomeMarket;
  readonly tickers: TickersStore;
  /** By amount; undefined while it is on its way. */
  readonly known: readonly (readonly ExecutionCost[] | undefined)[];
}

const Row = observer(function Row({ market, tickers, known: costs }: RowProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const spread = spreadOf(tickers.ticker(market.symbol));
  const points = (value: string): string => t('spread.basisPoints', { value });
  return (
    <tr>
      <th scope="row">
        <Link to={market.path}>{market.name}</Link>
      </th>
      <td>{spread ? points(format.price(spread.basisPoints, 2)) : unknownFigure}</td>
      {costs.map((rows, index) => {
        const cost = rows?.find(({ token }) => token === market.base);
        return (
          <td key={amounts[index]} className={styles.cost}>
            {cost && !cost.totalBps ? t('costs.tooMuch') : points(format.decimal(cost?.totalBps, 2, 'half-even'))}
          </td>
        );
      })}
    </tr>
  );
});

export default view(TradeCosts, { home: HomeStore, tickers: TickersStore, costs: ExecutionCostQueries });
