import { useEffect } from 'react';
import { useAccountScope } from '../account-scope';
import type { AccountTab } from '../account-panel.store';
import { InstrumentsStore } from '../instruments.store';
import { ClosedView } from './closed.view';
import { FillsView } from './fills.view';
import { FundingView } from './funding.view';
import { Histories } from './histories';
import { JournalStore } from './journal.store';
import type { HistoryName } from './history-sources';
import { LiquidationsView } from './liquidations.view';
import { OrderHistoryView } from './order-history.view';
import { TransfersView } from './transfers.view';
import { view } from '../../../../runtime/feature';

export interface HistoriesStores {
  readonly histories: Histories;
  readonly instruments: InstrumentsStore;
  readonly journal: JournalStore;
}

const views = {
  history: OrderHistoryView,
  fills: FillsView,
  closed: ClosedView,
  funding: FundingView,
  liquidations: LiquidationsView,
  transfers: TransfersView,
} as const satisfies Record<Exclude<HistoryName, 'closedPositions' | 'conditional'>, unknown>;

/** Whichever history's tab is on screen. */
function HistoriesTab({ stores }: { readonly stores: HistoriesStores }) {
  const { tab } = useAccountScope();
  useEffect(() => stores.instruments.start(), [stores]);
  if (!isHistory(tab)) return null;
  const View = views[tab];
  return <View key={tab} stores={stores} />;
}

function isHistory(tab: AccountTab): tab is keyof typeof views {
  return Object.hasOwn(views, tab);
}

export default view(HistoriesTab, {
  histories: Histories,
  instruments: InstrumentsStore,
  journal: JournalStore,
});
