import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopiesQueries } from '../../../application/social/copies.queries';
import type { StrategiesQueries } from '../../../application/social/strategies.queries';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { strategiesBy } from '../../../domain/social/strategy-choice';
import { Select } from '../../kit/controls/select';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { FigureField } from '../partners/figure-field.view';
import parts from '../partners/partners.module.css';
import { EarningsDraft } from './earnings-draft';
import { EarningsResult } from './earnings-result.view';
import styles from './trader-recruitment.module.css';

interface EarningsCalculatorProps {
  readonly strategies: StrategiesQueries;
  readonly copies: CopiesQueries;
}

/** What a lead gets of copied money in three months, with the profit share of a strategy that is copied now. */
export const EarningsCalculator = observer(function EarningsCalculator({
  strategies,
  copies,
}: EarningsCalculatorProps) {
  const { t } = useTranslation('leadTraders');
  const { marks } = useFormat();
  const [draft] = useState(() => new EarningsDraft(marks));
  const all = useMemo(() => strategies.all(), [strategies]);
  return (
    <section className={parts.panel} aria-labelledby="earnings-title">
      <h2 id="earnings-title" className={parts.panelTitle}>
        {t('calculator.title')}
      </h2>
      <FigureField label={t('calculator.assets')} figure={draft.assets} wrong={draft.assets.value?.lt(0) ?? true} />
      <div className={styles.returns}>
        {draft.returns.map((figure, index) => (
          <FigureField
            key={index}
            label={t('calculator.return', { month: index + 1 })}
            figure={figure}
            wrong={draft.returnOf(figure) === undefined}
            signed
          />
        ))}
      </div>
      <div className={styles.outcome}>
        <DataBlock
          state={useResource(all)}
          onRetry={() => void all.refresh()}
          skeleton={<Skeleton height={337} />}
          isEmpty={(known) => known.length === 0}
          empty={<p className={parts.text}>{t('calculator.none')}</p>}
        >
          {(known) => <OfStrategy draft={draft} strategies={strategiesBy(known, 'ASSETS')} copies={copies} />}
        </DataBlock>
      </div>
    </section>
  );
});

interface OfStrategyProps {
  readonly draft: EarningsDraft;
  /** Not empty. */
  readonly strategies: readonly CopyStrategy[];
  readonly copies: CopiesQueries;
}

function OfStrategy({ draft, strategies, copies }: OfStrategyProps) {
  const { t } = useTranslation('leadTraders');
  const [chosen, choose] = useState<string>();
  const { strategyId } = strategies.find((each) => each.strategyId === chosen) ?? strategies[0]!;
  const terms = useMemo(() => copies.terms(strategyId), [copies, strategyId]);
  return (
    <>
      <label className={parts.label}>
        <span>{t('calculator.like')}</span>
        <Select
          value={strategyId}
          options={strategies.map(({ strategyId: value, name }) => ({ value, label: name }))}
          onChange={choose}
        />
      </label>
      <DataBlock state={useResource(terms)} onRetry={() => void terms.refresh()} skeleton={<Skeleton height={257} />}>
        {({ profitShare }) => <EarningsResult draft={draft} profitShare={profitShare} />}
      </DataBlock>
    </>
  );
}
