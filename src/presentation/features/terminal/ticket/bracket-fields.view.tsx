import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { targetUnits, type TargetUnit } from '../../../../domain/trading/ticket-conditions';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { ChoiceField } from './fields/choice-field';
import type { ConditionalProgram } from '../../../../application/trading/ticket/conditional-program';
import { FurtherField } from './further-field.view';
import styles from './fields/receipt.module.css';
import { useConditionalWords } from './use-conditional-words';

/** Where a position that the order opens is closed again, with a gain or a loss. */
export const BracketFields = observer(function BracketFields({ program }: { readonly program: ConditionalProgram }) {
  const { t } = useTranslation('ticket');
  const format = useFormat();
  const { targetUnit } = program;
  const { fields } = program.order;
  const figures = useMarketFigures(fields.instrument);
  const words = useConditionalWords(program);
  const quote = fields.instrument.quote;
  const unit = targetUnit === 'price' || targetUnit === 'pnl' ? quote : '%';
  const hint = (field: 'takeProfit' | 'stopLoss'): string | undefined => {
    const price = targetUnit === 'price' ? undefined : program.target(field);
    return price && t('bracket.at', { price: figures.price(price), asset: quote });
  };
  return (
    <>
      <ChoiceField<TargetUnit>
        label={t('bracket.by')}
        value={targetUnit}
        options={targetUnits.map((value) => ({ value, label: t(`bracket.unit.${value}`) }))}
        onChoose={(choice) => fields.pick('targetUnit', choice)}
      />
      {(['takeProfit', 'stopLoss'] as const).map((field) => (
        <FurtherField
          key={field}
          fields={fields}
          name={field}
          label={t(`bracket.${field}`)}
          unit={unit}
          problem={words(field)}
          hint={hint(field)}
        />
      ))}
      <ChoiceField
        label={t('field.triggerBy')}
        value={program.triggerBy}
        options={[
          { value: 'MARKET_PRICE', label: t('field.last') },
          { value: 'MARK_PRICE', label: t('field.mark') },
        ]}
        onChoose={(choice) => fields.pick('triggerBy', choice)}
      />
      <p className={styles.held}>
        {program.rewardByRisk
          ? t('bracket.rewardByRisk', { ratio: format.decimal(program.rewardByRisk, 2, 'down') })
          : null}
      </p>
    </>
  );
});
