import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceAlgoOrder } from '../../../../application/trading/place-algo-order.use-case';
import { orderTimings, pegLevels, type OrderTiming } from '../../../../domain/trading/order-draft';
import { useDesk } from '../desk/desk-context';
import { BracketFields } from './bracket-fields.view';
import { ChoiceField } from './choice-field';
import { ConditionalProgramStore } from './conditional-program.store';
import { FurtherField } from './further-field.view';
import { useProblemText } from './use-field-words';
import { view } from '../../../runtime/feature';

export interface OrderOptionsStores {
  readonly placeAlgoOrder: PlaceAlgoOrder;
}

/** How long an order stays, how much of it shows, how far it may slip, and what closes it again. */
export const OrderOptions = observer(function OrderOptions({ stores }: { readonly stores: OrderOptionsStores }) {
  const desk = useDesk();
  const { form } = desk;
  const { t } = useTranslation('ticket');
  const problemText = useProblemText(form);
  const bracket = useMemo(() => new ConditionalProgramStore(stores.placeAlgoOrder, desk), [stores, desk]);
  const { type, timing, level } = form.text;
  const { bracketed } = form;

  useEffect(() => {
    if (!bracketed) return undefined;
    runInAction(() => (form.program = bracket));
    return () => runInAction(() => (form.program = undefined));
  }, [form, bracketed, bracket]);

  const hidden = form.problems.find(({ field }) => field === 'visible');
  // What closes an entry again comes with a plain limit or market order only.
  const closes = form.margin && !form.margin.terms.reduceOnly && timing === 'GTC';
  return (
    <>
      {/* First: what does not go with it vanishes below the field that somebody is typing into. */}
      {closes ? <BracketFields program={bracket} /> : null}
      {type === 'LIMIT' && !bracketed ? (
        <ChoiceField<OrderTiming>
          label={t('option.timing')}
          value={timing}
          options={orderTimings.map((value) => ({ value, label: t(`timing.${value}`) }))}
          onChoose={(choice) => form.choose({ timing: choice })}
        />
      ) : null}
      {type === 'LIMIT' && (timing === 'BID' || timing === 'ASK') ? (
        <ChoiceField
          label={t('option.level')}
          value={String(level)}
          options={pegLevels.map((each) => ({ value: String(each), label: String(each) }))}
          onChoose={(choice) => form.choose({ level: Number(choice) })}
        />
      ) : null}
      {type === 'LIMIT' && timing === 'GTC' && !bracketed ? (
        <FurtherField
          form={form}
          name="visible"
          label={t('option.visible')}
          unit={form.instrument?.base}
          problem={hidden && problemText(hidden)}
          hint={t('option.visibleHint')}
        />
      ) : null}
      {type === 'MARKET' && !bracketed ? (
        <FurtherField
          form={form}
          name="slippage"
          label={t('option.slippage')}
          unit="%"
          hint={t('option.slippageHint')}
        />
      ) : null}
    </>
  );
});

export default view(OrderOptions, { placeAlgoOrder: PlaceAlgoOrder });
