import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategiesQueries } from '../../../application/social/strategies.queries';
import { zero } from '../../../domain/shared/decimal';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { strategiesBy } from '../../../domain/social/strategy-choice';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { Fact, Facts } from '../../kit/controls/facts';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import { StrategyCard } from '../copy-trading/strategy-card.view';
import { usePeopleFigures } from '../people/use-people-figures';
import styles from './trader-recruitment.module.css';

const shown = 3;

/** Who is copied now and with how much, live. */
export function LeadsNow({ strategies }: { readonly strategies: StrategiesQueries }) {
  const { t } = useTranslation('leadTraders');
  const { paths } = useApp();
  const all = useMemo(() => strategies.all(), [strategies]);
  return (
    <Section
      title={t('leads.title')}
      text={t('leads.text')}
      actions={
        <ButtonLink size="small" to={paths.copyMarketplace}>
          {t('leads.all')}
        </ButtonLink>
      }
    >
      <DataBlock
        state={useResource(all)}
        onRetry={() => void all.refresh()}
        skeleton={<LeadsSkeleton />}
        isEmpty={(known) => known.length === 0}
        empty={<EmptyState title={t('leads.none')} text={t('leads.noneText')} />}
      >
        {(known) => <Leads strategies={known} />}
      </DataBlock>
    </Section>
  );
}

function Leads({ strategies }: { readonly strategies: readonly CopyStrategy[] }) {
  const { t } = useTranslation('leadTraders');
  const format = useFormat();
  const figures = usePeopleFigures();
  const copiers = strategies.reduce((sum, each) => sum + each.copiers, 0);
  const assets = strategies.reduce((sum, { assetsUnderCopy }) => sum.plus(assetsUnderCopy), zero);
  return (
    <>
      <div className={styles.totals}>
        <Facts figures>
          <Fact name={t('leads.strategies')}>{format.integer(strategies.length)}</Fact>
          <Fact name={t('leads.copiers')}>{format.integer(copiers)}</Fact>
          <Fact name={t('leads.assets')}>{figures.money(assets)}</Fact>
        </Facts>
      </div>
      <ul className={styles.leads}>
        {strategiesBy(strategies, 'ASSETS')
          .slice(0, shown)
          .map((strategy) => (
            <li key={strategy.strategyId}>
              <StrategyCard strategy={strategy} />
            </li>
          ))}
      </ul>
    </>
  );
}

function LeadsSkeleton() {
  return (
    <>
      <div className={styles.totals}>
        <Skeleton height={44} />
      </div>
      <div className={styles.leads}>
        {Array.from({ length: shown }, (_, place) => (
          <Skeleton key={place} height={374} />
        ))}
      </div>
    </>
  );
}
