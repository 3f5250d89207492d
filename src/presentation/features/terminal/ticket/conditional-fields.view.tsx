import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './fields/choice-field';
import type { ConditionalProgram } from '../../../../application/trading/ticket/conditional-program';
import { FurtherField } from './further-field.view';
import { useConditionalWords } from './use-conditional-words';

/** What an order waits for. */
export const ConditionalFields = observer(function ConditionalFields({
  program,
}: {
  readonly program: ConditionalProgram;
}) {
  const { t } = useTranslation('ticket');
  const words = useConditionalWords(program);
  const { fields } = program.order;
  const quote = fields.instrument.quote;
  const trailing = fields.text.type === 'TRAILING_STOP';
  return (
    <>
      {trailing ? (
        <>
          <ChoiceField
            label={t('field.distanceBy')}
            value={program.distanceBy}
            options={[
              { value: 'rate', label: t('field.rate') },
              { value: 'value', label: t('field.value', { asset: quote }) },
            ]}
            onChoose={(choice) => fields.pick('distanceBy', choice)}
          />
          <FurtherField
            fields={fields}
            name="distance"
            label={t('field.distance')}
            unit={program.distanceBy === 'rate' ? '%' : quote}
            problem={words('distance')}
          />
          <FurtherField
            fields={fields}
            name="activation"
            label={t('field.activation')}
            unit={quote}
            problem={words('activation')}
            hint={t('field.activationHint')}
          />
        </>
      ) : (
        <FurtherField
          fields={fields}
          name="trigger"
          label={t(fields.text.type === 'OCO' ? 'field.stopTrigger' : 'field.trigger')}
          unit={quote}
          problem={words('trigger')}
        />
      )}
      {fields.text.type === 'OCO' ? (
        <FurtherField
          fields={fields}
          name="stopPrice"
          label={t('field.stopPrice')}
          unit={quote}
          problem={words('stopPrice')}
          hint={t('field.stopPriceHint')}
        />
      ) : null}
      {fields.instrument.type === 'PERP' ? (
        <ChoiceField
          label={t('field.triggerBy')}
          value={program.triggerBy}
          options={[
            { value: 'MARKET_PRICE', label: t('field.last') },
            { value: 'MARK_PRICE', label: t('field.mark') },
          ]}
          onChoose={(choice) => fields.pick('triggerBy', choice)}
        />
      ) : null}
    </>
  );
});
