import { observer } from 'mobx-react-lite';
import { Part } from '../../../runtime/part';
import { QuietPart } from '../../../runtime/quiet-part';
import { ErrorBoundary } from '../../../runtime/error-boundary';
import { RowsSkeleton } from '../../../kit/controls/rows-skeleton';
import { AccountPanel } from '../portfolio/panel/account-panel.view';
import { OrderBookPanel } from '../book/order-book.view';
import { TapePanel } from '../book/tape.view';
import { ChartPanel } from '../chart/chart-panel.view';
import { useMarket } from '../market/market-context';
import { OrderEntry } from '../ticket/order-entry.view';
import styles from './panel-content.module.css';
import { PanelIdContext } from '../connection/panel-id-context';
import { useTerminal } from './terminal-context';
import { terminalPanels, type TerminalPanel } from './terminal-panels';
import { panelAgeFeature } from '../connection/panel-age.feature';

interface PanelContentProps {
  /** Id of the panel in the registry. */
  readonly content: string;
  /** Book and trades say what they are where nothing else does. */
  readonly titled?: boolean;
}

/** What a panel shows, of its market. An error in it stays in it. */
export const PanelContent = observer(function PanelContent({ content, titled = false }: PanelContentProps) {
  const { instrument } = useMarket();
  return (
    <ErrorBoundary key={`${content} ${instrument.symbol}`} name={`trade/${content}`}>
      <div data-panel={content} className={styles.panel}>
        <Content content={content} titled={titled} />
        <PanelIdContext value={content}>
          <QuietPart feature={panelAgeFeature} />
        </PanelIdContext>
      </div>
    </ErrorBoundary>
  );
});

const Content = observer(function Content({ content, titled }: Required<PanelContentProps>) {
  const stores = useTerminal();
  const { instrument, chart } = useMarket();
  const { preferences, tickers } = stores;
  const { paused } = tickers;
  switch (content) {
    case 'chart':
      return (
        <ChartPanel instrument={instrument} chart={chart} preferences={preferences} intervals={stores.intervals} />
      );
    case 'book':
      return <OrderBookPanel preferences={preferences} titled={titled} paused={paused} />;
    case 'tape':
      return <TapePanel preferences={preferences} titled={titled} paused={paused} />;
    case 'ticket':
      return <OrderEntry preferences={preferences} />;
    case 'account':
      return <AccountPanel stores={stores} symbol={instrument.symbol} />;
    default: {
      const part = registered(content)?.part;
      return part ? <Part feature={part} waiting={<RowsSkeleton />} failed={null} /> : null;
    }
  }
});

export function registered(content: string): TerminalPanel | undefined {
  return (terminalPanels as readonly TerminalPanel[]).find(({ id }) => id === content);
}
