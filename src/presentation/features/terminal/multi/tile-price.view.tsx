import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { changePercent } from '../../../../domain/markets/ticker';
import type { TickersStore } from '../../markets/tickers.store';
import { ChangeText } from '../../../kit/controls/change-text';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import styles from './market-tile.module.css';

/** Where the market of a tile stands, whatever the tile shows of it. */
export const TilePrice = observer(function TilePrice({
  instrument,
  tickers,
}: {
  readonly instrument: Instrument;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('trade');
  const figures = useMarketFigures(instrument);
  const day = tickers.statistics(instrument.symbol);
  return (
    <span className={styles.price} data-stale={tickers.stale || undefined}>
      <span>
        <span className="unseen">{t('column.last')} </span>
        {figures.price(day?.close)}
      </span>
      <span className={styles.change}>
        <span className="unseen">{t('bar.change')} </span>
        <ChangeText value={day && changePercent(day.open, day.close)} />
      </span>
    </span>
  );
});
