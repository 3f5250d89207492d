import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { changePercent } from '../../../../domain/markets/ticker';
import type { TickersStore } from '../../markets/tickers.store';
import { ChangeText } from '../../../kit/controls/change-text';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import type { MarketStores } from '../market/market-stores';
import { useLastPrice } from '../market/use-last-price';
import styles from './market-tile.module.css';

interface TilePriceProps {
  readonly instrument: Instrument;
  /** As the tile follows it; absent while it rests. */
  readonly market: MarketStores | undefined;
  readonly tickers: Pick<TickersStore, 'statistics' | 'stale' | 'paused'>;
}

const noTrades = { last: undefined, direction: undefined };

/** Where the market of a tile stands, whatever the tile shows of it: at the price that its chart and its book tell. */
export const TilePrice = observer(function TilePrice({ instrument, market, tickers }: TilePriceProps) {
  const { t } = useTranslation('trade');
  const figures = useMarketFigures(instrument);
  const { price } = useLastPrice(market ?? { instrument, tape: noTrades }, tickers.paused, tickers);
  const day = tickers.statistics(instrument.symbol);
  return (
    <span className={styles.price} data-stale={tickers.stale || undefined}>
      <span>
        <span className="unseen">{t('column.last')} </span>
        {figures.price(price)}
      </span>
      <span className={styles.change}>
        <span className="unseen">{t('bar.change')} </span>
        <ChangeText value={day && changePercent(day.open, day.close)} />
      </span>
    </span>
  );
});
