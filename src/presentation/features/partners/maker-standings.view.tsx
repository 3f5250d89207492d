import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnStanding, type MakerStanding } from '../../../domain/campaigns/maker-epoch';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { Pager } from '../../kit/controls/pager';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { Select } from '../../kit/controls/select';
import { useFormat } from '../../kit/formats/use-format';
import { saveFile } from '../../kit/hooks/save-file';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { useApp } from '../../runtime/app-context';
import { standingsCsv } from './standings-file';
import styles from './partners.module.css';

interface MakerStandingsProps {
  readonly rows: readonly MakerStanding[];
  readonly stale: boolean;
  /** Of the file that they are saved as. */
  readonly name: string;
}

/** Of a page; on a phone each is a card. */
const sizes = { wide: 15, narrow: 6 } as const;

/** Makers in the order of their share, of all markets or of one. */
export const MakerStandings = observer(function MakerStandings({ rows, stale, name }: MakerStandingsProps) {
  const { t } = useTranslation('partners');
  const { session } = useApp();
  const [market, setMarket] = useState('');
  const [page, setPage] = useState(1);
  const size = useWidthBelow(768) ? sizes.narrow : sizes.wide;
  const columns = useColumns();
  const markets = [...new Set(rows.map(({ symbol }) => symbol))].sort();
  const shown = rows.filter(({ symbol }) => market === '' || symbol === market);
  const pages = Math.ceil(shown.length / size);
  const at = Math.min(page, pages);
  const own = rows.filter((row) => isOwnStanding(row, session.account, session.displayName));
  return (
    <>
      <div className={styles.choices}>
        <label className={styles.epoch}>
          <span>{t('board.market')}</span>
          <Select
            value={market}
            options={[
              { value: '', label: t('board.allMarkets') },
              ...markets.map((value) => ({ value, label: marketDisplayName(value) })),
            ]}
            onChange={(symbol) => {
              setMarket(symbol);
              setPage(1);
            }}
          />
        </label>
        <Button size="small" onClick={() => saveFile(`${name}.csv`, 'text/csv;charset=utf-8', standingsCsv(shown))}>
          {t('board.export')}
        </Button>
      </div>
      {session.account !== undefined && own.length === 0 ? <p className={styles.text}>{t('board.notRanked')}</p> : null}
      {own.length > 0 ? (
        <RecordTable
          caption={t('board.own')}
          roomy
          wide
          stale={stale}
          columns={columns}
          rows={own.filter(({ symbol }) => market === '' || symbol === market)}
          rowKey={({ symbol }) => symbol}
        />
      ) : null}
      <RecordTable
        caption={t('board.title')}
        roomy
        wide
        stale={stale}
        columns={columns}
        rows={shown.slice((at - 1) * size, at * size)}
        rowKey={({ maker, symbol }) => `${maker} ${symbol}`}
      />
      <Pager page={at} pages={pages} onPage={setPage} words={{ back: t('board.back'), on: t('board.on') }} />
    </>
  );
});

function useColumns(): readonly Column<MakerStanding>[] {
  const { t } = useTranslation('partners');
  const { session } = useApp();
  const format = useFormat();
  // With two decimals, so that figures under each other compare; never below zero, so that no sign is needed.
  return [
    { id: 'rank', title: t('column.rank'), cell: ({ rank }) => format.integer(rank) },
    {
      id: 'maker',
      title: t('column.maker'),
      cell: (row) => (
        <>
          {row.maker}{' '}
          {isOwnStanding(row, session.account, session.displayName) ? <Mark tone="good">{t('column.you')}</Mark> : null}
        </>
      ),
    },
    { id: 'market', title: t('board.market'), cell: ({ symbol }) => marketDisplayName(symbol) },
    { id: 'depth', title: t('column.depth'), numeric: true, cell: ({ depth }) => format.share(depth) },
    { id: 'spread', title: t('column.spread'), numeric: true, cell: ({ spread }) => format.price(spread, 2) },
    { id: 'uptime', title: t('column.uptime'), numeric: true, cell: ({ uptime }) => format.share(uptime) },
    { id: 'volume', title: t('column.volume'), numeric: true, cell: ({ volume }) => format.compact(volume.toNumber()) },
    { id: 'share', title: t('column.share'), numeric: true, cell: ({ share }) => format.share(share) },
    {
      id: 'reward',
      title: t('column.reward'),
      numeric: true,
      cell: ({ reward: { amount, token } }) => `${format.decimal(amount, 2, 'down')} ${token}`,
    },
  ];
}
