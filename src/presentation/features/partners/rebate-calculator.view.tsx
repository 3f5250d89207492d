import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExecutionCostQueries } from '../../../application/markets/execution-cost.queries';
import type { ExchangeFeeTier } from '../../../domain/markets/execution-cost';
import { Segmented } from '../../kit/controls/segmented';
import { Select } from '../../kit/controls/select';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { FigureField } from './figure-field.view';
import { percent, RebateDraft } from './rebate-draft';
import { RebateResult } from './rebate-result.view';
import styles from './partners.module.css';

/** What comes back to a broker in a month, by the exchange's own fees and what the person expects. */
export const RebateCalculator = observer(function RebateCalculator({
  costs,
}: {
  readonly costs: ExecutionCostQueries;
}) {
  const { t } = useTranslation('partners');
  const { marks } = useFormat();
  const [draft] = useState(() => new RebateDraft(marks));
  const tiers = useMemo(() => costs.feeTiers(), [costs]);
  return (
    <section className={styles.panel} aria-labelledby="rebate-title">
      <h2 id="rebate-title" className={styles.panelTitle}>
        {t('rebate.title')}
      </h2>
      <Segmented
        label={t('rebate.market')}
        value={draft.type}
        options={(['SPOT', 'PERP'] as const).map((value) => ({ value, label: t(`market.${value}`) }))}
        onChange={(type) => draft.of(type)}
      />
      <div className={styles.fields}>
        <FigureField label={t('rebate.volume')} figure={draft.volume} wrong={draft.volume.value?.lt(0) ?? true} />
        <FigureField
          label={t('rebate.makerShare')}
          figure={draft.makerShare}
          wrong={percent(draft.makerShare) === undefined}
          most={100}
          percent
        />
        <FigureField
          label={t('rebate.rate')}
          figure={draft.rate}
          wrong={!draft.rate.isEmpty && percent(draft.rate) === undefined}
          most={100}
          percent
        />
      </div>
      <div className={styles.outcome}>
        <DataBlock
          state={useResource(tiers)}
          onRetry={() => void tiers.refresh()}
          skeleton={<Skeleton height={232} />}
          isEmpty={(all) => all.every(({ type }) => type !== draft.type)}
          empty={<p className={styles.text}>{t('rebate.noTiers')}</p>}
        >
          {(all) => <TierResult draft={draft} tiers={all.filter(({ type }) => type === draft.type)} />}
        </DataBlock>
      </div>
    </section>
  );
});

interface TierResultProps {
  readonly draft: RebateDraft;
  /** Of one market type; not empty. */
  readonly tiers: readonly ExchangeFeeTier[];
}

const TierResult = observer(function TierResult({ draft, tiers }: TierResultProps) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const chosen = tiers.find(({ tier }) => tier === draft.tier) ?? tiers[0]!;
  return (
    <>
      <label className={styles.label}>
        <span>{t('rebate.tier')}</span>
        <Select
          value={chosen.tier}
          options={tiers.map(({ tier, makerBps, takerBps }) => ({
            value: tier,
            label: t('rebate.tierName', {
              tier: format.integer(tier),
              maker: format.rate(makerBps.div(10_000)),
              taker: format.rate(takerBps.div(10_000)),
            }),
          }))}
          onChange={(tier) => draft.at(tier)}
        />
      </label>
      <RebateResult fees={draft.fees(chosen)} rebate={draft.rebate(chosen)} />
    </>
  );
});
