import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShell } from '../../kernel/shell-context';
import { ChartMenu } from './chart-menu.view';
import { ChartReader } from './chart-reader.view';
import type { ChartToolsStores } from './chart-tools-stores';
import { ChartToolbar, type ChartDialog } from './chart-toolbar.view';
import { useShownChart } from './chart-view';
import { DrawingBar } from './drawing-bar.view';
import { DrawnChart } from './drawn-chart.view';
import { FeedGap } from './feed-gap.view';
import { IndicatorsDialog } from './indicators-dialog.view';
import { LinesDialog } from './lines-dialog.view';
import { MoveQuestion } from './move-question.view';
import { ChartSettingsDialog } from './chart-settings-dialog.view';

/** What a chart is worked with, over the chart that it finds around it. */
export const ChartTools = observer(function ChartTools({ stores }: { readonly stores: ChartToolsStores }) {
  const { view, instrument } = useShownChart();
  const [dialog, setDialog] = useState<ChartDialog>();
  const [drawing, setDrawing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { toolbar, stage, drawn } = view;
  const close = (): void => setDialog(undefined);
  useAccount(stores, instrument.symbol);

  if (!toolbar || !stage) return null;
  return (
    <>
      <DrawnChart stores={stores} onChosen={setChosen} />
      {createPortal(<ChartToolbar setup={stores.setup} drawing={drawing} onDraw={() => setDrawing(!drawing)} onOpen={setDialog} />, toolbar)}
      {createPortal(
        <>
          <FeedGap />
          {drawing ? <DrawingBar drawings={stores.drawings} chosen={chosen} /> : null}
          {dialog === 'orders' ? null : <MoveQuestion lines={stores.lines} over={drawn} />}
          <ChartReader />
          <ChartMenu />
        </>,
        stage,
      )}
      {dialog === 'indicators' ? <IndicatorsDialog setup={stores.setup} onClose={close} /> : null}
      {dialog === 'orders' ? <LinesDialog stores={stores} onClose={close} /> : null}
      {dialog === 'settings' ? <ChartSettingsDialog setup={stores.setup} onClose={close} /> : null}
    </>
  );
});

/** What of the account lies over the candles, while somebody is logged in. */
function useAccount({ setup, drawings, fills, account, positions, algoOrders }: ChartToolsStores, symbol: string): void {
  const { session } = useShell();
  const loggedIn = session.status === 'loggedIn';
  const marksFills = setup.shows('fills');
  useEffect(() => {
    const stops = [setup, drawings, positions, algoOrders, account].map((store) => store.start());
    return () => stops.forEach((stop) => stop());
  }, [setup, drawings, positions, algoOrders, account]);
  useEffect(() => (loggedIn && marksFills ? fills.follow(symbol) : undefined), [fills, loggedIn, marksFills, symbol]);
}
