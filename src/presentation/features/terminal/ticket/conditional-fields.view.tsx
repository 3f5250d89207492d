import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './choice-field';
import type { ConditionalProgramStore } from './conditional-program.store';
import { FurtherField } from './further-field.view';
import { useConditionalWords } from './use-conditional-words';

/** What an order waits for. */
export const ConditionalFields = observer(function ConditionalFields({
  program,
}: {
  readonly program: ConditionalProgramStore;
}) {
  const { t } = useTranslation('ticket');
  const words = useConditionalWords(program);
  const { form } = program;
  const quote = form.instrument?.quote ?? '';
  const trailing = form.text.type === 'TRAILING_STOP';
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
            onChoose={(choice) => form.pick('distanceBy', choice)}
          />
          <FurtherField
            form={form}
            name="distance"
            label={t('field.distance')}
            unit={program.distanceBy === 'rate' ? '%' : quote}
            problem={words('distance')}
          />
          <FurtherField
            form={form}
            name="activation"
            label={t('field.activation')}
            unit={quote}
            problem={words('activation')}
            hint={t('field.activationHint')}
          />
        </>
      ) : (
        <FurtherField
          form={form}
          name="trigger"
          label={t(form.text.type === 'OCO' ? 'field.stopTrigger' : 'field.trigger')}
          unit={quote}
          problem={words('trigger')}
        />
      )}
      {form.text.type === 'OCO' ? (
        <FurtherField
          form={form}
          name="stopPrice"
          label={t('field.stopPrice')}
          unit={quote}
          problem={words('stopPrice')}
          hint={t('field.stopPriceHint')}
        />
      ) : null}
      {form.margin ? (
        <ChoiceField
          label={t('field.triggerBy')}
          value={program.triggerBy}
          options={[
            { value: 'MARKET_PRICE', label: t('field.last') },
            { value: 'MARK_PRICE', label: t('field.mark') },
          ]}
          onChoose={(choice) => form.pick('triggerBy', choice)}
        />
      ) : null}
    </>
  );
});
