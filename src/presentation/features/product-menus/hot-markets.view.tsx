import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { known } from '../../../application/kernel/resource';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { changePercent } from '../../../domain/markets/ticker';
import { ChangeText } from '../../kit/controls/change-text';
import { Skeleton } from '../../kit/controls/skeleton';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import { useResource } from '../../kit/data/use-resource';
import { useMarketFigures } from '../../kit/formats/market-figures';
import { paths } from '../../runtime/paths';
import { TickersStore } from '../markets/tickers.store';
import type { ChooseMarkets } from './hot-markets';
import styles from './product-menu.module.css';

export interface HotMarketsStores {
  readonly markets: MarketsQueries;
  readonly tickers: TickersStore;
}

export const hotMarketsNeeds = { markets: MarketsQueries, tickers: TickersStore } as const;

interface HotMarketsProps {
  readonly title: string;
  readonly choose: ChooseMarkets;
  readonly stores: HotMarketsStores;
}

/** A few markets with their live price and change. Which they are is settled when the menu opens, so that no row moves under the hand. */
export const HotMarkets = observer(function HotMarkets({
  title,
  choose,
  stores: { markets, tickers },
}: HotMarketsProps) {
  const { t } = useTranslation('productMenus');
  const id = useId();
  const instruments = known(useResource(useMemo(() => markets.instruments(), [markets])));
  const anyPrice = tickers.symbols.length > 0;
  const rows = useMemo(
    () =>
      instruments && anyPrice
        ? untracked(() => choose(instruments, (symbol) => tickers.statistics(symbol)))
        : undefined,
    [instruments, anyPrice, choose, tickers],
  );
  return (
    <section className={styles.hot} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {rows === undefined ? (
        <Skeleton height={172} />
      ) : rows.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {rows.map((instrument) => (
            <HotMarket key={instrument.symbol} instrument={instrument} tickers={tickers} />
          ))}
        </ul>
      )}
    </section>
  );
});

const HotMarket = observer(function HotMarket({
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
      <Link to={paths.market(instrument.symbol)} className={styles.market}>
        <SymbolLogo asset={instrument.base} size={20} />
        <span>{marketDisplayName(instrument.symbol)}</span>
        <span className={styles.price}>{figures.price(day?.close)}</span>
        <span className={styles.change}>
          <ChangeText value={day && changePercent(day.open, day.close)} />
        </span>
      </Link>
    </li>
  );
});
