import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { NumberField, TextField } from '../../kit/controls/text-field';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useSpokenFigure } from '../../kit/data/use-spoken-figure';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { known } from '../../../application/kernel/resource';
import { parseMarketSymbol } from '../../../domain/markets/market-symbol';
import { Section } from '../account-kit/section';
import type { FundingRatesStore } from './funding-rates.store';
import type { FundingRow } from './funding-row';
import { dayText, PlannerDraft } from './planner-draft';
import { PlanResult } from './plan-result.view';
import styles from './funding-rate.module.css';

const spans = [1, 3, 7, 14, 30] as const;

interface FundingPlannerProps {
  readonly row: FundingRow;
  readonly rates: FundingRatesStore;
}

/** What a position would have paid or received over as long a time as it is meant to be held. */
export const FundingPlanner = observer(function FundingPlanner({ row, rates }: FundingPlannerProps) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const now = useExchangeNow(false);
  const [draft] = useState(() => new PlannerDraft(format.marks, now));
  useSpokenFigure(draft.amount);
  const read = useMemo(() => rates.funding.past(row.symbol), [rates, row.symbol]);
  const { base, quote } = parseMarketSymbol(row.symbol)!;
  const id = useId();
  const [dayLeft, setDayLeft] = useState(false);
  const state = useResource(read);
  const today = dayText(now);
  const past = draft.day < today;
  const settled = known(state);
  const plan = past || !settled ? undefined : draft.plan(row.rate, row.markPrice, settled);
  const dayProblem = past
    ? dayLeft && t('funding.planner.dayWanted')
    : plan?.kind === 'shortHistory' &&
      t('funding.planner.shortHistory', {
        needed: format.integer(plan.settlements),
        known: format.integer(plan.known),
      });
  return (
    <Section title={t('funding.planner.title')} text={t('funding.planner.text')}>
      <div className={styles.planner}>
        <div className={styles.fields}>
          <Segmented
            titled
            label={t('funding.planner.direction')}
            value={draft.direction}
            options={(['LONG', 'SHORT'] as const).map((value) => ({ value, label: t(`funding.planner.${value}`) }))}
            onChange={(direction) => draft.turn(direction)}
          />
          <div className={styles.amount}>
            <label className={styles.label}>
              <span>{t('funding.planner.amount')}</span>
              <NumberField
                value={draft.amount.text}
                aria-invalid={draft.amountIsWrong || undefined}
                aria-describedby={draft.amountIsWrong ? `${id}-amount` : undefined}
                onChange={({ target }) => draft.amount.type(target.value)}
                onBlur={() => draft.amount.leave()}
              />
            </label>
            <Segmented
              label={t('funding.planner.unit')}
              value={draft.unit}
              options={[
                { value: 'quote', label: quote },
                { value: 'base', label: base },
              ]}
              onChange={(unit) => draft.countIn(unit)}
            />
            {draft.amountIsWrong ? (
              <p id={`${id}-amount`} role="alert" className={styles.problem}>
                {t('funding.planner.amountWanted')}
              </p>
            ) : null}
          </div>
          <Segmented
            titled
            label={t('funding.planner.hold')}
            value={spans.find((days) => draft.day === dayText(now + days * 86_400_000))}
            options={spans.map((value) => ({ value, label: t('funding.days', { count: value }) }))}
            onChange={(days) => draft.holdFor(days, now)}
          />
          <label className={styles.label}>
            <span>{t('funding.planner.until')}</span>
            <TextField
              type="date"
              min={today}
              value={draft.day}
              aria-invalid={Boolean(dayProblem) || undefined}
              aria-describedby={dayProblem ? `${id}-day` : undefined}
              onChange={({ target }) => draft.holdUntil(target.value)}
              onBlur={() => setDayLeft(true)}
            />
          </label>
          {dayProblem ? (
            <p id={`${id}-day`} role="alert" className={styles.problem}>
              {dayProblem}
            </p>
          ) : null}
        </div>
        <div className={styles.result}>
          <DataBlock state={state} onRetry={() => void read.refresh()} skeleton={<Skeleton height={180} />}>
            {() => <PlanResult draft={draft} row={row} plan={plan} />}
          </DataBlock>
        </div>
      </div>
    </Section>
  );
});
