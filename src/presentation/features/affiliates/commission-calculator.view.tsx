import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { ReferralQueries } from '../../../application/account/referral.queries';
import type { ExecutionCostQueries } from '../../../application/markets/execution-cost.queries';
import type { ReferralCampaign } from '../../../domain/account/referral';
import type { ReferralLevel } from '../../../domain/account/referral-commission';
import type { ExchangeFeeTier } from '../../../domain/markets/execution-cost';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { FigureField } from '../partners/figure-field.view';
import styles from '../partners/partners.module.css';
import { percent } from '../partners/rebate-draft';
import own from './affiliates.module.css';
import { CommissionDraft, mostPeople } from './commission-draft';
import { CommissionResult } from './commission-result.view';

interface CommissionCalculatorProps {
  readonly costs: ExecutionCostQueries;
  readonly referral: ReferralQueries;
}

/** What invited people bring in a month, by the fees and levels of the exchange and what somebody expects of them. */
export const CommissionCalculator = observer(function CommissionCalculator({
  costs,
  referral,
}: CommissionCalculatorProps) {
  const { t } = useTranslation('affiliates');
  const { marks } = useFormat();
  const [draft] = useState(() => new CommissionDraft(marks));
  const tiers = useMemo(() => costs.feeTiers(), [costs]);
  const programme = useMemo(() => referral.programme(), [referral]);
  const fees = useResource(tiers);
  const levels = useResource(programme);
  const ownRate = draft.levelOf(levelsOf(known(levels) ?? []))?.rate;
  const unknown = <p className={styles.text}>{t('calculator.unknown')}</p>;
  return (
    <section className={styles.panel} aria-labelledby="commission-title">
      <h2 id="commission-title" className={styles.panelTitle}>
        {t('calculator.title')}
      </h2>
      <Segmented
        label={t('calculator.market')}
        value={draft.type}
        options={(['SPOT', 'PERP'] as const).map((value) => ({ value, label: t(`calculator.${value}`) }))}
        onChange={(type) => draft.of(type)}
      />
      <div className={own.fields}>
        <FigureField
          label={t('calculator.traders')}
          figure={draft.traders}
          wrong={draft.people === undefined}
          most={mostPeople}
        />
        <FigureField label={t('calculator.volume')} figure={draft.volume} wrong={draft.volume.value?.lt(0) ?? true} />
        <FigureField
          label={t('calculator.makerShare')}
          figure={draft.makerShare}
          wrong={percent(draft.makerShare) === undefined}
          most={100}
          percent
        />
        <FigureField
          label={t('calculator.friendShare')}
          figure={draft.friendShare}
          wrong={!(percent(draft.friendShare)?.lte(ownRate ?? 1) ?? false)}
          most={ownRate ? ownRate.times(100).toNumber() : 100}
          percent
        />
      </div>
      <div className={own.outcome}>
        <DataBlock
          state={levels}
          onRetry={() => void programme.refresh()}
          skeleton={<Skeleton height={168} />}
          isEmpty={(programmes) => levelsOf(programmes).length === 0}
          empty={unknown}
        >
          {(programmes) => (
            <DataBlock
              state={fees}
              onRetry={() => void tiers.refresh()}
              skeleton={<Skeleton height={168} />}
              isEmpty={(all) => baseTier(all, draft) === undefined}
              empty={unknown}
            >
              {(all) => <CommissionResult draft={draft} levels={levelsOf(programmes)} tier={baseTier(all, draft)!} />}
            </DataBlock>
          )}
        </DataBlock>
      </div>
    </section>
  );
});

function levelsOf(programmes: readonly ReferralCampaign[]): readonly ReferralLevel[] {
  return programmes[0]?.tiers ?? [];
}

/** What everybody begins with. */
function baseTier(all: readonly ExchangeFeeTier[], { type }: CommissionDraft): ExchangeFeeTier | undefined {
  return all.find((each) => each.type === type);
}
