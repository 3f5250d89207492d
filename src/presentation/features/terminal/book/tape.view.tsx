import { observer } from 'mobx-react-lite';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largeSize, mergedWithin } from '../../../../domain/markets/trade-tape';
import { Part } from '../../../runtime/part';
import type { Format } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import { EmptyState } from '../../../kit/controls/empty-state';
import { FailureState } from '../../../kit/data/failure-state';
import { useKept } from '../../../kit/hooks/use-kept';
import { RowsSkeleton } from '../../../kit/controls/rows-skeleton';
import { Skeleton } from '../../../kit/controls/skeleton';
import { useMarketFigures, type MarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { panelName } from '../market/panel-name';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import { TapePanelContext, TapePanelStore } from './tape-panel.store';
import { TapeToolbar } from './tape-toolbar.view';
import type { TapeRow } from '../market/tape.store';
import styles from './tape.module.css';
import { ownTradesFeature } from './own-trades.feature';
import { tapeCompanionFeature } from './tape-companion.feature';

/** A trade, or several that were added up. */
type Line = TapeRow & { readonly count?: number };

interface TapeProps {
  readonly preferences: TradePreferencesStore;
  /** Somebody stopped the figures of the whole page. */
  readonly paused: boolean;
}

interface TapePanelProps extends TapeProps {
  /** Says what it is where no tab does. */
  readonly titled: boolean;
}

/** Lines that are drawn; more are kept for a filter to choose from. */
const linesShown = 40;

/** The latest public trades, or the own ones of the market. */
export const TapePanel = observer(function TapePanel({ preferences, titled, paused }: TapePanelProps) {
  const { t } = useTranslation('trade');
  const { instrument } = useMarket();
  const [panel] = useState(() => new TapePanelStore());
  const { mine, held } = panel;
  return (
    <section className={styles.panel} aria-label={panelName(t('tape.title'), instrument.symbol)} data-live>
      <TapeToolbar titled={titled} preferences={preferences} instrument={instrument} panel={panel} />
      {panel.menuOpen || preferences.tapeSound ? (
        <TapePanelContext value={panel}>
          <Part feature={tapeCompanionFeature} />
        </TapePanelContext>
      ) : null}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t(mine ? 'tape.mine' : 'tape.title')}>
        {mine ? (
          <Part feature={ownTradesFeature} waiting={<RowsSkeleton />} />
        ) : (
          <PublicTrades preferences={preferences} paused={paused || held} />
        )}
      </div>
    </section>
  );
});

const PublicTrades = observer(function PublicTrades({ preferences, paused }: TapeProps) {
  const { t } = useTranslation('trade');
  const { instrument, tape } = useMarket();
  const minimum = preferences.tapeMinimum(instrument.symbol);
  const rows = useKept(tape.rows, paused);
  const { tapeWindow } = preferences;
  const { lines, large } = useMemo(() => {
    const all: readonly Line[] = tapeWindow ? mergedWithin(rows, tapeWindow) : rows;
    const wanted = minimum > 0 ? all.filter(({ size }) => size >= minimum) : all;
    return { lines: wanted.slice(0, linesShown), large: largeSize(all.slice(0, linesShown)) };
  }, [rows, minimum, tapeWindow]);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.priceIn', { asset: instrument.quote })}</th>
            <th scope="col">{t('column.sizeIn', { asset: instrument.base })}</th>
            <th scope="col">{t('column.time')}</th>
          </tr>
        </thead>
        {tape.status === 'loading' && rows.length === 0 ? <TapeSkeleton /> : <TapeLines lines={lines} large={large} />}
      </table>
      {tape.status === 'failed' && tape.failure ? (
        <FailureState failure={tape.failure} onRetry={() => void tape.retry()} />
      ) : null}
      {tape.status === 'ready' && rows.length === 0 ? (
        <EmptyState title={t('tape.empty.title')} text={t('tape.empty.text')} />
      ) : null}
      {rows.length > 0 && lines.length === 0 ? (
        <EmptyState title={t('tape.filtered.title')} text={t('tape.filtered.text')} />
      ) : null}
    </>
  );
});

const TapeLines = observer(function TapeLines({
  lines,
  large,
}: {
  readonly lines: readonly Line[];
  readonly large: number | undefined;
}) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const { instrument } = useMarket();
  const figures = useMarketFigures(instrument);
  const words = useMemo(() => ({ BUY: t('side.bought'), SELL: t('side.sold'), large: t('tape.large') }), [t]);
  return (
    <tbody>
      {lines.map((line, index) => (
        // Rows stay and take each other's words: rows that move are layout shifts, several in a second.
        <TapeLine
          key={index}
          line={line}
          large={large !== undefined && line.size >= large}
          words={words}
          figures={figures}
          format={format}
        />
      ))}
    </tbody>
  );
});

interface TapeLineProps {
  readonly line: Line;
  readonly large: boolean;
  readonly words: Readonly<Record<'BUY' | 'SELL' | 'large', string>>;
  readonly figures: MarketFigures;
  readonly format: Format;
}

/** Reads no context of its own: hundreds of these come and go in a second. */
const TapeLine = memo(
  function TapeLine({ line, large, words, figures, format }: TapeLineProps) {
    return (
      <tr
        className={line.side === 'BUY' ? styles.buy : styles.sell}
        data-large={large || undefined}
        title={large ? words.large : undefined}
      >
        <td className={styles.price}>
          <span role="img" aria-label={words[line.side]} className={styles.arrow}>
            {line.side === 'BUY' ? '▲' : '▼'}
          </span>
          {figures.price(line.price)}
        </td>
        <td>
          {line.count !== undefined && line.count > 1 ? <span className={styles.count}>×{line.count} </span> : null}
          {figures.size(line.size)}
        </td>
        <td className={styles.time}>{format.time(line.at)}</td>
      </tr>
    );
  },
  (before, now) =>
    before.line.id === now.line.id &&
    before.line.size === now.line.size &&
    before.line.at === now.line.at &&
    before.large === now.large &&
    before.words === now.words &&
    before.figures === now.figures &&
    before.format === now.format,
);

function TapeSkeleton() {
  return (
    <tbody aria-busy="true">
      {Array.from({ length: 16 }, (_, index) => (
        <tr key={index}>
          <td colSpan={3}>
            <Skeleton height={10} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
