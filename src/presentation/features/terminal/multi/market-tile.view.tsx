import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { linkColours } from '../../../../domain/trading/arrangement';
import type { MarketBoard, Tile } from '../../../../domain/trading/market-board';
import { Select } from '../../../kit/controls/select';
import { classNames } from '../../../kit/controls/class-names';
import { intervalOfAll } from '../chart/chart-intervals';
import type { SharedMarkets } from '../market/shared-markets';
import { SharedMarket } from '../market/shared-market.view';
import { LinkBadge } from '../layout/link-badge.view';
import { MarketButton } from '../layout/market-button.view';
import { PanelContent, registered } from '../layout/panel-content.view';
import { TerminalContext } from '../layout/terminal-context';
import type { MultiSymbolStores } from './multi-symbol.page';
import shared from './multi-symbol.module.css';
import styles from './market-tile.module.css';
import { TileMenu } from './tile-menu.view';
import { TilePrice } from './tile-price.view';
import { tileContents } from './tile-contents';

interface MarketTileProps {
  readonly tile: Tile;
  /** Counted from 0. */
  readonly place: number;
  readonly board: MarketBoard;
  readonly stores: MultiSymbolStores;
  readonly markets: SharedMarkets;
  readonly visible: boolean;
  readonly onSee: (id: number, visible: boolean) => void;
}

/** One market in one view. Out of sight it rests: it follows no stream. */
export const MarketTile = observer(function MarketTile({
  tile,
  place,
  board,
  stores,
  markets,
  visible,
  onSee,
}: MarketTileProps) {
  const { t } = useTranslation('layout');
  const { boards, market, tickers, favourites, tilePreferences } = stores;
  const root = useRef<HTMLElement>(null);
  const fieldId = useId();
  const { id } = tile;
  const together = board.syncInterval;
  const instrument = market.instruments?.find(({ symbol }) => symbol === tile.symbol);
  const own = useMemo(() => {
    if (together) return { ...stores, intervals: tilePreferences.together };
    const preferences = tilePreferences.of(id);
    return { ...stores, preferences, intervals: intervalOfAll(preferences) };
  }, [together, stores, tilePreferences, id]);

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') {
      onSee(id, true);
      return undefined;
    }
    const watch = new IntersectionObserver(([entry]) => onSee(id, entry!.isIntersecting), { rootMargin: '80px' });
    watch.observe(root.current!);
    return () => {
      watch.disconnect();
      onSee(id, false);
    };
  }, [id, onSee]);

  return (
    <section
      ref={root}
      className={styles.tile}
      aria-label={t('board.tile', { number: place + 1, market: marketDisplayName(tile.symbol) })}
    >
      <div className={styles.head}>
        {tile.link ? <LinkBadge colour={tile.link} /> : null}
        <MarketButton
          symbol={tile.symbol}
          instruments={market.instruments ?? []}
          tickers={tickers}
          favourites={favourites}
          onChoose={(symbol) => boards.setTile(id, { symbol })}
        />
        <span className={styles.space}>
          {instrument ? (
            <TilePrice
              instrument={instrument}
              market={visible ? markets.market(instrument) : undefined}
              tickers={tickers}
            />
          ) : null}
        </span>
        <label className={classNames(shared.select, styles.select)} htmlFor={`${fieldId}-link`}>
          <span className="unseen">{t('board.link')}</span>
          <Select
            size="tiny"
            id={`${fieldId}-link`}
            value={tile.link ?? ''}
            onChange={(value) => boards.setTile(id, { link: linkColours.find((colour) => colour === value) })}
            options={[
              { value: '', label: t('board.alone') },
              ...linkColours.map((colour) => ({ value: colour, label: t(`link.${colour}`) })),
            ]}
          />
        </label>
        <label className={classNames(shared.select, styles.select)} htmlFor={`${fieldId}-content`}>
          <span className="unseen">{t('board.content')}</span>
          <Select
            size="tiny"
            id={`${fieldId}-content`}
            value={tile.content}
            onChange={(value) => boards.setTile(id, { content: value })}
            options={tileContents
              .filter(registered)
              .map((content) => ({ value: content, label: t(`panel.${content}`) }))}
          />
        </label>
        <TileMenu tile={tile} place={place} board={board} boards={boards} />
      </div>
      <div className={styles.body}>
        {visible && instrument ? (
          <SharedMarket markets={markets} instrument={instrument}>
            <TerminalContext value={own}>
              <PanelContent content={tile.content} />
            </TerminalContext>
          </SharedMarket>
        ) : (
          <p className={styles.resting}>{t('board.resting')}</p>
        )}
      </div>
    </section>
  );
});
