import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { positionKey } from '../../../../../domain/trading/position';
import { isLong } from '../../../../../domain/trading/position-figures';
import { useFormat } from '../../../../kit/formats/use-format';
import { EmptyState } from '../../../../kit/controls/empty-state';
import { FailureState } from '../../../../kit/data/failure-state';
import { RowsSkeleton } from '../../../../kit/controls/rows-skeleton';
import { useAccountScope } from '../account-scope';
import { PortfolioBar } from '../portfolio-bar';
import { Segmented } from '../../../../kit/controls/segmented';
import { useKeptFocus } from '../use-kept-focus';
import { CloseGroup } from './close-group.view';
import { PositionDialogs, type OpenDialog } from './position-dialogs.view';
import { PositionsBar } from './positions-bar.view';
import type { PositionsStores } from './positions-stores';
import { PositionsTable } from './positions-table.view';
import { SpotHoldings } from './spot-holdings.view';
import { view } from '../../../../runtime/feature';
import { Part } from '../../../../runtime/part';
import { copiedPositionsFeature } from '../../../copy-trading/copied-positions.feature';
import { AccountRisk } from '../../../../../application/trading/account-risk';
import { Positions } from '../../../../../application/trading/positions';
import { OpenAlgoOrders } from '../../../../../application/trading/open-algo-orders';
import { OpenOrders } from '../../../../../application/trading/open-orders';
import { InstrumentsStore } from '../instruments.store';
import { PositionPricesStore } from '../../account/position-prices.store';
import { FundingSumsStore } from './funding-sums.store';
import { PortfolioPreferencesStore } from '../../account/portfolio-preferences.store';
import { PositionForms } from './position-forms';
import { PositionFeesStore } from '../../account/position-fees.store';
import { PositionProfitsStore } from '../../account/position-profits.store';
import { SpotHoldingsStore } from './spot-holdings.store';
import { Balances } from '../../../../../application/trading/balances';
import { TickersStore } from '../../../markets/tickers.store';

interface TabProps {
  readonly stores: PositionsStores;
}

/** Positions in contracts, what is held of other assets as if they were positions, and what copies hold. */
const PositionsTab = observer(function PositionsTab({ stores }: TabProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar);
  const { only } = useAccountScope();
  const [kind, setKind] = useState<'contracts' | 'spot' | 'copies'>('contracts');
  useFollowing(stores);
  const rows = stores.positions.value?.filter(({ symbol }) => only === undefined || symbol === only);
  const shown = kind === 'contracts' && rows?.length ? rows : undefined;
  const choices = [
    { value: 'contracts' as const, label: t('holdings.contracts', { shown: format.integer(rows?.length) }) },
    { value: 'spot' as const, label: t('holdings.spot') },
    { value: 'copies' as const, label: t('holdings.copies') },
  ];
  return (
    <>
      <PortfolioBar ref={bar} end={shown ? <CloseGroup rows={shown} stores={stores} /> : null}>
        <Segmented size="small" label={t('holdings.kind')} options={choices} value={kind} onChange={setKind} />
        {shown ? <PositionsBar rows={shown} stores={stores} /> : null}
      </PortfolioBar>
      {kind === 'spot' ? <SpotHoldings stores={stores} /> : null}
      {kind === 'contracts' ? <Contracts stores={stores} /> : null}
      {kind === 'copies' ? <Part feature={copiedPositionsFeature} waiting={<RowsSkeleton />} /> : null}
    </>
  );
});

/** Open positions, and everything that can be done with them. */
const Contracts = observer(function Contracts({ stores }: TabProps) {
  const { t } = useTranslation('portfolio');
  const { only } = useAccountScope();
  const [dialog, setDialog] = useState<OpenDialog>();
  const state = stores.positions.state.current;
  const current =
    dialog && stores.positions.value?.find((each) => positionKey(each) === dialog.key && isLong(each) === dialog.long);
  // A position that comes later has not been asked about.
  const gone = dialog !== undefined && state.status === 'ready' && !current;
  useEffect(() => {
    if (gone) setDialog(undefined);
  }, [gone]);
  if (state.status === 'failed')
    return <FailureState failure={state.failure} onRetry={() => void stores.positions.refresh()} />;
  if (state.status !== 'ready') return <RowsSkeleton />;
  const rows = only === undefined ? state.value : state.value.filter(({ symbol }) => symbol === only);
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={t('positions.empty.title')} text={t('positions.empty.text')} />
      ) : (
        <PositionsTable
          rows={rows}
          stores={stores}
          stale={state.stale}
          onDialog={(kind, position) => setDialog({ kind, key: positionKey(position), long: isLong(position) })}
        />
      )}
      {dialog && current ? (
        <PositionDialogs
          key={`${dialog.kind} ${dialog.key}`}
          kind={dialog.kind}
          position={current}
          stores={stores}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </>
  );
});

/** Follows profits and funding of what is held while the tab is on screen. */
function useFollowing({ positions, profits, funding, instruments }: PositionsStores): void {
  useEffect(() => {
    const stops = [
      instruments.start(),
      funding.start(),
      profits.start(),
      reaction(
        () => positions.value ?? [],
        (held) => funding.follow(held),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [positions, profits, funding, instruments]);
}

export default view(PositionsTab, {
  positions: Positions,
  risk: AccountRisk,
  algoOrders: OpenAlgoOrders,
  openOrders: OpenOrders,
  instruments: InstrumentsStore,
  prices: PositionPricesStore,
  funding: FundingSumsStore,
  preferences: PortfolioPreferencesStore,
  forms: PositionForms,
  fees: PositionFeesStore,
  profits: PositionProfitsStore,
  holdings: SpotHoldingsStore,
  balances: Balances,
  tickers: TickersStore,
});
