import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Startable } from '../../../../application/kernel/observable-value';
import { PacedFrames } from '../../../../application/markets/paced-frames';
import type { Instrument } from '../../../../domain/markets/instrument';
import { newBoard, rowsOf, tilesOn, type MarketBoard } from '../../../../domain/trading/market-board';
import { QuietPart } from '../../../runtime/quiet-part';
import { usePageTitle } from '../../../runtime/use-page-title';
import { FailureState } from '../../../kit/data/failure-state';
import { useRootMark } from '../../../kit/hooks/use-root-mark';
import { RowsSkeleton } from '../../../kit/controls/rows-skeleton';
import { ChartCrosshairs, ChartCrosshairsContext } from '../chart/chart-crosshairs';
import { SharedMarkets } from '../market/shared-markets';
import { OpenOrders } from '../../../../application/trading/open-orders';
import { TradingSafety } from '../../../../application/trading/trading-safety';
import { Positions } from '../../../../application/trading/positions';
import { TerminalContext } from '../layout/terminal-context';
import { tradePageStores, type TradePageStores } from '../layout/trade-page-stores';
import { OrderAnnouncements } from '../account/order-announcements';
import { PositionPricesStore } from '../account/position-prices.store';
import { PositionProfitsStore } from '../account/position-profits.store';
import { BoardBar } from './board-bar.view';
import { BoardLink } from './board-link.view';
import { BoardsStore } from './boards.store';
import { ExposureBar } from './exposure-bar.view';
import { MarketTile } from './market-tile.view';
import styles from './multi-symbol.module.css';
import { TilePreferences } from './tile-preferences';
import { FeaturesQueries } from '../../../../application/social/features.queries';
import { switchedPage } from '../../switches/switched-page';
import { view } from '../../../runtime/feature';
import { ContractAccount } from '../../../../application/trading/contract-account';
import { statusLineFeature } from '../safety/status-line.feature';

export interface MultiSymbolStores extends TradePageStores {
  readonly boards: BoardsStore;
  readonly tilePreferences: TilePreferences;
  readonly positions: Positions;
  readonly openOrders: OpenOrders;
  /** Keeps positions going while somebody is logged in. */
  readonly contracts: Startable;
  /** Follows the marks of what is held. */
  readonly profits: Startable;
  readonly prices: PositionPricesStore;
  readonly frames: PacedFrames;
}

/** /multi-symbol: several markets at a glance. */
const MultiSymbolPage = observer(function MultiSymbolPage({ stores }: { readonly stores: MultiSymbolStores }) {
  const { t } = useTranslation('layout');
  const { market, boards, preferences } = stores;
  const { instruments } = market;
  const board = boards.active?.value;
  usePageTitle(t('board.title'));
  useRootMark('board');

  useEffect(() => {
    const stops = [market, stores.favourites, stores.orders, stores.account, stores.contracts, stores.profits].map(
      (store) => store.start(),
    );
    return () => stops.forEach((stop) => stop());
  }, [stores, market]);
  useEffect(() => {
    if (instruments && instruments.length > 0)
      boards.begin(t('board.firstName'), newBoard(firstMarkets(instruments, preferences.lastMarket)));
  }, [boards, instruments, preferences, t]);

  return (
    <TerminalContext value={stores}>
      <div className={styles.page}>
        <h1 className="unseen">{t('board.title')}</h1>
        <ExposureBar stores={stores} />
        {board && instruments ? (
          <>
            <BoardBar boards={boards} board={board} frames={stores.frames} />
            <Tiles stores={stores} board={board} />
            <BoardLink boards={boards} />
          </>
        ) : market.failure ? (
          <FailureState failure={market.failure} onRetry={() => market.retry()} />
        ) : (
          <RowsSkeleton />
        )}
        <QuietPart feature={statusLineFeature} waiting={<div className={styles.foot} />} />
      </div>
    </TerminalContext>
  );
});

interface TilesProps {
  readonly stores: MultiSymbolStores;
  readonly board: MarketBoard;
}

const Tiles = observer(function Tiles({ stores, board }: TilesProps) {
  const markets = useMemo(() => new SharedMarkets(stores.markets), [stores.markets]);
  const [crosshairs] = useState(() => new ChartCrosshairs());
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const see = useCallback((tile: number, visible: boolean): void => {
    setSeen((before) => {
      if (before.has(tile) === visible) return before;
      const after = new Set(before);
      if (visible) after.add(tile);
      else after.delete(tile);
      return after;
    });
  }, []);
  const shown = tilesOn(board);
  return (
    <>
      <ChartCrosshairsContext value={board.syncCrosshair ? crosshairs : undefined}>
        <div className={styles.tiles} data-columns={board.columns} data-rows={rowsOf(board)}>
          {shown.map((tile, index) => (
            <MarketTile
              key={tile.id}
              tile={tile}
              place={index}
              board={board}
              stores={stores}
              markets={markets}
              visible={seen.has(tile.id)}
              onSee={see}
            />
          ))}
        </div>
      </ChartCrosshairsContext>
    </>
  );
});

/** The market looked at last, and then those that can be traded. */
function firstMarkets(instruments: readonly Instrument[], last: string): readonly string[] {
  const open = instruments.filter(({ status }) => status === 'TRADING').map(({ symbol }) => symbol);
  const symbols = open.length > 0 ? open : instruments.map(({ symbol }) => symbol);
  return symbols.includes(last) ? [last, ...symbols.filter((symbol) => symbol !== last)] : symbols;
}

export default view(
  switchedPage(MultiSymbolPage),
  {
    features: FeaturesQueries,
    ...tradePageStores,
    boards: BoardsStore,
    tilePreferences: TilePreferences,
    positions: Positions,
    openOrders: OpenOrders,
    contracts: ContractAccount,
    profits: PositionProfitsStore,
    prices: PositionPricesStore,
    frames: PacedFrames,
  },
  [TradingSafety, OrderAnnouncements],
);
