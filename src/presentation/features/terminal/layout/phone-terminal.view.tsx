import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../runtime/part';
import { Tabs } from '../../../kit/controls/tabs';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { useLastPrice } from '../market/use-last-price';
import { OrderSheet } from '../ticket/order-sheet.view';
import { PanelContent } from './panel-content.view';
import type { PhoneTab } from './terminal-layout.store';
import { useTerminal } from './terminal-context';
import styles from './phone-terminal.module.css';
import { phoneTabsFeature } from './phone-tabs.feature';

interface PhoneTabsProps {
  readonly tabs: readonly PhoneTab[];
  readonly selected: PhoneTab;
  readonly onSelect: (tab: PhoneTab) => void;
}

/** On a phone: views of the market as tabs, and which of them there are. */
export function PhoneTabs({ tabs, selected, onSelect }: PhoneTabsProps) {
  const { t } = useTranslation('trade');
  return (
    <div className={styles.tabs}>
      <Tabs
        wide
        name="terminal"
        label={t('panels.label')}
        tabs={tabs.map((id) => ({ id, label: t(`panels.${id}`) }))}
        selected={selected}
        onSelect={onSelect}
      />
      <div className={styles.more}>
        <Part feature={phoneTabsFeature} />
      </div>
    </div>
  );
}

/** On a phone: buying and selling always at hand. */
export const PhoneOrders = observer(function PhoneOrders() {
  const { ticket } = useMarket();
  return (
    <OrderSheet ticket={ticket} last={<LastTraded />}>
      <PanelContent content="ticket" />
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
