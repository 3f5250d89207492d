import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FundingPlan } from '../../../domain/markets/funding-plan';
import { parseMarketSymbol } from '../../../domain/markets/market-symbol';
import type { Decimal } from '../../../domain/shared/decimal';
import { Fact, Facts } from '../../kit/controls/facts';
import { useFormat } from '../../kit/formats/use-format';
import type { FundingRow } from './funding-row';
import type { PlannerDraft } from './planner-draft';
import { SignedRate } from './signed-rate.view';
import styles from './funding-rate.module.css';

interface PlanResultProps {
  readonly draft: PlannerDraft;
  readonly row: FundingRow;
  readonly plan: FundingPlan | undefined;
}

const figures = ['expected', 'worst', 'best', 'breakEven', 'settlements'] as const;

/** What the plan comes to; what is wrong with it is told at its fields. */
export const PlanResult = observer(function PlanResult({ draft, row, plan }: PlanResultProps) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const { quote } = parseMarketSymbol(row.symbol)!;
  const value = draft.value(row.markPrice);
  if (plan?.kind === 'noSettlement') return <p className={styles.words}>{t('funding.planner.noSettlement')}</p>;
  if (plan?.kind !== 'plan' || !value)
    return (
      <Facts figures>
        {figures.map((name) => (
          <Fact key={name} name={t(`funding.planner.${name}`)}>
            —
          </Fact>
        ))}
      </Facts>
    );
  const { expected, worst, best, breakEvenMove, settlements, spans } = plan;
  const sum = (amount: Decimal) => (
    <SignedRate rate={amount} text={`${amount.gt(0) ? '+' : ''}${format.decimal(amount, 2, 'half-even')} ${quote}`} />
  );
  const absolute = `${format.decimal(expected.abs(), 2, 'half-even')} ${quote}`;
  const move = format.funding(breakEvenMove);
  return (
    <>
      <Facts figures>
        <Fact name={t('funding.planner.expected')}>{sum(expected)}</Fact>
        <Fact name={t('funding.planner.worst')}>{sum(worst)}</Fact>
        <Fact name={t('funding.planner.best')}>{sum(best)}</Fact>
        <Fact name={t('funding.planner.breakEven')}>{move}</Fact>
        <Fact name={t('funding.planner.settlements')}>{format.integer(settlements)}</Fact>
      </Facts>
      <p className={styles.words}>
        {t(expected.lt(0) ? 'funding.planner.pays' : 'funding.planner.earns', {
          direction: t(`funding.planner.${draft.direction}`),
          value: `${format.decimal(value, 2, 'half-even')} ${quote}`,
          amount: absolute,
          until: format.dateTime(draft.until),
          move,
          spans: format.integer(spans),
          settlements: format.integer(settlements),
        })}
      </p>
      <p className={styles.note}>{t('funding.planner.note')}</p>
    </>
  );
});
