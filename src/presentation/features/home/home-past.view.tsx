import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { known } from '../../../application/kernel/resource';
import { SparklinesQueries } from '../../../application/markets/sparklines.queries';
import { useResource } from '../../kit/data/use-resource';
import { view } from '../../runtime/feature';
import { GlanceStore } from './glance.store';
import { HomeStore } from './home.store';
import { PastTrades } from './past-trades';

interface HomePastStores {
  readonly home: HomeStore;
  readonly glance: GlanceStore;
  readonly sparklines: SparklinesQueries;
  readonly past: PastTrades;
}

/**
 * Reads the last day of all pairs at once, and the trades of the market in the small terminal that were before the
 * stream. Draws nothing itself: each has its place.
 */
const HomePast = observer(function HomePast({
  stores: { home, glance, sparklines, past },
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
    if (symbol !== undefined) void past.read(symbol);
  }, [past, symbol]);
  return null;
});

export default view(HomePast, {
  home: HomeStore,
  glance: GlanceStore,
  sparklines: SparklinesQueries,
  past: PastTrades,
});
