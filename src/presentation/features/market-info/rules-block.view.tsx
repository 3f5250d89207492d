import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeesQueries } from '../../../application/markets/fees.queries';
import type { FuturesQueries } from '../../../application/markets/futures.queries';
import type { FeeTier } from '../../../domain/markets/fee-group';
import type { Instrument } from '../../../domain/markets/instrument';
import { decimalPlaces, type Decimal } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Facts } from './facts';
import styles from './market-info.module.css';

interface RulesBlockProps {
  readonly instrument: Instrument;
  readonly stores: { readonly futures: FuturesQueries; readonly fees: FeesQueries };
}

/** What an order in the market has to keep to, and what it costs. */
export function RulesBlock({ stores, instrument }: RulesBlockProps) {
  const { t } = useTranslation('contracts');
  return (
    <>
      <p className={styles.text}>
        {t(instrument.type === 'PERP' ? 'rules.perpetual' : 'rules.spot', {
          base: instrument.base,
          quote: instrument.quote,
        })}
      </p>
      {instrument.type === 'PERP' ? <Multiplier futures={stores.futures} instrument={instrument} /> : null}
      <OrderRules instrument={instrument} />
      <h2 className={styles.heading}>{t('rules.fees')}</h2>
      <Fees fees={stores.fees} instrument={instrument} />
    </>
  );
}

function OrderRules({ instrument }: { readonly instrument: Instrument }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const { base, quote, tick, step } = instrument;
  const exact = (value: Decimal, unit: string): string =>
    `${format.decimal(value, decimalPlaces(value), 'down')} ${unit}`;
  const band = (floor: Decimal | undefined, cap: Decimal | undefined): string =>
    t('rules.between', {
      from: floor ? format.part(floor) : t('rules.anything'),
      to: cap ? format.part(cap) : t('rules.anything'),
    });
  const { bidFloorRatio, bidCapRatio, askFloorRatio, askCapRatio } = instrument;
  return (
    <Facts
      facts={[
        [t('rules.tick'), exact(tick, quote)],
        [t('rules.step'), exact(step, base)],
        [t('rules.minimum'), exact(instrument.minimumQuantity.gt(0) ? instrument.minimumQuantity : step, base)],
        [t('rules.maximum'), exact(instrument.maximumQuantity, base)],
        ...(instrument.minimumNotional.gt(0)
          ? [[t('rules.notional'), exact(instrument.minimumNotional, quote)] as const]
          : []),
        // Where nothing else is the lowest, one step is; an order at nothing is none.
        [
          t('rules.prices'),
          `${exact(instrument.minimumPrice.gt(0) ? instrument.minimumPrice : tick, quote)} – ${exact(instrument.maximumPrice, quote)}`,
        ],
        ...(bidFloorRatio || bidCapRatio ? [[t('rules.buyBand'), band(bidFloorRatio, bidCapRatio)] as const] : []),
        ...(askFloorRatio || askCapRatio ? [[t('rules.sellBand'), band(askFloorRatio, askCapRatio)] as const] : []),
      ]}
    />
  );
}

/** In words what one contract is. */
function Multiplier({ futures, instrument }: { readonly futures: FuturesQueries; readonly instrument: Instrument }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const multiplier = useMemo(() => futures.multiplier(instrument.symbol), [futures, instrument]);
  return (
    <DataBlock
      state={useResource(multiplier)}
      onRetry={() => void multiplier.refresh()}
      skeleton={<p className={styles.text}>&nbsp;</p>}
      isEmpty={(value) => !value || value.coins === 1}
      empty={null}
    >
      {(value) => (
        <p className={styles.text}>
          {t('rules.multiplier', { base: instrument.base, coins: format.integer(value!.coins), coin: value!.coin })}
        </p>
      )}
    </DataBlock>
  );
}

function Fees({ fees, instrument }: { readonly fees: FeesQueries; readonly instrument: Instrument }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const group = useMemo(() => fees.groupOf(instrument), [fees, instrument]);
  const empty = <EmptyState title={t('rules.noFees.title')} text={t('rules.noFees.text')} />;
  return (
    <DataBlock
      state={useResource(group)}
      onRetry={() => void group.refresh()}
      skeleton={<RowsSkeleton rows={3} />}
      isEmpty={(value) => !value || value.tiers.length === 0}
      empty={empty}
    >
      {(value, stale) => (
        <RecordTable<FeeTier>
          caption={t('rules.fees')}
          stale={stale}
          rows={value!.tiers}
          rowKey={({ tier }) => String(tier)}
          columns={[
            { id: 'tier', title: t('rules.tier'), cell: ({ tier }) => format.integer(tier) },
            {
              id: 'maker',
              title: t('rules.maker'),
              numeric: true,
              cell: ({ makerBps }) => format.rate(makerBps.div(10_000)),
            },
            {
              id: 'taker',
              title: t('rules.taker'),
              numeric: true,
              cell: ({ takerBps }) => format.rate(takerBps.div(10_000)),
            },
          ]}
        />
      )}
    </DataBlock>
  );
}
