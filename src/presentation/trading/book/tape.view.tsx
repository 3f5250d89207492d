import { observer } from 'mobx-react-lite';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../domain/markets/instrument';
import type { Format } from '../../kernel/format';
import { useFormat } from '../../kernel/use-format';
import { EmptyState } from '../../ui/empty-state';
import { FailureState } from '../../ui/failure-state';
import { Skeleton } from '../../ui/skeleton';
import { useMarketFigures, type MarketFigures } from '../figures';
import type { TapeRow, TapeStore } from './tape.store';
import styles from './tape.module.css';

interface TapeProps {
  readonly instrument: Instrument;
  readonly tape: TapeStore;
  /** Somebody stopped the figures: the list stays as it is. */
  readonly paused: boolean;
}

/** The latest public trades. */
export const TapePanel = observer(function TapePanel({ instrument, tape, paused }: TapeProps) {
  const { t } = useTranslation('trade');
  return (
    <section className={styles.panel} aria-label={t('tape.title')} data-live>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('tape.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('column.priceIn', { asset: instrument.quote })}</th>
              <th scope="col">{t('column.sizeIn', { asset: instrument.base })}</th>
              <th scope="col">{t('column.time')}</th>
            </tr>
          </thead>
          <TapeRows instrument={instrument} tape={tape} paused={paused} />
        </table>
        {tape.status === 'failed' && tape.failure ? <FailureState failure={tape.failure} onRetry={() => void tape.retry()} /> : null}
        {tape.status === 'ready' && tape.rows.length === 0 ? <EmptyState title={t('tape.empty.title')} text={t('tape.empty.text')} /> : null}
      </div>
    </section>
  );
});

const TapeRows = observer(function TapeRows({ instrument, tape, paused }: TapeProps) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const bought = t('side.bought');
  const sold = t('side.sold');
  const [kept, setKept] = useState<readonly TapeRow[]>();
  if (paused && kept === undefined) setKept(tape.rows);
  if (!paused && kept !== undefined) setKept(undefined);
  const rows = kept ?? tape.rows;
  if (tape.status === 'loading' && tape.rows.length === 0) {
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
  return (
    <tbody>
      {rows.map((row) => (
        <TapeLine key={row.id} row={row} side={row.side === 'BUY' ? bought : sold} figures={figures} format={format} />
      ))}
    </tbody>
  );
});

interface TapeLineProps {
  readonly row: TapeRow;
  /** The side in words. */
  readonly side: string;
  readonly figures: MarketFigures;
  readonly format: Format;
}

/** Reads no context of its own: hundreds of these come and go in a second. */
const TapeLine = memo(function TapeLine({ row, side, figures, format }: TapeLineProps) {
  return (
    <tr className={row.side === 'BUY' ? styles.buy : styles.sell}>
      <td className={styles.price}>
        <span role="img" aria-label={side} className={styles.arrow}>
          {row.side === 'BUY' ? '▲' : '▼'}
        </span>
        {figures.price(row.price)}
      </td>
      <td>{figures.size(row.size)}</td>
      <td className={styles.time}>{format.time(row.at)}</td>
    </tr>
  );
});
