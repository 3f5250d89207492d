import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { pricePlaces } from '../../../domain/markets/price-display';
import { Button } from '../../kit/controls/button';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { useCommandOverlay } from '../commands/command-overlay';
import type { TickersStore } from '../markets/tickers.store';
import styles from './command-line.module.css';
import { HomeSection } from './home-section.view';

const typed = 'buy 0.1 btc limit -0.2%';
const market = 'SPOT_BTC_USDT';

/** An order in words, and how it is read at this moment's price. */
export const CommandLine = observer(function CommandLine({ tickers }: { readonly tickers: TickersStore }) {
  const { t } = useTranslation('home');
  const { environment } = useApp();
  const format = useFormat();
  const overlay = useCommandOverlay();
  const last = tickers.statistics(market)?.close;
  const places = pricePlaces(market, environment.brand.productToken);
  const price = format.price(last === undefined ? undefined : last * 0.998, places);
  return (
    <HomeSection raised beside title={t('commands.title')} text={t('commands.text')}>
      <div className={styles.line}>
        <p className={styles.typed}>
          <span className={styles.prompt} aria-hidden="true">
            ›
          </span>
          <code>{typed}</code>
          <kbd className={styles.key}>Ctrl K</kbd>
        </p>
        <p className={styles.read}>{t('commands.read', { price })}</p>
        <Button size="large" aria-haspopup="dialog" onClick={() => overlay.show('palette')}>
          {t('commands.open')}
        </Button>
      </div>
    </HomeSection>
  );
});
