import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { known } from '../../../application/kernel/resource';
import { MarketDataPort } from '../../../application/markets/market-data.port';
import { SparklinesQueries } from '../../../application/markets/sparklines.queries';
import { useResource } from '../../kit/data/use-resource';
import { view } from '../../runtime/feature';
import { GlanceStore, tradeCount } from './glance.store';
import { HomeStore } from './home.store';

interface HomePastStores {
  readonly home: HomeStore;
  readonly glance: GlanceStore;
  readonly sparklines: SparklinesQueries;
  readonly marketData: MarketDataPort;
}

/**
 * Reads the last day of all pairs at once, and the trades of the market in the small terminal that were before the
 * stream. Draws nothing itself: each has its place.
 */
export const HomePast = observer(function HomePast({
  stores: { home, glance, sparklines, marketData },
}: {
  readonly stores: HomePastStores;
}) {
  const symbols = home.pairs
    .map(({ symbol }) => symbol)
    .sort()
    .join();
  const state = useResource(useMemo(() => sparklines.of(symbols.split(',')), [sparklines, symbols]));
  useEffect(() => {
    const days = known(state);
    if (days) home.draw(new Map(days.map(({ symbol, points }) => [symbol, points.map(([, close]) => close)])));
    else if (state.status === 'failed') home.draw('failed');
  }, [home, state]);
  const { symbol } = glance;
  useEffect(() => {
    // Without them the stream fills the list.
    if (symbol !== undefined)
      void marketData.recentTrades(symbol, tradeCount).then((read) => read.ok && glance.begin(symbol, read.value));
  }, [marketData, glance, symbol]);
  return null;
});

export default view(HomePast, {
  home: HomeStore,
  glance: GlanceStore,
  sparklines: SparklinesQueries,
  marketData: MarketDataPort,
});
