import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FuturesQueries } from '../../../application/markets/futures.queries';
import type { LeverageTier } from '../../../domain/markets/futures-figures';
import type { Instrument } from '../../../domain/markets/instrument';
import { tierAt } from '../../../domain/markets/leverage-tiers';
import type { Decimal } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { EmptyState } from '../../kit/controls/empty-state';
import { Mark } from '../../kit/controls/mark';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import styles from './market-info.module.css';

interface TiersBlockProps {
  readonly queries: FuturesQueries;
  readonly instrument: Instrument;
  /** Value of one's own position. */
  readonly held?: Decimal | undefined;
}

/** How leverage and margin go with the size of a position; the tier of one's own is marked. */
export function TiersBlock({ queries, instrument, held }: TiersBlockProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const tiers = useMemo(() => queries.leverageTiers(instrument.symbol), [queries, instrument]);
  const amount = (value: Decimal): string => format.decimal(value, 0, 'half-even');
  return (
    <>
      <p className={styles.text}>{t('tiers.text', { quote: instrument.quote })}</p>
      <DataBlock
        state={useResource(tiers)}
        onRetry={() => void tiers.refresh()}
        skeleton={<RowsSkeleton rows={5} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('tiers.empty.title')} text={t('tiers.empty.text')} />}
      >
        {(rows, stale) => {
          const own = held?.gt(0) ? tierAt(rows, held)?.tier : undefined;
          return (
            <RecordTable<LeverageTier>
              caption={t('info.tiers')}
              stale={stale}
              rows={rows}
              rowKey={({ tier }) => String(tier)}
              columns={[
                {
                  id: 'tier',
                  title: t('tiers.tier'),
                  cell: ({ tier }) => (
                    <>
                      {format.integer(tier)} {tier === own ? <Mark tone="neutral">{t('tiers.own')}</Mark> : null}
                    </>
                  ),
                },
                {
                  id: 'value',
                  title: t('tiers.value', { quote: instrument.quote }),
                  numeric: true,
                  cell: ({ notionalFrom, notionalTo }) => `${amount(notionalFrom)} – ${amount(notionalTo)}`,
                },
                {
                  id: 'leverage',
                  title: t('tiers.leverage'),
                  numeric: true,
                  cell: ({ maximumLeverage }) => `${format.integer(maximumLeverage)}×`,
                },
                {
                  id: 'initial',
                  title: t('tiers.initial'),
                  numeric: true,
                  cell: ({ initialMarginRate }) => format.part(initialMarginRate),
                },
                {
                  id: 'maintenance',
                  title: t('tiers.maintenance'),
                  numeric: true,
                  cell: ({ maintenanceMarginRate }) => format.part(maintenanceMarginRate),
                },
                {
                  id: 'deduction',
                  title: t('tiers.deduction', { quote: instrument.quote }),
                  numeric: true,
                  cell: ({ maintenanceAmount }) => amount(maintenanceAmount),
                },
              ]}
            />
          );
        }}
      </DataBlock>
    </>
  );
}
