import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { leadingStaleAfter } from '../../../application/social/leading.queries';
import type { Leading, OwnStrategy } from '../../../domain/social/leading';
import { PageLink } from '../../kit/controls/page-link';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import { ProductNotice } from '../money-kit/product-notice.view';
import { LeadRequirements, LeadsAsMain } from './lead-requirements.view';
import type { LeadingStores } from './leading-stores';
import { OpenStrategy } from './open-strategy.view';
import { OwnStrategyDetail } from './own-strategy.view';
import { StrategyStatus } from './strategy-status.view';
import { useUsdt } from './use-usdt';
import styles from './copy-trading.module.css';

interface OwnStrategiesProps {
  readonly stores: LeadingStores;
  /** In detail; the first otherwise. */
  readonly strategyId: string | undefined;
}

/** What the account leads, who copies it and what that brings; and the way to open a strategy. */
export function OwnStrategies({ stores, strategyId }: OwnStrategiesProps) {
  const { t } = useTranslation('copyTrading');
  const state = useMemo(() => stores.leading.state(), [stores]);
  useEffect(() => stores.refresh.follow(state, leadingStaleAfter), [stores, state]);
  return (
    <DataBlock
      state={useResource(state)}
      onRetry={() => void state.refresh()}
      skeleton={<RowsSkeleton roomy rows={4} />}
    >
      {(leading, stale) => {
        const { strategies } = leading;
        const chosen = strategies.find((each) => each.strategyId === strategyId) ?? strategies[0];
        return (
          <>
            {chosen === undefined ? null : (
              <Section title={t('lead.title')} text={t('lead.text')}>
                <StrategiesTable strategies={strategies} stale={stale} />
                <OwnStrategyDetail key={chosen.strategyId} strategy={chosen} stores={stores} />
              </Section>
            )}
            <NewOne leading={leading} stores={stores} />
          </>
        );
      }}
    </DataBlock>
  );
}

const NewOne = observer(function NewOne({
  leading,
  stores,
}: {
  readonly leading: Leading;
  readonly stores: LeadingStores;
}) {
  const { t } = useTranslation('copyTrading');
  const { session } = useApp();
  const isReady = leading.requirements.every(({ met }) => met);
  // Whoever acts for a sub-account meets none of them by trying.
  const text = session.account?.main === false ? undefined : t(isReady ? 'lead.openText' : 'lead.needText');
  return (
    <Section anchor="open-strategy" title={t('lead.open')} text={text}>
      <LeadsAsMain>
        <ProductNotice queries={stores.access} product="COPY" room={200}>
          <LeadRequirements requirements={leading.requirements} />
          {isReady ? <OpenStrategy leading={leading} store={stores.newStrategy} /> : null}
        </ProductNotice>
      </LeadsAsMain>
    </Section>
  );
});

function StrategiesTable({
  strategies,
  stale,
}: {
  readonly strategies: readonly OwnStrategy[];
  readonly stale: boolean;
}) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const usdt = useUsdt();
  const columns: readonly Column<OwnStrategy>[] = [
    {
      id: 'strategy',
      title: t('column.strategy'),
      cell: ({ strategyId, name, kind }) => (
        <span className={styles.stack}>
          <PageLink to={paths.ownStrategy(strategyId)}>{name}</PageLink>
          <small className={styles.lead}>{t(`kind.${kind}`)}</small>
        </span>
      ),
    },
    { id: 'status', title: t('column.status'), cell: (strategy) => <StrategyStatus strategy={strategy} /> },
    { id: 'share', title: t('terms.share'), numeric: true, cell: ({ profitShare }) => format.part(profitShare) },
    { id: 'copiers', title: t('figure.copiers'), numeric: true, cell: ({ copiers }) => format.integer(copiers) },
    {
      id: 'assets',
      title: t('by.ASSETS'),
      numeric: true,
      cell: ({ assetsUnderCopy }) => usdt(assetsUnderCopy),
    },
    { id: 'earned', title: t('lead.earned'), numeric: true, cell: ({ earned }) => usdt(earned) },
    { id: 'since', title: t('column.since'), cell: ({ openedAt }) => format.date(openedAt) },
  ];
  return (
    <RecordTable
      caption={t('lead.title')}
      wide
      roomy
      stale={stale}
      columns={columns}
      rows={strategies}
      rowKey={({ strategyId }) => strategyId}
    />
  );
}
