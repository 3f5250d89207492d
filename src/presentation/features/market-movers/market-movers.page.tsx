import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { movePeriods } from '../../../domain/markets/market-moves';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { view } from '../../runtime/feature';
import { LiveControl } from '../markets/live-control.view';
import { MarketFrame } from '../market-lists/market-frame.view';
import { MarketMoversStore } from './market-movers.store';
import { MarketTreemap, TreemapLegend } from './market-treemap.view';
import { MoverBlock } from './mover-block.view';
import { moverLists } from './mover-lists';
import { moverTypes, type MoversChoice, moversChoice, moversQuery } from './movers-address';
import { MoversTable } from './movers-table.view';
import styles from './market-movers.module.css';

interface MarketMoversStores {
  readonly movers: MarketMoversStore;
}

/** /markets/market-movers: what moved, over a period and of a kind that the address says. */
const MarketMoversPage = observer(function MarketMoversPage({
  stores: { movers },
}: {
  readonly stores: MarketMoversStores;
}) {
  const { t } = useTranslation(['marketData', 'markets']);
  const [address, setAddress] = useSearchParams();
  const choice = moversChoice(address);
  const { period, type } = choice;
  const choose = (more: Partial<MoversChoice>): void =>
    setAddress(moversQuery({ ...choice, ...more }), { replace: true });
  useLayoutEffect(() => movers.show({ period, type }), [movers, period, type]);
  useEffect(() => movers.start(), [movers]);
  useEffect(() => () => movers.tickers.pause(false), [movers]);
  const ready = movers.movers.length > 0;
  return (
    <MarketFrame title={t('movers.title')} text={t('movers.text')} actions={<LiveControl tickers={movers.tickers} />}>
      <div className={styles.choices}>
        <Segmented
          label={t('movers.period')}
          value={period}
          options={movePeriods.map((value) => ({ value, label: t(`movers.periods.${value}`) }))}
          onChange={(value) => choose({ period: value })}
        />
        <Segmented
          label={t('movers.kind')}
          value={type}
          options={moverTypes.map((value) => ({ value, label: t(`markets:tabs.${value}`) }))}
          onChange={(value) => choose({ type: value })}
        />
      </div>
      {movers.instruments.status === 'failed' ? (
        <FailureState failure={movers.instruments.failure} onRetry={() => movers.refresh()} />
      ) : null}
      <div className={styles.blocks}>
        {moverLists.map((list) => (
          <MoverBlock key={list} list={list} store={movers} />
        ))}
      </div>
      <h2 className={styles.heading}>{t('movers.treemap.title')}</h2>
      <p className={styles.text}>
        {t('movers.treemap.text')} <TreemapLegend />
      </p>
      <div className={styles.overview}>
        <div className={styles.picture}>
          {ready ? <MarketTreemap movers={movers.movers} /> : <Skeleton height="100%" />}
        </div>
        <div className={styles.table}>{ready ? <MoversTable store={movers} /> : <RowsSkeleton rows={17} />}</div>
      </div>
    </MarketFrame>
  );
});

export default view(MarketMoversPage, { movers: MarketMoversStore });
