import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../app/part';
import { classNames } from '../../ui/class-names';
import { tabPanel, Tabs } from '../../ui/tabs';
import { useDesk } from '../desk/desk-context';
import { useMarketFigures } from '../figures';
import { OrderSheet } from '../ticket/order-sheet.view';
import terminal from '../trade.module.css';
import { PanelContent, registered } from './panel-content.view';
import type { PhoneTab, TerminalLayoutStore } from './terminal-layout.store';
import { useTerminal } from './terminal-context';
import { phoneTabsPart } from './workspace.part';
import styles from './phone-terminal.module.css';

/** The terminal on a phone: views of the market as tabs, the account below, and buying and selling always at hand. */
export const PhoneTerminal = observer(function PhoneTerminal({ layout }: { readonly layout: TerminalLayoutStore }) {
  const { t } = useTranslation('trade');
  const { form } = useDesk();
  const [chosen, setChosen] = useState<PhoneTab>('chart');
  const tabs = layout.tabs.filter(registered);
  const tab = tabs.includes(chosen) ? chosen : tabs[0]!;
  return (
    <>
      <div className={styles.market}>
        <div className={styles.tabs}>
          <Tabs wide name="terminal" label={t('panels.label')} tabs={tabs.map((id) => ({ id, label: t(`panels.${id}`) }))} selected={tab} onSelect={setChosen} />
          <div className={styles.more}>
            <Part route={phoneTabsPart} />
          </div>
        </div>
        <div {...tabPanel('terminal', tab)} className={styles.panel}>
          <PanelContent content={tab} />
        </div>
      </div>
      {tabs.includes('account') ? null : (
        <div className={classNames(terminal.area, terminal.account)}>
          <PanelContent content="account" />
        </div>
      )}
      <OrderSheet form={form} last={<LastTraded />}>
        <PanelContent content="ticket" />
      </OrderSheet>
    </>
  );
});

/** What was paid last, where the thumb is. */
const LastTraded = observer(function LastTraded() {
  const { t } = useTranslation('trade');
  const { tickers } = useTerminal();
  const { instrument } = useDesk();
  const figures = useMarketFigures(instrument);
  return (
    <p className={styles.lastTraded} data-live>
      <span>{t('column.last')}</span>
      {figures.price(tickers.statistics(instrument.symbol)?.close)}
    </p>
  );
});
