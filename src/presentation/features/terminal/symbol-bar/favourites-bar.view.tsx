import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { known } from '../../../../application/kernel/resource';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { changePercent } from '../../../../domain/markets/ticker';
import { ChangeText } from '../../../kit/controls/change-text';
import { useResource } from '../../../kit/data/use-resource';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { view } from '../../../runtime/feature';
import { paths } from '../../../runtime/paths';
import { FavouritesStore } from '../../markets/favourites.store';
import { TickersStore } from '../../markets/tickers.store';
import styles from './favourites-bar.module.css';

interface FavouritesBarStores {
  readonly favourites: FavouritesStore;
  readonly tickers: TickersStore;
  readonly markets: MarketsQueries;
}

/** Starred markets with their live price and change, one press away. */
const FavouritesBar = observer(function FavouritesBar({
  stores: { favourites, tickers, markets },
}: {
  readonly stores: FavouritesBarStores;
}) {
  const { t } = useTranslation('markets');
  const instruments = known(useResource(useMemo(() => markets.instruments(), [markets])));
  if (instruments === undefined) return null;
  const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]));
  const starred = favourites.symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
  if (starred.length === 0) return <p className={styles.none}>{t('empty.favourites.title')}</p>;
  return (
    <nav aria-label={t('tabs.FAVOURITES')}>
      <ul className={styles.list}>
        {starred.map((instrument) => (
          <FavouriteMarket key={instrument.symbol} instrument={instrument} tickers={tickers} />
        ))}
      </ul>
    </nav>
  );
});

const FavouriteMarket = observer(function FavouriteMarket({
  instrument,
  tickers,
}: {
  readonly instrument: Instrument;
  readonly tickers: TickersStore;
}) {
  const figures = useMarketFigures(instrument);
  const day = tickers.statistics(instrument.symbol);
  return (
    <li>
      <NavLink to={paths.market(instrument.symbol)} className={styles.market!}>
        <span className={styles.name}>{marketDisplayName(instrument.symbol)}</span>
        <span data-live>{figures.price(day?.close)}</span>
        <ChangeText value={day && changePercent(day.open, day.close)} />
      </NavLink>
    </li>
  );
});

export default view(FavouritesBar, { favourites: FavouritesStore, tickers: TickersStore, markets: MarketsQueries });
