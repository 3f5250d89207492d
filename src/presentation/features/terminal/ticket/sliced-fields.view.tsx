import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { slicings } from '../../../../domain/trading/ticket-slices';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { ChoiceField } from './fields/choice-field';
import { FurtherField } from './further-field.view';
import programStyles from './order-program.module.css';
import receiptStyles from './fields/receipt.module.css';
import type { SlicedProgram } from '../../../../application/trading/ticket/sliced-program';

/** How a quantity is split: over prices, or over time. */
export const SlicedFields = observer(function SlicedFields({ program }: { readonly program: SlicedProgram }) {
  const { t } = useTranslation('ticket');
  const { parts } = program;
  const average = program.estimate?.averagePrice;
  const { fields } = program.order;
  const format = useFormat();
  const figures = useMarketFigures(fields.instrument);
  const quote = fields.instrument.quote;
  const words = (field: string): string | undefined => {
    const problem = program.problem(field);
    return problem && t(`sliced.${problem}`);
  };
  // What comes at market differs by its time.
  const when = (index: number): string => {
    if (index === 0) return t('sliced.now');
    if (program.minutes === undefined) return t('sliced.atMarket');
    const after = Math.round((program.minutes * 60 * index) / parts.length);
    const [minutes, seconds] = [Math.floor(after / 60), after % 60];
    return [
      ...(minutes > 0 ? [`+${format.integer(minutes)} ${t('field.minutesUnit')}`] : []),
      ...(seconds > 0 ? [`${minutes > 0 ? '' : '+'}${format.integer(seconds)} ${t('sliced.secondsUnit')}`] : []),
    ].join(' ');
  };
  return (
    <>
      {program.scaled ? (
        <>
          <FurtherField fields={fields} name="from" label={t('field.from')} unit={quote} problem={words('from')} />
          <FurtherField fields={fields} name="to" label={t('field.to')} unit={quote} problem={words('to')} />
        </>
      ) : (
        <FurtherField
          fields={fields}
          name="minutes"
          label={t('field.minutes')}
          unit={t('field.minutesUnit')}
          problem={words('minutes')}
        />
      )}
      <FurtherField fields={fields} name="count" label={t('field.count')} unit="" problem={words('count')} />
      {program.scaled ? (
        <ChoiceField
          label={t('field.slicing')}
          value={program.slicing}
          options={slicings.map((value) => ({ value, label: t(`slicing.${value}`) }))}
          onChoose={(choice) => fields.pick('slicing', choice)}
        />
      ) : null}
      {parts.length > 0 ? (
        <ol className={programStyles.parts} aria-label={t('sliced.parts')}>
          {parts.map(({ price, quantity }, index) => (
            <li key={index}>
              <span>
                {figures.size(quantity)} {fields.instrument.base}
              </span>
              <span>{price ? figures.price(price) : when(index)}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {average ? (
        <p className={receiptStyles.note}>
          {t('sliced.average')}: {figures.price(average)} {quote}
        </p>
      ) : null}
      <p className={receiptStyles.note}>{t('sliced.inThisPage')}</p>
    </>
  );
});
