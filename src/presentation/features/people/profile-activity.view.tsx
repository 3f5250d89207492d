import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { TradingActivity } from '../../../domain/social/trader-profile';
import { ChangeText } from '../../kit/controls/change-text';
import type { Column } from '../../kit/controls/record-table';
import { PagedRecords } from '../../kit/data/paged-records';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import { HiddenBlock, type ProfileBlockProps } from './hidden-block.view';
import { usePeopleFigures } from './use-people-figures';

const size = 10;

/** The latest trades. Where results are hidden they come without price and time of day, and the text says so. */
export function ProfileActivity({ uuid, traders, shows }: ProfileBlockProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const figures = usePeopleFigures();
  const { paths } = useApp();
  const [page, setPage] = useState(1);
  const resource = useMemo(() => traders.activity(uuid, page, size), [traders, uuid, page]);
  const columns: readonly Column<TradingActivity>[] = [
    { id: 'time', title: t('activity.time'), cell: ({ at }) => (shows.pnl ? format.dateTime(at) : format.date(at)) },
    {
      id: 'market',
      title: t('type.label'),
      cell: ({ symbol }) => <Link to={paths.market(symbol)}>{marketDisplayName(symbol)}</Link>,
    },
    { id: 'side', title: t('portfolio.side'), cell: ({ side }) => t(`side.${side}`) },
    {
      id: 'action',
      title: t('activity.action'),
      cell: ({ action }) => (action === 'other' ? unknownFigure : t(`action.${action}`)),
    },
    {
      id: 'price',
      title: t('activity.price'),
      numeric: true,
      cell: ({ price }) => (shows.pnl ? figures.exact(price) : unknownFigure),
    },
    {
      id: 'quantity',
      title: t('portfolio.quantity'),
      numeric: true,
      cell: ({ size: quantity }) => (shows.portfolio && shows.volume ? figures.exact(quantity) : unknownFigure),
    },
    {
      id: 'pnl',
      title: t('column.pnl'),
      numeric: true,
      cell: ({ pnl }) => (shows.pnl ? figures.money(pnl) : unknownFigure),
    },
    {
      id: 'roi',
      title: t('column.roi'),
      numeric: true,
      cell: ({ roi }) => <ChangeText value={roi === undefined || !shows.pnl ? undefined : roi * 100} />,
    },
  ];
  return (
    <Section title={t('activity.title')} text={t(shows.pnl ? 'activity.text' : 'activity.withoutResults')}>
      {shows.trades ? (
        <PagedRecords
          caption={t('activity.title')}
          columns={columns}
          rowKey={({ symbol, side, at, price }) => `${symbol} ${side} ${at} ${price?.toString() ?? ''}`}
          resource={resource}
          page={page}
          size={size}
          onPage={setPage}
          empty={{ title: t('activity.none'), text: t('activity.noneText') }}
        />
      ) : (
        <HiddenBlock />
      )}
    </Section>
  );
}
