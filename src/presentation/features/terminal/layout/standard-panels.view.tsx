import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../runtime/part';
import { FailureState } from '../../../kit/data/failure-state';
import { classNames } from '../../../kit/controls/class-names';
import { tabPanel, Tabs } from '../../../kit/controls/tabs';
import terminal from './terminal.module.css';
import { useWidthFrom } from '../../../kit/hooks/use-media-query';
import { broadPanelsFeature } from './broad-panels.feature';
import { useTallTerminal, type TradeLayout } from './use-layout';
import { PanelContent, registered } from './panel-content.view';
import styles from './phone-terminal.module.css';
import { phoneOrdersFeature } from './phone-orders.feature';
import { PhoneTabs } from './phone-terminal.view';
import { useTerminal } from './terminal-context';
import type { PhoneTab } from './terminal-layout.store';

/** The terminal as it comes. What a phone shows too stays the same panel at every width: a tablet that is turned drops nothing that is under way in it. */
export const StandardPanels = observer(function StandardPanels({ width }: { readonly width: TradeLayout }) {
  const { t } = useTranslation('trade');
  const { layout } = useTerminal();
  const tall = useTallTerminal();
  const [chosen, setChosen] = useState<PhoneTab>('chart');
  const [beside, setBeside] = useState<BesideChart>('book');
  const phone = width === 'phone';
  const broad = useWidthFrom(1680);
  const tabs = layout.tabs.filter(registered);
  const tab = tabs.includes(chosen) ? chosen : tabs[0]!;
  return (
    <>
      <div className={phone ? styles.market : classNames(terminal.area, terminal.sized)} style={{ gridArea: 'chart' }}>
        {phone ? (
          <PhoneTabs tabs={tabs} selected={tab} onSelect={setChosen} />
        ) : (
          <h2 className="unseen">{t('chart.title')}</h2>
        )}
        <div {...(phone && tabPanel('terminal', tab))} className={phone ? styles.panel : terminal.tabbed}>
          <PanelContent content={phone ? tab : 'chart'} />
        </div>
      </div>
      {phone ? null : (
        <>
          {broad ? (
            <>
              <Titled content="book" />
              <Titled content="tape" />
              <Part feature={broadPanelsFeature} />
            </>
          ) : (
            <BookArea together={width === 'wide' && tall} tab={beside} onSelect={setBeside} />
          )}
          <div className={terminal.formArea}>
            <h2 className="unseen">{t('form.title')}</h2>
            <PanelContent content="ticket" />
          </div>
        </>
      )}
      {phone && tabs.includes('account') ? null : (
        <div className={classNames(terminal.area, terminal.account)}>
          <h2 className="unseen">{t('account.title')}</h2>
          <PanelContent content="account" />
        </div>
      )}
      {phone ? (
        <Part
          feature={phoneOrdersFeature}
          failed={<FailureState failure={{ kind: 'offline' }} onRetry={() => window.location.reload()} />}
        />
      ) : null}
    </>
  );
});

type BesideChart = 'book' | 'tape';

/** In a column of its own. */
function Titled({ content }: { readonly content: BesideChart }) {
  return (
    <div className={classNames(terminal.area, terminal.sized)} style={{ gridArea: content }}>
      <PanelContent content={content} titled />
    </div>
  );
}

interface BookAreaProps {
  readonly together: boolean;
  readonly tab: BesideChart;
  readonly onSelect: (tab: BesideChart) => void;
}

/** Book and trades: one over the other where there is room, else as tabs. */
function BookArea({ together, tab, onSelect }: BookAreaProps) {
  const { t } = useTranslation('trade');
  if (together) {
    return (
      <div className={classNames(terminal.area, terminal.sized)} style={{ gridArea: 'book' }}>
        <PanelContent content="book" titled />
        <div className={terminal.tape}>
          <PanelContent content="tape" titled />
        </div>
      </div>
    );
  }
  return (
    <div className={classNames(terminal.area, terminal.sized)} style={{ gridArea: 'book' }}>
      <Tabs
        name="book"
        label={t('panels.label')}
        tabs={(['book', 'tape'] as const).map((id) => ({ id, label: t(`panels.${id}`) }))}
        selected={tab}
        onSelect={onSelect}
      />
      <div {...tabPanel('book', tab)} className={terminal.tabbed}>
        <PanelContent content={tab} />
      </div>
    </div>
  );
}
