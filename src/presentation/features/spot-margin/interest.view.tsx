import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { interestPage } from '../../../application/trading/margin.queries';
import type { InterestEntry, InterestRate } from '../../../domain/trading/collateral';
import { Section } from '../account-kit/section';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { EmptyState } from '../../kit/controls/empty-state';
import { Pager } from '../../kit/controls/pager';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { tabPanel, Tabs } from '../../kit/controls/tabs';
import styles from './spot-margin.module.css';
import type { SpotMarginStore } from './spot-margin.store';

const panels = ['rates', 'history'] as const;
/** Before somebody asks for all of them. */
const shownRates = 5;

/** What borrowing costs, and what was charged. */
export const InterestSection = observer(function InterestSection({ store }: { readonly store: SpotMarginStore }) {
  const { t } = useTranslation('spotMargin');
  const [panel, setPanel] = useState<(typeof panels)[number]>('rates');
  return (
    <Section title={t('interest.title')} text={t('interest.text')}>
      <Tabs
        name="interest"
        label={t('interest.title')}
        tabs={panels.map((id) => ({ id, label: t(`interest.${id}`) }))}
        selected={panel}
        onSelect={setPanel}
      />
      <div {...tabPanel('interest', panel)}>
        {panel === 'rates' ? <Rates store={store} /> : <History store={store} />}
      </div>
    </Section>
  );
});

function Rates({ store }: { readonly store: SpotMarginStore }) {
  const { t } = useTranslation('spotMargin');
  const format = useFormat();
  const [all, setAll] = useState(false);
  const resource = useMemo(() => store.queries.interestRates(), [store]);
  const state = useResource(resource);
  const columns: readonly Column<InterestRate>[] = [
    { id: 'asset', title: t('collateral.asset'), cell: ({ asset }) => asset },
    {
      id: 'hourly',
      title: t('interest.hourly'),
      numeric: true,
      cell: ({ hourly }) => format.rate(hourly),
    },
    {
      id: 'annual',
      title: t('interest.annual'),
      numeric: true,
      cell: ({ annual }) => format.share(annual),
    },
  ];
  return (
    <DataBlock
      state={state}
      onRetry={() => void resource.refresh()}
      skeleton={<RowsSkeleton roomy rows={shownRates} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyState title={t('interest.noRates.title')} text={t('interest.noRates.text')} />}
    >
      {(rows, stale) => (
        <>
          <RecordTable
            caption={t('interest.rates')}
            columns={columns}
            rows={all ? rows : rows.slice(0, shownRates)}
            rowKey={({ asset }) => asset}
            stale={stale}
            roomy
          />
          {all || rows.length <= shownRates ? null : (
            <div className={styles.more}>
              <Button size="small" variant="ghost" onClick={() => setAll(true)}>
                {t('interest.all', { shown: format.integer(rows.length) })}
              </Button>
            </div>
          )}
        </>
      )}
    </DataBlock>
  );
}

const History = observer(function History({ store }: { readonly store: SpotMarginStore }) {
  const { t } = useTranslation('spotMargin');
  const format = useFormat();
  const { page } = store;
  const resource = useMemo(() => store.queries.interestHistory(page), [store, page]);
  const state = useResource(resource);
  const columns: readonly Column<InterestEntry>[] = [
    { id: 'at', title: t('interest.at'), cell: ({ at }) => format.dateTime(at) },
    { id: 'asset', title: t('collateral.asset'), cell: ({ asset }) => asset },
    { id: 'side', title: t('interest.side'), cell: ({ side }) => t(`interest.sides.${side}`) },
    { id: 'amount', title: t('interest.amount'), numeric: true, cell: ({ amount }) => format.decimal(amount, 8, 'up') },
  ];
  return (
    <DataBlock
      state={state}
      onRetry={() => void resource.refresh()}
      skeleton={<RowsSkeleton roomy rows={3} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={t('interest.empty.title')} text={t('interest.empty.text')} />}
    >
      {({ rows, total }, stale) => (
        <>
          <RecordTable
            caption={t('interest.history')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            stale={stale}
            roomy
          />
          <Pager page={page} pages={Math.ceil(total / interestPage)} onPage={store.show} />
        </>
      )}
    </DataBlock>
  );
});
