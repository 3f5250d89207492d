import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SettledFunding } from '../../../domain/markets/funding';
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
  readonly settled: readonly SettledFunding[];
}

/** What the plan comes to, or why nothing can be said of it. */
export const PlanResult = observer(function PlanResult({ draft, row, settled }: PlanResultProps) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const { quote } = parseMarketSymbol(row.symbol)!;
  const plan = draft.plan(row.rate, row.markPrice, settled);
  const value = draft.value(row.markPrice);
  if (!plan || !value) return <p className={styles.words}>{t('funding.planner.incomplete')}</p>;
  if (plan.kind === 'noSettlement') return <p className={styles.words}>{t('funding.planner.noSettlement')}</p>;
  if (plan.kind === 'shortHistory')
    return (
      <p className={styles.words}>
        {t('funding.planner.shortHistory', {
          needed: format.integer(plan.settlements),
          known: format.integer(plan.known),
        })}
      </p>
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
