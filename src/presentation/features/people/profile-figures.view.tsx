import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal } from '../../../domain/shared/decimal';
import type { ProfileSummary, Span } from '../../../domain/social/trader-profile';
import { Fact, Facts } from '../../kit/controls/facts';
import { Segmented } from '../../kit/controls/segmented';
import { SignedFigure } from '../../kit/controls/signed-figure';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import type { ProfileBlockProps } from './hidden-block.view';
import styles from './people.module.css';
import { usePeopleFigures } from './use-people-figures';

const spans = ['sevenDays', 'thirtyDays', 'ninetyDays', 'all'] as const satisfies readonly Span[];

interface ProfileFiguresProps extends ProfileBlockProps {
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
}

/** How somebody did, in figures; each that is hidden says so. */
export function ProfileFigures({ uuid, traders, shows, span, onSpan }: ProfileFiguresProps) {
  const { t } = useTranslation('people');
  const summary = useMemo(() => traders.summary(uuid), [traders, uuid]);
  return (
    <Section
      title={t('figures.title')}
      text={t('figures.text')}
      actions={
        <Segmented
          label={t('period.label')}
          size="small"
          value={span}
          options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
          onChange={onSpan}
        />
      }
    >
      <DataBlock
        state={useResource(summary)}
        onRetry={() => void summary.refresh()}
        skeleton={<Skeleton height={120} />}
      >
        {(known) => <Figures summary={known} span={span} shows={shows} />}
      </DataBlock>
    </Section>
  );
}

interface FiguresProps extends Pick<ProfileBlockProps, 'shows'> {
  readonly summary: ProfileSummary;
  readonly span: Span;
}

function Figures({ summary, span, shows }: FiguresProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const figures = usePeopleFigures();
  const { roi, pnl, volume, winRate, maxDrawdown, sharpe, trades, recordDays, roiInterval } = summary;
  const share = roi?.[span];
  const hidden = <span className={styles.small}>{t('hidden.title')}</span>;
  return (
    <Facts figures>
      <Fact name={t('column.roi')}>
        {shows.pnl ? (
          <SignedFigure value={share === undefined ? undefined : decimal(share).times(100)} places={2}>
            {figures.percent(share)}
          </SignedFigure>
        ) : (
          hidden
        )}
      </Fact>
      <Fact name={t('column.pnl')}>
        {shows.pnl ? (
          <SignedFigure value={pnl?.[span]} places={2}>
            {figures.profit(pnl?.[span])}
          </SignedFigure>
        ) : (
          hidden
        )}
      </Fact>
      <Fact name={t('column.volume')}>{shows.volume ? figures.money(volume?.[span]) : hidden}</Fact>
      <Fact name={t('column.winRate')}>{shows.pnl ? figures.part(winRate?.[span]) : hidden}</Fact>
      <Fact name={t('column.trades')}>{shows.trades ? format.integer(trades?.[span]) : hidden}</Fact>
      <Fact name={t('figures.drawdown90')}>{shows.pnl ? figures.part(maxDrawdown) : hidden}</Fact>
      <Fact name={t('figures.sharpe90')}>
        {shows.pnl ? format.decimal(sharpe === undefined ? undefined : decimal(sharpe), 2, 'half-even') : hidden}
      </Fact>
      <Fact name={t('figures.range90')}>{shows.pnl ? figures.interval(roiInterval) : hidden}</Fact>
      <Fact name={t('figures.days90')}>{shows.pnl ? format.integer(recordDays) : hidden}</Fact>
    </Facts>
  );
}
