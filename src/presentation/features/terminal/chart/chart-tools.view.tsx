import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '../../../runtime/app-context';
import { Part } from '../../../runtime/part';
import { AlertLinesGate } from './alert-lines-gate.view';
import { ChartMenu } from './chart-menu.view';
import { ChartReader } from './chart-reader.view';
import type { ChartToolsStores } from './chart-tools-stores';
import { ChartToolbar, type ChartDialog } from './chart-toolbar.view';
import { useShownChart, type ChartView } from './chart-view';
import { DrawingBar } from './drawing-bar.view';
import { DrawingHand } from './drawing-hand';
import { DrawnChart } from './drawn-chart.view';
import { FeedGap } from './feed-gap.view';
import { IndicatorsDialog } from './indicators-dialog.view';
import { LinesDialog } from './lines-dialog.view';
import { MoveQuestion } from './move-question.view';
import { ChartSettingsDialog } from './chart-settings-dialog.view';
import { CompareDialog } from './compare-dialog.view';
import { ListenerContext } from './listener-context';
import { useChartCursor } from './use-chart-cursor';
import { useSharedCrosshair } from './use-shared-crosshair';
import { view } from '../../../runtime/feature';
import { Clock } from '../../../../application/kernel/clock.port';
import { ChartSetupsStore } from './chart-setups.store';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import { TickersStore } from '../../markets/tickers.store';
import { DrawingsStore } from './drawings.store';
import { OwnFillsStore } from './own-fills.store';
import { PositionProfitsStore } from '../account/position-profits.store';
import { PriceLinesStore } from './price-lines.store';
import { AlertPresence } from '../../../../application/alerts/alert-presence';
import { ContractAccount } from '../../../../application/trading/contract-account';
import { Positions } from '../../../../application/trading/positions';
import { OpenAlgoOrders } from '../../../../application/trading/open-algo-orders';
import { chartComparisonFeature } from './chart-comparison.feature';
import { chartFundingFeature } from './chart-funding.feature';
import { chartPriceFeature } from './chart-price.feature';
import { useMarket } from '../market/market-context';
import { chartListeningFeature } from './chart-listening.feature';

/** What a chart is worked with, over the chart that it finds around it. */
const ChartTools = observer(function ChartTools({ stores }: { readonly stores: ChartToolsStores }) {
  const { view, instrument } = useShownChart();
  const [dialog, setDialog] = useState<ChartDialog>();
  const [clicked, setChosen] = useState<string>();
  const { toolbar, stage, drawn } = view;
  const chosen = stores.drawings.of(instrument.symbol).some(({ id }) => id === clicked) ? clicked : undefined;
  const setup = stores.setups.of(instrument.symbol);
  // Where a rail has room beside the candles it stays there; over them the tools are gone once one was chosen.
  const roomy = isRoomy(view);
  const [drawing, setDrawing] = useState(() => stores.setups.look.rail && roomy);
  const cursor = useChartCursor();
  const hand = useMemo(
    () => drawn && new DrawingHand(drawn, stores.drawings, instrument.symbol),
    [drawn, stores, instrument],
  );
  useSharedCrosshair(cursor);
  const [listening, setListening] = useState(false);
  const compares = setup.compared.length > 0;
  const { chart } = useMarket();
  // Stays until the chart has its trades again.
  const isValued = setup.price !== 'last' || chart.source !== undefined;
  const hasFunding = instrument.type === 'PERP' && setup.setup.indicators.some(({ name }) => name === 'FUNDING');
  const close = (): void => setDialog(undefined);
  const putAway = useCallback(() => setDrawing(false), []);
  const draw = (): void => {
    setDrawing(!drawing);
    // Kept where it takes little of the picture.
    if (roomy) stores.setups.changeLook({ rail: !drawing });
  };
  useAccount(stores, instrument.symbol);
  useEffect(() => {
    if (!stage || chosen === undefined) return undefined;
    const press = (event: KeyboardEvent): void => {
      const onPicture = event.target instanceof Element && event.target.closest('[role="application"]') !== null;
      if (onPicture && (event.key === 'Delete' || event.key === 'Backspace'))
        stores.drawings.remove(instrument.symbol, chosen);
    };
    stage.addEventListener('keydown', press);
    return () => stage.removeEventListener('keydown', press);
  }, [stage, chosen, stores, instrument]);

  if (!toolbar || !stage) return null;
  return (
    <>
      <DrawnChart stores={stores} rail={drawing && !roomy && !hand?.tool} onChosen={setChosen} />
      <AlertLinesGate stores={stores} />
      {compares ? <Part feature={chartComparisonFeature} /> : null}
      {isValued ? <Part feature={chartPriceFeature} /> : null}
      {hasFunding ? <Part feature={chartFundingFeature} /> : null}
      {createPortal(
        <ChartToolbar
          setup={setup}
          clock={stores.clock}
          drawing={drawing}
          listening={listening}
          onListen={() => setListening(!listening)}
          onDraw={draw}
          onMenu={() => cursor?.openMenu()}
          onOpen={(next) => setDialog(next === dialog ? undefined : next)}
        />,
        toolbar,
      )}
      {createPortal(
        <>
          <FeedGap />
          {dialog === 'indicators' ? <IndicatorsDialog setup={setup} onClose={close} /> : null}
          {drawing && hand ? (
            <DrawingBar drawings={stores.drawings} hand={hand} chosen={chosen} {...(!roomy && { onDrawn: putAway })} />
          ) : null}
          {dialog === 'orders' ? null : <MoveQuestion lines={stores.lines} profits={stores.profits} over={drawn} />}
          {cursor && hand ? <ChartReader cursor={cursor} hand={hand} /> : null}
          {cursor ? <ChartMenu cursor={cursor} /> : null}
          {cursor && listening ? (
            <ListenerContext value={{ cursor, close: () => setListening(false) }}>
              <Part feature={chartListeningFeature} onFailed={() => setListening(false)} />
            </ListenerContext>
          ) : null}
        </>,
        stage,
      )}
      {dialog === 'compare' ? (
        <CompareDialog setup={setup} markets={stores.markets} tickers={stores.tickers} onClose={close} />
      ) : null}
      {dialog === 'orders' ? <LinesDialog stores={stores} onClose={close} /> : null}
      {dialog === 'settings' ? <ChartSettingsDialog setups={stores.setups} onClose={close} /> : null}
    </>
  );
});

/** Width of a panel whose candles can spare a rail. */
const railFrom = 560;

/** The panel is asked, of which a rail takes nothing. Its width is read anew with each step of `room`. */
function isRoomy({ stage, room }: ChartView): boolean {
  return room !== undefined && (stage?.parentElement?.clientWidth ?? 0) >= railFrom;
}

/** What of the account lies over the candles, while somebody is logged in. */
function useAccount({ setups, drawings, fills, account, profits }: ChartToolsStores, symbol: string): void {
  const { session } = useApp();
  const loggedIn = session.status === 'loggedIn';
  const marksFills = setups.shows('fills');
  useEffect(() => {
    const stops = [setups, drawings, account, profits].map((store) => store.start());
    return () => stops.forEach((stop) => stop());
  }, [setups, drawings, account, profits]);
  useEffect(() => (loggedIn && marksFills ? fills.follow(symbol) : undefined), [fills, loggedIn, marksFills, symbol]);
}

export default view(ChartTools, {
  clock: Clock,
  setups: ChartSetupsStore,
  markets: MarketsQueries,
  tickers: TickersStore,
  drawings: DrawingsStore,
  fills: OwnFillsStore,
  lines: PriceLinesStore,
  profits: PositionProfitsStore,
  alerts: AlertPresence,
  account: ContractAccount,
  positions: Positions,
  algoOrders: OpenAlgoOrders,
});
