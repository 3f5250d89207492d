import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { known } from '../../../application/kernel/resource';
import { SparklinesQueries } from '../../../application/markets/sparklines.queries';
import { useResource } from '../../kit/data/use-resource';
import { view } from '../../runtime/feature';
import { HomeStore } from './home.store';

interface HomeDaysStores {
  readonly home: HomeStore;
  readonly sparklines: SparklinesQueries;
}

/** Reads the last day of all pairs at once. Draws nothing itself: each pair has its place. */
export const HomeDays = observer(function HomeDays({
  stores: { home, sparklines },
}: {
  readonly stores: HomeDaysStores;
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
  return null;
});

export default view(HomeDays, { home: HomeStore, sparklines: SparklinesQueries });
