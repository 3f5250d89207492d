import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { ExecutionCostQueries } from '../../../application/markets/execution-cost.queries';
import type { Instrument } from '../../../domain/markets/instrument';
import { decimal, type Decimal } from '../../../domain/shared/decimal';
import { Checkbox } from '../../kit/controls/checkbox';
import { Fact, Facts } from '../../kit/controls/facts';
import { Segmented } from '../../kit/controls/segmented';
import { NumberField } from '../../kit/controls/text-field';
import { TypedFigure } from '../../kit/data/typed-figure';
import { useSpokenFigure } from '../../kit/data/use-spoken-figure';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { CostDays } from './cost-days.view';
import { CostTable } from './cost-table.view';
import styles from './market-details.module.css';
import { coinOf } from './coin-of';

const usualAmounts = ['1000', '10000', '100000', '1000000'];

interface CostsBlockProps {
  readonly costs: ExecutionCostQueries;
  readonly instrument: Instrument;
}

/** What any amount costs to trade at once, here and wherever else it is measured. */
export const CostsBlock = observer(function CostsBlock({ costs, instrument }: CostsBlockProps) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const [figure] = useState(() => {
    const typed = new TypedFigure(format.marks);
    typed.fill(decimal(10_000));
    return typed;
  });
  useSpokenFigure(figure);
  const [withFee, setWithFee] = useState(true);
  const choices = known(useResource(useMemo(() => costs.choices(), [costs])));
  const amounts = choices?.amounts ?? usualAmounts.map(decimal);
  const amount = figure.value?.gt(0) ? figure.value : undefined;
  return (
    <>
      <p className={styles.text}>{t('costs.text')}</p>
      <Depth costs={costs} instrument={instrument} />
      <div className={styles.fields}>
        <label className={styles.label}>
          <span>{t('costs.amount', { quote: instrument.quote })}</span>
          <NumberField
            value={figure.text}
            aria-invalid={amount === undefined || undefined}
            onChange={({ target }) => figure.type(target.value)}
          />
        </label>
        <Segmented
          label={t('costs.usual')}
          value={amounts.map(String).find((each) => amount?.eq(each))}
          options={amounts.map((each) => ({
            value: String(each),
            label: format.compact(each.toNumber()).replace(/[.,]00/, ''),
          }))}
          onChange={(chosen) => figure.fill(decimal(chosen))}
        />
        <Checkbox checked={withFee} onChange={setWithFee}>
          {t('costs.withFee')}
        </Checkbox>
      </div>
      {amount ? <Costs costs={costs} instrument={instrument} amount={amount} withFee={withFee} /> : null}
      <p className={styles.note}>{t('costs.note')}</p>
    </>
  );
});

function Depth({ costs, instrument }: CostsBlockProps) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const liquidity = known(useResource(useMemo(() => costs.liquidityOf(instrument.symbol), [costs, instrument])));
  const depth = (value: Decimal | undefined): string =>
    value ? `${format.compact(value.toNumber())} ${instrument.quote}` : '—';
  return (
    <Facts figures>
      <Fact name={t('costs.spread')}>
        {t('costs.points', { points: format.decimal(liquidity?.spreadBps, 2, 'half-even') })}
      </Fact>
      <Fact name={t('costs.bids')}>{depth(liquidity?.bidDepth)}</Fact>
      <Fact name={t('costs.asks')}>{depth(liquidity?.askDepth)}</Fact>
    </Facts>
  );
}

interface CostsProps extends CostsBlockProps {
  readonly amount: Decimal;
  readonly withFee: boolean;
}

function Costs({ costs, instrument, amount, withFee }: CostsProps) {
  const token = coinOf(instrument);
  const read = useMemo(
    () => costs.cost({ amount, token, type: instrument.type, withFee }),
    [costs, amount, token, instrument, withFee],
  );
  return (
    <>
      <CostTable read={read} instrument={instrument} />
      <CostDays costs={costs} query={{ amount, token, type: instrument.type, withFee }} />
    </>
  );
}
