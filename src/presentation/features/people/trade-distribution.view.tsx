import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimal } from '../../../domain/shared/decimal';
import type { MarketVolume, ResultCount } from '../../../domain/social/trader-profile';
import { EmptyState } from '../../kit/controls/empty-state';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { type BarRow, Bars } from './bars.view';
import { HiddenBlock, type ProfileBlockProps } from './hidden-block.view';
import styles from './profile.module.css';
import { usePeopleFigures } from './use-people-figures';

const shownMarkets = 8;

/** In which markets somebody trades, and how the trades end. */
export function TradeDistribution({ uuid, traders, shows }: ProfileBlockProps) {
  const { t } = useTranslation('people');
  const summary = useMemo(() => traders.summary(uuid), [traders, uuid]);
  const state = useResource(summary);
  const retry = () => void summary.refresh();
  const skeleton = <Skeleton height={220} />;
  const none = <EmptyState title={t('activity.none')} text={t('activity.noneText')} />;
  return (
    <div className={styles.pair}>
      <Section title={t('markets.title')} text={t('markets.text')}>
        {shows.volume && shows.trades ? (
          <DataBlock
            state={state}
            onRetry={retry}
            skeleton={skeleton}
            isEmpty={({ markets = [] }) => markets.length === 0}
            empty={none}
          >
            {({ markets = [] }) => <MarketBars markets={markets} />}
          </DataBlock>
        ) : (
          <HiddenBlock />
        )}
      </Section>
      <Section title={t('results.title')} text={t('results.text')}>
        {shows.pnl && shows.trades ? (
          <DataBlock
            state={state}
            onRetry={retry}
            skeleton={skeleton}
            isEmpty={({ results = [] }) => results.every(({ trades }) => trades === 0)}
            empty={none}
          >
            {({ results = [] }) => <ResultBars results={results} />}
          </DataBlock>
        ) : (
          <HiddenBlock />
        )}
      </Section>
    </div>
  );
}

function MarketBars({ markets }: { readonly markets: readonly MarketVolume[] }) {
  const { t } = useTranslation('people');
  const figures = usePeopleFigures();
  const rest = markets.slice(shownMarkets).reduce((sum, { volume }) => sum + volume.toNumber(), 0);
  const rows: readonly BarRow[] = [
    ...markets.slice(0, shownMarkets).map(({ symbol, volume }) => ({
      name: marketDisplayName(symbol),
      value: volume.toNumber(),
      text: figures.money(volume),
    })),
    ...(rest > 0 ? [{ name: t('markets.others'), value: rest, text: figures.money(decimal(rest)) }] : []),
  ];
  return <Bars rows={rows} />;
}

function ResultBars({ results }: { readonly results: readonly ResultCount[] }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const figures = usePeopleFigures();
  const name = ({ from, to }: ResultCount): string => {
    if (from === undefined) return t('results.below', { to: figures.bound(to) });
    if (to === undefined) return t('results.above', { from: figures.bound(from) });
    return t('results.between', { from: figures.bound(from), to: figures.bound(to) });
  };
  return (
    <Bars
      rows={results.map((result) => ({
        name: name(result),
        value: result.trades,
        text: format.integer(result.trades),
        tone: (result.to ?? 1) <= 0 ? 'down' : 'up',
      }))}
    />
  );
}
