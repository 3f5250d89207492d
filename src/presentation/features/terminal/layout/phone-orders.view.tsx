import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { view } from '../../../runtime/feature';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { useLastPrice } from '../market/use-last-price';
import { OrderSheet } from '../ticket/order-sheet.view';
import { SheetBook } from '../ticket/sheet-book.view';
import { PanelContent } from './panel-content.view';
import { useTerminal } from './terminal-context';
import styles from './phone-orders.module.css';

/** On a phone: buying and selling always at hand. */
const PhoneOrders = observer(function PhoneOrders() {
  const { ticket } = useMarket();
  return (
    <OrderSheet ticket={ticket} last={<LastTraded />}>
      <div className={styles.beside}>
        <SheetBook />
        <PanelContent content="ticket" />
      </div>
    </OrderSheet>
  );
});

/** What was paid last, where the thumb is. */
const LastTraded = observer(function LastTraded() {
  const { t } = useTranslation('trade');
  const { tickers } = useTerminal();
  const market = useMarket();
  const figures = useMarketFigures(market.instrument);
  const { price } = useLastPrice(market, tickers.paused, tickers);
  return (
    <p className={styles.lastTraded} data-live>
      <span>{t('column.last')}</span>
      {figures.price(price)}
    </p>
  );
});

export default view(PhoneOrders, {});
