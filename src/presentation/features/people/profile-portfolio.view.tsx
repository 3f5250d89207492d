import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { ExtendedPortfolioRow, PortfolioRow } from '../../../domain/social/trader-profile';
import { ChangeText } from '../../kit/controls/change-text';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import { Bars } from './bars.view';
import { HiddenBlock, type ProfileBlockProps } from './hidden-block.view';
import { usePeopleFigures } from './use-people-figures';
import { usePriceFormat } from '../../kit/formats/use-price-format';

/** What somebody holds: shares as bars, and position by position. */
export function ProfilePortfolio({ uuid, traders, shows }: ProfileBlockProps) {
  const { t } = useTranslation('people');
  const shares = useMemo(() => traders.portfolio(uuid), [traders, uuid]);
  const rows = useMemo(() => traders.extendedPortfolio(uuid), [traders, uuid]);
  const shareState = useResource(shares);
  const rowState = useResource(rows);
  return (
    <Section title={t('portfolio.title')} text={t('portfolio.text')}>
      {shows.portfolio ? (
        <>
          <DataBlock
            state={shareState}
            onRetry={() => void shares.refresh()}
            skeleton={<Skeleton height={120} />}
            isEmpty={(known) => known.length === 0}
            empty={<EmptyState title={t('portfolio.none')} text={t('portfolio.noneText')} />}
          >
            {(known) => <Shares rows={known} />}
          </DataBlock>
          <DataBlock
            state={rowState}
            onRetry={() => void rows.refresh()}
            skeleton={<Skeleton height={180} />}
            isEmpty={(known) => known.length === 0}
          >
            {(known, stale) => <Positions rows={known} stale={stale} />}
          </DataBlock>
        </>
      ) : (
        <HiddenBlock />
      )}
    </Section>
  );
}

function Shares({ rows }: { readonly rows: readonly PortfolioRow[] }) {
  const { t } = useTranslation('people');
  const figures = usePeopleFigures();
  return (
    <Bars
      rows={rows.slice(0, 8).map(({ symbol, side, share }) => ({
        name: `${marketDisplayName(symbol)} ${t(`side.${side}`)}`,
        value: share,
        text: figures.part(share),
        tone: side === 'LONG' ? 'up' : 'down',
      }))}
    />
  );
}

function Positions({ rows, stale }: { readonly rows: readonly ExtendedPortfolioRow[]; readonly stale: boolean }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const figures = usePeopleFigures();
  const price = usePriceFormat();
  const { paths } = useApp();
  return (
    <RecordTable
      caption={t('portfolio.title')}
      roomy
      wide
      stale={stale}
      rows={rows}
      rowKey={({ symbol, side }) => `${symbol} ${side}`}
      columns={[
        {
          id: 'market',
          title: t('type.label'),
          cell: ({ symbol }) => <Link to={paths.market(symbol)}>{marketDisplayName(symbol)}</Link>,
        },
        { id: 'side', title: t('portfolio.side'), cell: ({ side }) => t(`side.${side}`) },
        { id: 'share', title: t('portfolio.share'), numeric: true, cell: ({ share }) => figures.part(share) },
        {
          id: 'roi',
          title: t('column.roi'),
          numeric: true,
          cell: ({ roi }) => <ChangeText value={roi === undefined ? undefined : roi * 100} />,
        },
        {
          id: 'entry',
          title: t('portfolio.entry'),
          numeric: true,
          cell: ({ averageOpenPrice }) => price(averageOpenPrice),
        },
        {
          id: 'quantity',
          title: t('portfolio.quantity'),
          numeric: true,
          cell: ({ quantity }) => figures.exact(quantity),
        },
        { id: 'value', title: t('portfolio.value'), numeric: true, cell: ({ value }) => figures.money(value) },
        {
          id: 'leverage',
          title: t('portfolio.leverage'),
          numeric: true,
          cell: ({ leverage }) => (leverage === undefined ? unknownFigure : `${format.integer(leverage)}×`),
        },
        { id: 'opened', title: t('portfolio.opened'), cell: ({ openedAt }) => format.dateTime(openedAt) },
      ]}
    />
  );
}
